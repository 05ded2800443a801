import { Entries } from "./lib/engine/language/gloss/entries";
import { reader } from "./lib/engine/language/gloss/read";
import { translate } from "./lib/engine/language/gloss/translate";
import { readFileSync } from "fs";
const code = process.argv[2]!;
const { GLOSS } = await import(`/tmp/h/francais/lib/engine/language/${code}/gloss.ts`);
const e = new Entries(GLOSS); const r = reader(e);
const unknown = new Map<string, number>();
for (const l of readFileSync(process.argv[3]!, "utf8").split("\n")) {
  if (!l.trim()) continue;
  const t = r(l);
  for (const x of t) if (x.kind === "unknown") unknown.set(x.means.toLowerCase(), (unknown.get(x.means.toLowerCase()) ?? 0) + 1);
  if (!process.argv[4]) console.log(l + "\n   → " + translate(l, t, GLOSS).text);
}
console.log([...unknown].sort((a, b) => b[1] - a[1]).map(([w, n]) => `${w}:${n}`).join(" "));
