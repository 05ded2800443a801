/** Where rules alone are most often wrong. A recipe without any of it is formatted without asking a model. */
import { headOf } from "@/lib/engine/cut/joints";
import { tokensOf } from "@/lib/engine/cut/tokens";
import type { Stages } from "@/lib/engine/format";
import { cuttingWordsOf } from "@/lib/engine/language/cutting";
import { languageOf } from "@/lib/engine/language/detect";
import { LINKING } from "@/lib/engine/language/linking";
import { modelLine, type LineModel } from "@/lib/engine/link/line-names";
import { wordsOf } from "@/lib/engine/link/words";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { LinkedAction } from "@/lib/engine/recipe/stages";

/**
 * groups: the list has several · alike: two lines of one food that an action does not tell apart · divided: a line says that it is used in several places · guess: nothing
 * decided a use · portion: words for a part of something · cut: actions that are hardly one thing to do · language: not English ·
 * list: the source has no list · unplaced: many lines that no action uses.
 */
export type RiskKind =
  "groups" | "alike" | "divided" | "guess" | "portion" | "cut" | "language" | "list" | "unplaced";
/** `lines` and `actions` are those that it is about, where it is about some. */
export type Risk = { kind: RiskKind; lines: number[]; actions: number[] };

/** A language is told by so much of the text. */
const SAMPLE_CHARS = 4000;
/** One thing to do has fewer words. */
const LONG_ACTION_WORDS = 28;
/** A sentence without a verb is common and harmless when it is short ("Sour cream on top."). */
const VERBLESS_WORDS = 6;
/** Words before a food's name that may say which of two it is. */
const TELLING_WORDS = 2;
const MOST_ALIKE = 9;
/** This share of lines without an action is usual: salt and pepper, a garnish. */
const UNPLACED_USUAL = 0.2;

/** The language that the instructions of a recipe are written in. */
export const languageOfActions = (actions: readonly { text: string }[]): string =>
  languageOf(
    actions
      .slice(0, 200)
      .map(({ text }) => text)
      .join("\n")
      .slice(0, SAMPLE_CHARS),
  );

const headsOf = (line: LineModel): string[] => [...new Set(line.names.map(({ head }) => head))];

/** Lines that share the word that names their food with another line, where some action says that word and not which. */
function alikeLines(lines: readonly LineModel[], actions: readonly LinkedAction[]): number[] {
  const byHead = new Map<string, LineModel[]>();
  for (const line of lines)
    for (const head of headsOf(line))
      byHead.set(head, [...(byHead.get(head) ?? []).slice(-MOST_ALIKE), line]);
  const alike = new Set<number>();
  for (const { text } of actions) {
    const words = wordsOf(text.slice(0, SAMPLE_CHARS));
    words.forEach(({ lemma }, at) => {
      const some = byHead.get(lemma) ?? [];
      if (some.length < 2) return;
      const tells = words.slice(Math.max(0, at - TELLING_WORDS), at).some((word) => {
        const having = some.filter(({ vocabulary }) => vocabulary.has(word.lemma)).length;
        return having > 0 && having < some.length;
      });
      if (!tells) some.forEach(({ index }) => alike.add(index));
    });
  }
  return [...alike].sort((one, other) => one - other);
}

/** "the rest", "remaining", "half of the": only a part of something goes in here. */
function namesPortion(text: string): boolean {
  const words = wordsOf(text.slice(0, SAMPLE_CHARS));
  return words.some(({ form }, at) => {
    const before = words[at - 1]?.form ?? "";
    const behind = words[at + 1]?.form ?? "";
    if (LINKING.restWords.has(form) || LINKING.reservedWords.has(form))
      return LINKING.determiners.has(before) || LINKING.genitive.has(behind);
    const part = LINKING.fractions.has(form) || LINKING.halves.has(form);
    return part && (LINKING.genitive.has(behind) || LINKING.determiners.has(behind));
  });
}

function isUnsureCut(text: string, language: string): boolean {
  const count = text.split(/\s+/).length;
  if (count >= LONG_ACTION_WORDS) return true;
  const words = cuttingWordsOf(language);
  if (words === null || count < VERBLESS_WORDS) return false;
  const tokens = tokensOf(text);
  return headOf({ text, tokens, words }, 0, tokens.length).verb < 0;
}

const indicesOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number[] =>
  items.flatMap((item, index) => (is(item) ? [index] : []));

/** What of a recipe the rules may well have wrong, by the source and what the stages made of it. Empty for most plain recipes. Linear; never throws. */
export function risksOf(source: SourceRecipe, { lines, actions }: Stages): Risk[] {
  const models = lines.map((line, index) => modelLine(line.text, index, undefined, line));
  const used = new Set(actions.flatMap(({ uses }) => uses.map(({ line }) => line)));
  const sections = new Set(source.ingredients.map(({ section }) => section));
  const language = languageOfActions(actions);
  const has = (is: (action: LinkedAction) => boolean) => indicesOf(actions, is);
  const unplaced = indicesOf(models, ({ index }) => !used.has(index));
  const risks: (Risk & { is?: boolean })[] = [
    { kind: "list", is: lines.length === 0, lines: [], actions: [] },
    { kind: "language", is: language !== "en", lines: [], actions: [] },
    { kind: "groups", is: sections.size > 1, lines: [], actions: [] },
    { kind: "alike", lines: alikeLines(models, actions), actions: [] },
    { kind: "divided", lines: indicesOf(models, ({ divided }) => divided), actions: [] },
    {
      kind: "guess",
      lines: [],
      actions: has(({ uses }) => uses.some(({ decidedBy }) => decidedBy === "guess")),
    },
    { kind: "portion", lines: [], actions: has(({ text, uses }) => uses.length > 0 && namesPortion(text)) },
    { kind: "cut", lines: [], actions: has(({ text }) => isUnsureCut(text, language)) },
    {
      kind: "unplaced",
      lines: unplaced.length >= 2 && unplaced.length > UNPLACED_USUAL * lines.length ? unplaced : [],
      actions: [],
    },
  ];
  return risks
    .filter((risk) => risk.is ?? (risk.lines.length > 0 || risk.actions.length > 0))
    .map(({ kind, lines: of, actions: at }) => ({ kind, lines: of, actions: at }));
}
