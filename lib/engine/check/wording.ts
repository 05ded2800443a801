/**
 * Compares the words of the actions with the instructions of the source (what is nowhere, what is from nowhere, what is said twice), and the
 * shopping list with the source's lines.
 */
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import type { FormattedContent, Receipt } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { ordersOf } from "@/lib/engine/language/orders";
import { splitSentences } from "@/lib/engine/language/sentences";
import { withoutTalk } from "@/lib/engine/language/shapes";
import { aboutUses, aboutWords, type Report } from "./report";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { Coverage, type StepMatch } from "@/lib/engine/check/reading/coverage";
import type { ListLine } from "@/lib/engine/check/reading/list-lines";
import { tokensOf } from "@/lib/engine/check/reading/tokens";

/** An action whose words are from the source in less than this part is invented, not altered. */
const MOSTLY = 0.5;
/** Repeating this many words in a row of what another action says is a duplication. */
const REPEATED_WORDS = 5;
/** So many words of a sentence may have changed places within it. */
const MOVED = 1;
/** Words quoted in one issue. */
const QUOTED = 12;
/** An implied object may be put in behind the verb, in the source's own nouns, so long at most. */
const OBJECT = { from: 1, words: 4 };

/** Words that are no invention: a pronoun, or an implied object in the source's own noun. */
function invented(match: StepMatch, vocabulary: ReadonlySet<string>, joiners: ReadonlySet<string>): string[] {
  const foreign = match.foreign.filter(({ text }) => !CHECKING.objects.has(text) && !joiners.has(text));
  const object =
    foreign.length <= OBJECT.words &&
    foreign.every(
      ({ text, at }) => at >= OBJECT.from && at <= OBJECT.from + OBJECT.words && vocabulary.has(text),
    );
  return object ? [] : foreign.map(({ text }) => text);
}

/** Reports words of the source that no action has, words of actions that the source does not have, repetitions and changes of order. */
export function checkWording(
  source: SourceRecipe,
  content: FormattedContent,
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
  { joiners, say }: { joiners: ReadonlySet<string>; say?: (text: string) => string } = CHECKING,
): { total: number; kept: number } {
  // "So: beat the eggs": who only talks says nothing that a step must have.
  const told = source.instructions.map(({ text }) => splitSentences(text).map(withoutTalk).join(" "));
  const coverage = new Coverage(told, joiners);
  const vocabulary = new Set(coverage.tokens);
  /** Orders that the source says as going on: "start by heating the oven and buttering the tin". */
  const goingOn = new Map(
    [...vocabulary].flatMap((word) =>
      CHECKING.goingOn.flatMap((ending) =>
        ordersOf(word, ending).map((order): [string, string] => [order, word]),
      ),
    ),
  );
  const labels = new Set(content.steps.flatMap((step) => tokensOf(step.section ?? "")));
  /** Words that stand a little elsewhere: "Return the beans, toss, and serve" → "Return the beans and toss." */
  const moved = new Set<string>();
  let next = 0;
  let latest = -1;
  let heading: string | undefined;
  for (const action of actions) {
    if (action.ours || action.fromList) continue;
    const at = { step: action.step, action: action.action, text: action.text, ...aboutUses(action) };
    if (action.section !== undefined && action.section !== heading)
      next = coverage.passHeading(action.section, next);
    heading = action.section;
    const match = coverage.show(action.text, next);
    const others = invented(match, vocabulary, joiners);
    const found = others.filter((word) => !goingOn.has(word));
    for (const word of others) moved.add(goingOn.get(word) ?? "");
    const small =
      found.length <= MOVED && found.every((word) => vocabulary.has(word) && !/^\p{N}/u.test(word));
    if (small) for (const word of found) moved.add(word);
    const foreign = small ? [] : found;
    if (match.tokens === 0) report({ kind: "invented", message: SENTENCES.noWords(action.step), ...at });
    if (foreign.length > 0) {
      const words = foreign.slice(0, QUOTED).join(" ");
      const whole = foreign.length > match.tokens * MOSTLY;
      const message = whole
        ? SENTENCES.saysOther(action.step, words)
        : SENTENCES.hasOtherWords(action.step, words);
      report({ kind: whole ? "invented" : "altered", message, ...at });
    } else if (match.repeated >= REPEATED_WORDS || (match.repeated > 1 && match.repeated === match.tokens)) {
      report({
        kind: "duplicated",
        message: SENTENCES.saysAgain(action.step),
        ...at,
      });
    } else if (!action.preparation && match.tokens >= REPEATED_WORDS && match.repeated === 0) {
      if (match.first < latest)
        report({ kind: "altered", message: SENTENCES.standsElsewhere(action.step), ...at });
      latest = Math.max(latest, match.first);
    }
    if (match.first >= 0) next = match.last;
  }
  for (const note of content.notes ?? []) coverage.show(note, next);
  /** "E em seguida": "and then" in words of its own. */
  const onlyJoin = (words: readonly string[]): boolean => {
    const told = say === undefined ? [] : tokensOf(say(words.join(" ")));
    return told.length > 0 && told.every((word) => CHECKING.joiners.has(word));
  };
  const missing = coverage.missing().filter(
    ({ words, all }) =>
      (all || !onlyJoin(words)) &&
      !words.every(
        (word) =>
          labels.has(word) ||
          moved.has(word) ||
          joiners.has(word) ||
          // "Slice it" became "Slice the onions".
          (!all && CHECKING.objects.has(word)),
      ),
  );
  const named = aboutWords(lines);
  for (const { sentence, all, words } of missing) {
    const message = all ? SENTENCES.sentenceGone : SENTENCES.wordsGone(words.slice(0, QUOTED).join(" "));
    report({ kind: all ? "lost" : "altered", message, text: sentence.text, ...named(sentence.text) });
  }
  const total = coverage.sentences.length;
  return { total, kept: total - missing.length };
}

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
