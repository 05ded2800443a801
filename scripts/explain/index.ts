/**
 * `npm run explain -- read|cut|link FILE`: what the engine made of a pasted recipe and why: the lines and parts that were read, the actions
 * that were cut, the candidates of each mention with their scores and the rule that decided.
 */
import { readFile } from "node:fs/promises";
import { cutActions } from "@/lib/engine/cut";
import { linkActions, type LinkTrace } from "@/lib/engine/link";
import { parseRecipeText } from "@/lib/engine/read/text";

const [kind = "", file] = process.argv.slice(2);
if (!["read", "cut", "link"].includes(kind) || file === undefined) {
  process.stderr.write("usage: npm run explain -- read|cut|link FILE\n");
  process.exit(2);
}
const say = (text: string) => process.stdout.write(`${text}\n`);
const source = parseRecipeText(await readFile(file, "utf8"));
if (source === null) {
  say("no recipe was read");
  process.exit(1);
}
const actions = cutActions(source.instructions);

if (kind === "read") {
  say(`title: ${source.title ?? "-"}\nyield: ${source.yield ?? "-"}\nminutes: ${source.totalMinutes ?? "-"}`);
  source.ingredients.forEach((line, index) => say(`${index} [${line.section ?? ""}] ${line.text}`));
  for (const line of source.instructions) say(`- [${line.section ?? ""}] ${line.text}`);
  for (const note of source.notes ?? []) say(`note: ${note}`);
}
if (kind === "cut")
  for (const action of actions)
    say(
      `${action.instruction}${action.opensSentence ? "" : "+"} ${action.preparation ? "prep " : ""}[${action.part ?? ""}] ${action.text}${action.seconds.length > 0 ? ` {${action.seconds.join(", ")} s}` : ""}`,
    );
if (kind === "link") {
  source.ingredients.forEach((line, index) => say(`${index} [${line.section ?? ""}] ${line.text}`));
  const trace: LinkTrace = { actions: [] };
  const linked = linkActions({ title: source.title, lines: source.ingredients, actions }, trace);
  linked.forEach((action, index) => {
    const traced = trace.actions[index];
    say(`\n${action.text}\n  part: ${traced?.part ?? "-"}${action.preparation ? " (preparation)" : ""}`);
    for (const collective of traced?.collectives ?? []) say(`  together ${collective}`);
    for (const phrase of traced?.phrases ?? []) {
      const options = phrase.options.map(
        ({ line, score, weak }) => `${line} (${score.toFixed(2)}${weak ? ", weak" : ""})`,
      );
      const decided = phrase.passing
        ? "in passing"
        : `${phrase.chosen.join(" and ") || "none"} by ${phrase.decidedBy ?? "-"}${phrase.others.length > 0 ? `, or ${phrase.others.join(", ")}` : ""}`;
      say(
        `  "${phrase.words}"${phrase.portion === null ? "" : ` [${phrase.portion}]`}: ${options.join(", ")} → ${decided}`,
      );
    }
    for (const { line, amount, decidedBy } of action.uses) say(`  uses ${line}: ${amount} (${decidedBy})`);
  });
}
