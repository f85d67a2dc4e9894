// The texts of a table at this width that leave the box they stand in, each with its class.
(width) => {
  demo.el.style.width = `${width}px`;
  const root = document.querySelector(".pn-root");
  const rooms = "th, td, .pn-btn, .pn-tag, .pn-tools > *, .pn-bar, .pn-piles > *, .pn-seat, .pn-note, .pn-dial, .pn-log, .pn-field > *, .pn-player > *, dd, dt, .pn-prose p, .pn-green, .pn-frame";
  const apart = ".pn-heard, .pn-sign"; // the one is for readers only, the other hangs over a corner
  const all = [...root.querySelectorAll(`:not(${apart})`)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const texts = all.flatMap((node) => [...node.childNodes]).filter((node) => node.nodeType === 3 && node.data.trim());
  const isCut = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const [box, room] = [range.getBoundingClientRect(), text.parentElement.closest(rooms).getBoundingClientRect()];
    return box.width > 0 && (box.right > room.right + 1 || box.left < room.left - 1);
  };
  return texts.filter(isCut).map((text) => `${text.parentElement.className || text.parentElement.localName}: ${text.data}`);
}
