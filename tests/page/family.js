// What is wrong with a table at this width: things that overlap, leave their box, or are cut.
(width) => {
  document.querySelector("main").style.width = `${width}px`;
  const all = (part) => [...document.querySelectorAll(part)].filter((node) => node.offsetParent);
  const box = (node) => node.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const [frame] = all(".pn-frame"), own = box(all(".pn-own .pn-marked")[0]), green = box(all(".pn-green")[0]);
  const desk = all(".pn-desk .pn-place, .pn-desk .pn-btn, .pn-result td").map(box);
  const layouts = all(".pn-layout").map((node) => [box(node), [...node.querySelectorAll(".pn-clasp:not([hidden])")].map(box)]);
  return [
    frame.scrollWidth > frame.clientWidth && "the frame is too wide",
    desk.some((one) => !apart(one, own)) && "the desk and the own layout overlap",
    (own.right > green.right + 1 || own.bottom > green.bottom + 1) && "the own layout leaves the green",
    layouts.some(([lay, pills]) => pills.some((pill) => pill.left < lay.left - 1 || pill.right > lay.right + 1 || pill.bottom > lay.bottom + 1)) && "a sign leaves its layout",
    all(".pn-own .pn-place").some((place) => box(place).width < 24) && "a card is too small to be hit",
    all(".pn-rival .pn-name").some((name) => name.scrollWidth > name.clientWidth + 1) && "a short name is cut",
  ].filter(Boolean);
}
