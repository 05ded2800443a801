import { cutActions } from "@/lib/engine/cut";
import { linkActions } from "@/lib/engine/link/actions";
import { arrangeSteps } from "@/lib/engine/arrange";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { SHAPES, shaped,useDoors } from "@/tests/robustness/doors";
useDoors();
const FEW = ["1 cup flour", "2 eggs", "3 tbsp butter, divided"].map((text) => ({ text, parsed: parseIngredientLine(text) }));
for (const n of [7500,15000,30000,60000]) {
    const acts = cutActions(shaped(SHAPES["identical lines"]!,n).split("\n").map((text)=>({text})));
let b=1e9,c=1e9,l:any;for(let i=0;i<4;i++){let s=process.cpuUsage().user/1000; l=linkActions({ title: null, lines: FEW, actions: acts }); b=Math.min(b,process.cpuUsage().user/1000-s);s=process.cpuUsage().user/1000; arrangeSteps(FEW.map(x=>x.parsed), l); c=Math.min(c,process.cpuUsage().user/1000-s);}
console.log(n, acts.length,b,c);}
