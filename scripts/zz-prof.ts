import { cutActions } from "@/lib/engine/cut";
import { linkActions } from "@/lib/engine/link/actions";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { SHAPES, shaped } from "@/tests/robustness/doors";
const cutUp = (text: string, chars: number) => (text.match(new RegExp(`[^]{1,${chars}}`, "g")) ?? []).map((part) => ({ text: part }));
for (const name of ["identical lines","identical steps","list of food"]) {
const pat=SHAPES[name]!;
    const acts = cutActions(shaped(pat,15000).split("\n").map((text)=>({text})));
    const many = cutUp(shaped(pat, 15000), 60).slice(0, 400).map((l) => ({ ...l, parsed: parseIngredientLine(l.text) }));
for(let i=0;i<2;i++){const s=process.cpuUsage().user/1000; linkActions({ title: null, lines: many, actions: acts }); console.log(name, acts.length, many.length, process.cpuUsage().user/1000-s);}
}
const ln = Array.from({ length: 200 }, (_x, i) => ({ text: `${i + 1} g ${["flour", "sugar", "butter", "carrots", "onions, chopped", "garlic"][i % 6]}` }));
const lp = ln.map((l) => ({ ...l, parsed: parseIngredientLine(l.text) }));
const real = Array.from({ length: 200 }, (_x, i) => ({ text: `Fry the ${["flour", "sugar", "butter", "carrots", "onions", "garlic"][i % 6]} and stir in half the sugar. Add the rest of the butter.` }));
const acts = cutActions(real);
for(let i=0;i<2;i++){const s=process.cpuUsage().user/1000; linkActions({ title: null, lines: lp, actions: acts }); console.log("real", process.cpuUsage().user/1000-s);}
