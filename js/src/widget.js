// @ts-check
import { Table } from "./table.js";

/** @type {import("@anywidget/types").Render} */
function render({ model, el }) {
  const table = new Table(model, el);
  return () => table.close();
}

export default { render };
