// Feeds every state into one table, as one match would, and measures it. Boxes are rounded to half a pixel.
async ([players, widths, names = ["teeoff", "turn", "drawn", "taken", "skip", "lastshots", "holeover", "turn", "over", "caddie", "caddie-turn"]]) => {
  const { model, el, state } = window.demo;
  const parts = [".pn-bar", ".pn-tools", ".pn-table", ".pn-rivals", ".pn-green", ".pn-score", ".pn-log", ".pn-own .pn-layout", ".pn-fan"];
  const texts = ".pn-ask, .pn-btn > span, .pn-note p, .pn-tag, .pn-showing, .pn-hole, .pn-clasp, .pn-seat .pn-tokens, .pn-badge, .pn-makes > *, .pn-way-to > *, .pn-dial > span";
  const found = { jumps: [], cut: [], small: [], tiny: [], wide: [] };
  const root = el.querySelector(".pn-root");
  const boxes = parts.filter((part) => root.querySelector(part));
  const frame = root.querySelector(".pn-frame");
  const all = (selector) => [...root.querySelectorAll(selector)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const half = (n) => Math.round(n * 2) / 2;

  const at = (node) => {
    const [box, origin] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
    return [box.x - origin.x, box.y - origin.y, box.width, box.height].map(half).join(" ");
  };
  const places = () => ({
    ...Object.fromEntries(boxes.map((box) => [box, at(root.querySelector(box))])),
    ...Object.fromEntries(all(".pn-rival").map((node, i) => [`rival ${i}`, at(node)])),
  });
  const isCut = (node) => {
    const [box, room] = [node.getBoundingClientRect(), node.closest(".pn-bar, .pn-btn, .pn-note, .pn-makes, .pn-way-to, .pn-dial, .pn-seat, td").getBoundingClientRect()];
    const rim = node.matches(".pn-hole, .pn-clasp") ? 5 : 1;
    return box.width > 0 && (box.right > room.right + rim || box.left < room.left - rim || box.bottom > room.bottom + 1);
  };
  const isSmall = (node) => {
    const box = node.getBoundingClientRect();
    return box.width < 44 || box.height < 44;
  };
  const isTiny = (node) => {
    const text = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    return text && Number.parseFloat(getComputedStyle(node).fontSize) < 11;
  };

  const given = new Map(await Promise.all(names.map(async (name) => [name, await state(name, { players })])));
  let revision = 1000;
  root.querySelector(".pn-tool-caddie").click(); // it says something where Python has said something
  for (const width of widths) {
    el.style.width = `${width}px`;
    let first = null;
    for (const name of names) {
      const traits = structuredClone(given.get(name));
      traits.view = { ...traits.view, revision: revision++, did: null };
      if (traits.panel.advice) traits.panel.advice.revision = traits.view.revision;
      model.feed(traits);
      const now = places();
      first ??= now;
      const say = (node) => `${width} ${name} ${node.className} ${node.textContent}`;
      for (const [box, place] of Object.entries(now)) if (first[box] !== place) found.jumps.push(`${width} ${name} ${box}: ${first[box]} -> ${place}`);
      found.small.push(...all("button").filter(isSmall).map(say));
      found.tiny.push(...all("*").filter(isTiny).map(say));
      found.cut.push(...all(texts).filter(isCut).map(say));
      if (frame.scrollWidth > frame.clientWidth) found.wide.push(`${width} ${name}`);
    }
  }
  return found;
}
