"""BR-026: what JupyterLab says about its own buttons, lists and keys decides nothing in the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lab.table import Table

if TYPE_CHECKING:
    from lab.notebook import Notebook

# Every foreign rule that matches inside the table is switched off, property by property: what looks different then?
DECIDED_BY_OTHERS = """(root) => {
  const found = new Set();
  const each = (rules) => {
    for (const rule of rules) {
      if (!(rule instanceof CSSStyleRule)) { if (rule.cssRules) each(rule.cssRules); continue; }
      if (rule.selectorText.includes("pn-") || rule.selectorText.includes("::")) continue;
      const hit = [...root.querySelectorAll(rule.selectorText)];
      for (const name of hit.length ? [...rule.style].filter((name) => !name.startsWith("--")) : []) {
        const [value, weight] = [rule.style.getPropertyValue(name), rule.style.getPropertyPriority(name)];
        const seen = () => hit.map((node) => getComputedStyle(node).getPropertyValue(name)).join();
        const before = seen();
        rule.style.removeProperty(name);
        if (seen() !== before) found.add(`${rule.selectorText} { ${name}: ${value} }`);
        rule.style.setProperty(name, value, weight);
      }
    }
  };
  for (const sheet of document.styleSheets) each(sheet.cssRules);
  return [...found];
}"""


def test_br_026_no_rule_of_jupyterlab_decides_anything_in_the_table(notebook: Notebook) -> None:
    notebook.open("from playnine_widget import CardTable\n\nCardTable(seed=7)")
    notebook.run(0)
    table = Table(notebook.table(0))
    table.ready()
    table.place("B1").focus()
    notebook.page.keyboard.press("ArrowRight")  # by key: the ring is seen
    assert table.root.evaluate(DECIDED_BY_OTHERS) == []
    for tool in ("help", "new"):
        table.tool(tool).click()
        assert table.root.evaluate(DECIDED_BY_OTHERS) == []
