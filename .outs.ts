import { readFileSync, writeFileSync } from "node:fs";
import { formatRecipe } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
const [file, out] = process.argv.slice(2);
const list = JSON.parse(readFileSync(file!, "utf8")) as any[];
const res: string[] = [];
for (const c of list) {
  const src = c.source ?? c.text; if (typeof src !== "string") continue;
  const read = parseRecipeText(src);
  if (!read) { res.push(`#### ${c.id}`, "NONE"); continue; }
  const r = formatRecipe(read, src) as any;
  res.push(`#### ${c.id}`, `T ${r.title} | ${r.servings} | ${r.yield} | ${r.totalMinutes}`);
  res.push(...JSON.stringify(r.ingredients).split('","').map((x) => "L " + x));
  for (const s of r.steps) for (const a of s.actions ?? []) res.push(`A ${s.isPrep ? "P " : ""}${s.section ?? ""} | ${a.text} | ${a.uses.map((u: any) => `${u.line}:${u.amount ?? ""}`).join(", ")} | ${JSON.stringify(a.seconds)}`);
  for (const n of r.notes ?? []) res.push("N " + n);
  for (const i of r.receipt?.issues ?? []) res.push(`! ${i.kind} ${i.message} ${JSON.stringify(i.lines ?? [])}`);
}
writeFileSync(out!, res.join("\n") + "\n");
