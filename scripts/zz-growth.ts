import { cutActions } from "@/lib/engine/cut";
import { linkActions } from "@/lib/engine/link/actions";
import { arrangeSteps } from "@/lib/engine/arrange";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { SHAPES, shaped, useDoors } from "@/tests/robustness/doors";
const linesOf = (text: string) => text.split("\n").map((t) => ({ text: t }));
const cutUp = (text: string, chars: number) => (text.match(new RegExp(`[^]{1,${chars}}`, "g")) ?? []).map((part) => ({ text: part }));
useDoors();
const FEW = ["1 cup flour", "2 eggs", "3 tbsp butter, divided"].map((text) => ({ text, parsed: parseIngredientLine(text) }));
const best = (f: () => unknown) => { let b = 1e9; for (let i = 0; i < 3; i++) { const s = process.cpuUsage().user/1000; f(); b = Math.min(b, process.cpuUsage().user/1000 - s); } return b; };
const rows: string[] = [];
for (const [name, pat] of Object.entries(SHAPES)) {
  const t = (n: number) => {
    const acts = cutActions(linesOf(shaped(pat, n)));
    const many = cutUp(shaped(pat, n), 60).slice(0, 400).map((l) => ({ ...l, parsed: parseIngredientLine(l.text) }));
    const fewA = cutActions(FEW.map((l) => ({ text: l.text })));
    const one = [{ text: shaped(pat, n), parsed: parseIngredientLine(shaped(pat, n)) }, ...FEW];
    const mixA = cutActions([{ text: "Mix the flour and the eggs." }]);
    const linked = linkActions({ title: null, lines: FEW, actions: acts });
    return [
      best(() => linkActions({ title: null, lines: FEW, actions: acts })),
      best(() => linkActions({ title: null, lines: many, actions: fewA })),
      best(() => linkActions({ title: null, lines: one, actions: mixA })),
      best(() => linkActions({ title: null, lines: many, actions: acts.slice(0,400) })),
      best(() => arrangeSteps(FEW.map((l) => l.parsed), linked)),
    ];
  };
  const [a, b] = [t(15000), t(7500)];
  rows.push(name.padEnd(20) + a.map((x, i) => `${x.toFixed(1)}ms/${(x / b[i]).toFixed(1)}x`.padStart(16)).join(""));
}
console.log(" ".repeat(20) + ["actions", "manylines", "oneline", "both", "arrange"].map((x) => x.padStart(16)).join(""));
console.log(rows.join("\n"));
// real: 200 lines x 400 actions
const ln = Array.from({ length: 200 }, (_x, i) => ({ text: `${i + 1} g ${["flour", "sugar", "butter", "carrots", "onions, chopped", "garlic"][i % 6]}` }));
const lp = ln.map((l) => ({ ...l, parsed: parseIngredientLine(l.text) }));
const real = Array.from({ length: 200 }, (_x, i) => ({ text: `Fry the ${["flour", "sugar", "butter", "carrots", "onions", "garlic"][i % 6]} and stir in half the sugar. Add the rest of the butter.` }));
const acts = cutActions(real);
console.log("200 lines x", acts.length, "actions", best(() => linkActions({ title: null, lines: lp, actions: acts })).toFixed(0), "half", best(() => linkActions({ title: null, lines: lp.slice(0, 100), actions: acts.slice(0, acts.length / 2) })).toFixed(0));
