import { afterEach, expect, test } from "vitest";
import { sayName } from "../src/dom.js";

afterEach(() => document.body.replaceChildren());

test.each([
  ["Ann", ["Ann"]],
  ["Novice 2", ["Novice", " 2"]],
  ["Anna Maria 10", ["Anna Maria", " 10"]],
  ["Agent 007", ["Agent 007"]],
  ["7", ["7"]],
  ["<b>Ann</b> 3", ["<b>Ann</b>", " 3"]],
])("a name gives way before its number does: %s", (name, parts) => {
  const node = document.createElement("span");
  sayName(node, name);
  expect(node.textContent).toBe(name);
  expect([...node.children].map((part) => part.textContent)).toEqual(parts);
  const [first] = node.children;
  sayName(node, name);
  expect(node.firstElementChild).toBe(first);
});
