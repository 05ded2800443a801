/**
 * `npm run eval -- <kind> --cases DIR_OR_FILE --out FILE`: runs the engine on a corpus and writes one prediction a line.
 * `npm run eval -- faults` needs no corpus: it seeds faults into recipes of our own. Nor does `layouts`, which sets them as people do, nor
 * `orders`, which sets their orders one by one in another recipe.
 * Kinds are the files beside this one; the formats of cases and predictions are the scorers'.
 */
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { runAll } from "./all";
import { KINDS, type Kind } from "./bars";

type Predictor = { predict: (cases: string) => AsyncGenerator<object> };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cases: { type: "string" }, out: { type: "string" } },
});
if (positionals[0] === "all" && values.cases) {
  await runAll(values.cases, values.out);
  process.exit(0);
}
/** What needs no corpus, and prints a table. */
const REPORTS: Readonly<Record<string, () => Promise<{ report: () => string }>>> = {
  faults: () => import("./faults"),
  layouts: () => import("./layouts"),
  orders: () => import("./orders"),
};
const reporting = REPORTS[positionals[0] ?? ""];
if (reporting !== undefined) {
  const { report } = await reporting();
  process.stdout.write(report());
  process.exit(0);
}
const kind = KINDS.find((name) => name === positionals[0]);
if (!kind || !values.cases || !values.out) {
  process.stderr.write(
    `usage: npm run eval -- ${KINDS.join("|")} --cases DIR_OR_FILE --out FILE\n       npm run eval -- all --cases CORPUS [--out TABLE]\n`,
  );
  process.exit(2);
}

const load: Record<Kind, () => Promise<Predictor>> = {
  url: () => import("./url"),
  plain: () => import("./plain"),
  text: () => import("./text"),
  linking: () => import("./linking"),
  ingredients: () => import("./ingredients"),
  storage: () => import("./storage"),
  photo: () => import("./photo"),
  pdf: () => import("./pdf"),
};

const { predict } = await load[kind]();
const out = createWriteStream(values.out);
let count = 0;
for await (const prediction of predict(values.cases)) {
  count += 1;
  if (!out.write(`${JSON.stringify(prediction)}\n`)) await once(out, "drain");
}
out.end();
await once(out, "finish");
process.stdout.write(`${kind}: ${count} predictions written to ${values.out}\n`);
