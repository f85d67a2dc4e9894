/** Shows a table with these traits in the place of the demo's. */
window.shown = (traits) => {
  const { model, widget, el, leave } = window.demo;
  leave();
  el.replaceChildren();
  const made = new model.constructor(traits);
  made.answer = ({ kind }) => kind === "log" && queueMicrotask(() => made.fire("msg:custom", { kind: "log", lines: [] }));
  window.demo.leave = widget.render({ model: made, el });
};

/** Every text that is seen or heard: text nodes, names, titles, placeholders, hidden panels included. */
window.texts = () => {
  const root = document.querySelector(".pn-root");
  const found = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) found.push(walk.currentNode.data);
  for (const node of root.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "aria-description", "alt"])
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
  return found;
};
