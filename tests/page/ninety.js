// What is wrong with a table of 99 at this width: things that overlap, leave their box, or are cut.
(width) => {
  document.querySelector("main").style.width = `${width}px`;
  const all = (part) => [...document.querySelectorAll(part)].filter((node) => node.checkVisibility());
  const box = (node) => node.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const overlap = (nodes) => nodes.some((one, i) => nodes.slice(i + 1).some((other) => !apart(box(one), box(other))));
  const cut = (part) => all(part).filter((node) => node.scrollWidth > node.clientWidth + 1 && node.textContent.length < 12);
  const [frame] = all(".pn-frame"), [green] = all(".pn-green");
  const parts = all(".pn-dial, .pn-own, .pn-desk .pn-place, .pn-desk .pn-before, .pn-ending, .pn-desk .pn-result, .pn-note > p");
  const leafs = parts.filter((part) => !parts.some((other) => other !== part && part.contains(other) && other.matches(".pn-before")));
  return [
    frame.scrollWidth > frame.clientWidth && "the frame is too wide",
    overlap(leafs.filter((part) => !part.closest(".pn-before") || part.matches(".pn-before"))) && "parts of the green overlap",
    parts.some((part) => !inside(box(part), box(green))) && "something leaves the green",
    overlap(all(".pn-seat")) && "seats overlap",
    all(".pn-seat").some((seat) => [...seat.querySelectorAll(".pn-place, .pn-tokens, .pn-name, .pn-btn")].filter((node) => node.checkVisibility()).some((node) => !inside(box(node), { ...box(seat).toJSON(), top: -9e9, left: box(seat).left - 6 }))) && "something leaves its seat",
    all(".pn-rival").some((seat) => overlap([...seat.querySelectorAll(".pn-backs .pn-place, .pn-tokens, .pn-badge")].filter((node) => node.checkVisibility()))) && "cards, tokens and badge overlap",
    cut(".pn-rival .pn-name, .pn-ending b, .pn-ending h3").length > 0 && "a short name is cut",
    all(".pn-way-to > *, .pn-makes > *").some((text) => !inside(box(text), box(text.parentElement))) && "what a card makes is cut",
  ].filter(Boolean);
}
