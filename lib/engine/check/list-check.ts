/** Compares the shopping list of a result with the lines of its source. */
import type { Receipt } from "@/lib/engine/recipe/formatted";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { ListLine } from "./list-lines";
import type { Report } from "./report";
import { tokensOf } from "./tokens";

type ListCheck = {
  /** For each source line, whether the result has it word for word. */
  kept: boolean[];
  /** Source lines that the result has with other words or numbers, beside what stands there instead. */
  altered: { line: number; index: number; now: string; amounts: boolean }[];
  /** Result lines that no source line accounts for. */
  extra: { text: string; index: number; repeated: boolean }[];
};

const NUMBER = /^\p{N}/u;
/** Part of a line's words that a changed line still shares with it. */
const KINSHIP = 0.5;
/** Lines compared with each other when some differ: beyond it they count as lost and invented. */
const MOST_COMPARED = 200;

const amounts = (tokens: readonly string[]) => tokens.filter((token) => NUMBER.test(token)).join(" ");

function kinship(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  let shared = 0;
  for (const token of a) {
    const at = rest.indexOf(token);
    if (at >= 0) {
      rest.splice(at, 1);
      shared += 1;
    }
  }
  return (2 * shared) / Math.max(1, a.length + b.length);
}

/** Pairs the lines: first those that are the same, then the most alike ones that are left over. */
function pairLines(source: readonly string[], result: readonly string[]): ListCheck {
  const sourceTokens = source.map(tokensOf);
  const waiting = new Map<string, number[]>();
  sourceTokens.forEach((tokens, line) => {
    const key = tokens.join(" ");
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [line]);
    else list.push(line);
  });
  const kept = source.map(() => false);
  const left: number[] = [];
  const resultTokens = result.map(tokensOf);
  result.forEach((_text, index) => {
    const line = waiting.get((resultTokens[index] ?? []).join(" "))?.shift();
    if (line === undefined) left.push(index);
    else kept[line] = true;
  });
  const open = source.map((_text, line) => line).filter((line) => !kept[line]);
  const altered: ListCheck["altered"] = [];
  const extra: ListCheck["extra"] = [];
  for (const index of left) {
    const tokens = resultTokens[index] ?? [];
    let best = { line: -1, alike: KINSHIP };
    for (const line of open.slice(0, MOST_COMPARED)) {
      const alike = kinship(sourceTokens[line] ?? [], tokens);
      if (alike > best.alike) best = { line, alike };
    }
    if (best.line >= 0) {
      open.splice(open.indexOf(best.line), 1);
      altered.push({
        line: best.line,
        index,
        now: result[index] ?? "",
        amounts: amounts(sourceTokens[best.line] ?? []) !== amounts(tokens),
      });
    } else {
      extra.push({ text: result[index] ?? "", index, repeated: waiting.has(tokens.join(" ")) });
    }
  }
  return { kept, altered, extra };
}

const statesAmount = (text: string): boolean => tokensOf(text).some((token) => NUMBER.test(token));

/** Reports lines of the source that the list has not, has otherwise or has too often; counts the amounts that are as stated. */
export function checkShoppingList(
  lines: readonly string[],
  list: readonly string[],
  report: Report,
): Receipt["amounts"] {
  const check = pairLines(lines, list);
  const altered = new Map(check.altered.map((each) => [each.line, each]));
  if (list.length === 0) report({ kind: "lost", message: SENTENCES.noList });
  lines.forEach((text, line) => {
    const change = altered.get(line);
    if (change !== undefined)
      report({
        kind: "altered",
        message: SENTENCES.lineChanged(change.now),
        text,
        lines: [change.index],
      });
    else if (!check.kept[line]) report({ kind: "lost", message: SENTENCES.lineGone, text });
  });
  for (const { text, index, repeated } of check.extra) {
    if (repeated)
      report({
        kind: "duplicated",
        message: SENTENCES.lineTooOften(text),
        text,
        lines: [index],
      });
    else
      report({
        kind: "invented",
        message: SENTENCES.lineInvented(text),
        lines: [index],
      });
  }
  const stated = lines.map((text, line) => ({ text, line })).filter(({ text }) => statesAmount(text));
  const matching = stated.filter(
    ({ line }) => check.kept[line] || altered.get(line)?.amounts === false,
  ).length;
  return { checked: stated.length, matching };
}

/** Reports lines of the list that are the heading of others, or of steps: a heading is never food. */
export function checkHeadings(
  lines: readonly ListLine[],
  headings: readonly (string | undefined)[],
  report: Report,
): void {
  const known = new Set(headings.map((heading) => tokensOf(heading ?? "").join(" ")));
  for (const { text, amounts, index } of lines) {
    const bare = tokensOf(text).join(" ");
    if (amounts.length > 0 || bare === "" || !(known.has(bare) || /:\s*$/.test(text))) continue;
    report({
      kind: "uncertain",
      message: SENTENCES.headingListed(text),
      text,
      lines: [index],
    });
  }
}
