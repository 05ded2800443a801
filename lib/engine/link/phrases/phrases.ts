/** The places of an action that name food, each with the lines it may mean: longest first, then head and describing words. */
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Candidate } from "./mentions";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { Word } from "@/lib/engine/link/words/words";
import { convert } from "@/lib/engine/link/amounts/exact";

/** A place that names food: words `[from, to)`, and the lines it may be, best score first. */
export type Phrase = {
  from: number;
  to: number;
  options: Candidate[];
  /** It names its food in passing: a state to wait for, a verb, something left out. */
  passing: boolean;
  portion: Portion | null;
  /** A part that is taken from each piece: "yolk", "zest". */
  taken: string | null;
  /** A word for a kind of food: it means one line that no other place names, or all lines of the kind. */
  kind?: "one" | "all";
  /** Whether a stated amount is the line's own (1), more than it has (-1), or says nothing (0). */
  fits: Map<number, number>;
};

/** Scores within this of the best are a tie that part, amount and order decide. */
const TIE = 0.8;
/** No recipe has more lines that one word may mean; the best ones are kept, so that time stays linear in the list. */
const MOST_OPTIONS = 32;
/** A describing word that the line has and the action leaves out, and one that the action has and the line lacks. */
const LEFT_OUT = 0.12;
const NOT_OF_LINE = 0.4;
/** "The oil" is no sesame oil while there is another one. */
const SEASONING_FAT = 0.4;
/** A word that tells a line from the others that its food may be, and more lines than are told apart by one. */
const SAID = 1.5;
const MOST_SAID = 6;
const { distinctive, takenFrom, genitive, determiners } = LINKING;

function distinction(words: readonly Word[], candidate: Candidate, line: LineModel): number {
  const run = new Set(words.slice(candidate.from, candidate.to).map((word) => word.lemma));
  let missing = 0;
  for (const lemma of line.vocabulary) if (distinctive.has(lemma) && !run.has(lemma)) missing += 1;
  let foreign = 0;
  for (let at = candidate.from - 1; at >= Math.max(0, candidate.from - 2); at -= 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (
      word === undefined ||
      next === undefined ||
      !/^[\s-]*$/.test(next.gap) ||
      !distinctive.has(word.lemma)
    )
      break;
    if (!line.vocabulary.has(word.lemma)) foreign += 1;
  }
  const seasoning =
    (line.food?.classes.has("fat") ?? false) &&
    [...line.naming].some((lemma) => LINKING.flavours.has(lemma) && !run.has(lemma));
  return (
    candidate.score -
    LEFT_OUT * Math.min(missing, 2) -
    NOT_OF_LINE * foreign -
    (seasoning ? SEASONING_FAT : 0)
  );
}

/** A part of each piece that the words around `[from, to)` name: "the zest of the lemon", "lemon zest", "the yolks". */
export function takenAt(words: readonly Word[], from: number, to: number): string | null {
  const last = words[to - 1];
  if (last !== undefined && takenFrom.has(last.lemma)) return last.lemma;
  const next = words[to];
  if (next !== undefined && /^[\s-]*$/.test(next.gap) && takenFrom.has(next.lemma)) return next.lemma;
  let at = from - 1;
  const skips = (form: string): boolean =>
    determiners.has(form) || LINKING.both.has(form) || /^[\d½¼¾⅓⅔]/.test(form);
  while (at > from - 4 && skips(words[at]?.form ?? "")) at -= 1;
  // "Zest over half the lemon": what stands between says where and how much.
  let verb = at;
  while (
    verb > from - 5 &&
    (LINKING.halves.has(words[verb]?.form ?? "") ||
      LINKING.places.has(words[verb]?.form ?? "") ||
      skips(words[verb]?.form ?? ""))
  )
    verb -= 1;
  if (LINKING.takenBy.has(words[verb]?.form ?? "") && verb < at) at = verb;
  const between = words[at]?.form ?? "";
  // "Zest the lemon", and not "zest and juice the lemon".
  const opens =
    at === 0 || /[.;:,]/.test(words[at]?.gap ?? "") || LINKING.orderOpeners.has(words[at - 1]?.form ?? "");
  const joined = LINKING.takenBy.has(words[at - 2]?.form ?? "");
  if (LINKING.takenBy.has(between) && opens && !joined && /^\s+$/.test(words[at + 1]?.gap ?? ""))
    return between;
  if (!genitive.has(between) && !LINKING.sources.has(between)) return null;
  // "the juice of 1½ of the lemons"
  if (
    genitive.has(between) &&
    OPENS_NUMBER.test(words[at - 1]?.form ?? "") &&
    genitive.has(words[at - 2]?.form ?? "")
  )
    at -= 2;
  // "the whites of the onions", "the white parts of the onions"
  const before = LINKING.partNouns.has(words[at - 1]?.lemma ?? "") ? at - 2 : at - 1;
  const part = words[before]?.lemma ?? "";
  // "Fry it in the oil from the tuna", and not "squeeze the water from the spinach".
  const [article, into] = [words[before - 1]?.form ?? "", words[before - 2]?.form ?? ""];
  const isUsed = determiners.has(article) && (LINKING.enclosing.has(into) || LINKING.withWords.has(into));
  if (isUsed && !genitive.has(between) && LINKING.leavesFood.has(part)) return part;
  return takenFrom.has(part) ? part : null;
}

/** Whether the stated amount is one that the line has. */
export function amountFit(portion: Portion | null, line: LineModel): number {
  const amount = portion?.amount ?? null;
  if (amount === null || portion?.fraction !== null || portion.but === true) return 0;
  const { pools, parts, further } = line.amounts;
  // "The remaining tablespoon" is what 3 tbsp left, and not a line of one.
  const own = portion.kind === "rest" && further.length === 0 ? 0 : 1;
  let over = false;
  for (const pool of [...pools, ...parts, ...further]) {
    const value = convert(amount.low, amount.unit, pool.unit);
    if (value === null) continue;
    const difference = value.n / value.d - pool.low.n / pool.low.d;
    if (Math.abs(difference) < 1e-6) return own;
    over ||= difference > 0 && pool.high === null;
  }
  return over ? -1 : 0;
}

/** Groups an action's candidates into phrases that do not overlap, the one that covers most naming words first. */
export function phrasesOf(
  words: readonly Word[],
  candidates: readonly Candidate[],
  lines: readonly LineModel[],
): Phrase[] {
  const scored = candidates.map((candidate) => {
    const line = lines[candidate.line];
    return line === undefined ? candidate : { ...candidate, score: distinction(words, candidate, line) };
  });
  scored.sort(
    (a, b) => Number(a.weak) - Number(b.weak) || b.naming - a.naming || b.score - a.score || a.line - b.line,
  );
  const phrases: Phrase[] = [];
  const owners = new Map<number, Phrase>();
  for (const candidate of scored) {
    let phrase: Phrase | undefined;
    for (let at = candidate.from; at < candidate.to && phrase === undefined; at += 1) phrase = owners.get(at);
    if (phrase === undefined) {
      const { from, to } = candidate;
      const made: Phrase = {
        from,
        to,
        options: [candidate],
        passing: false,
        portion: null,
        taken: null,
        fits: new Map(),
      };
      for (let at = from; at < to; at += 1) owners.set(at, made);
      phrases.push(made);
      continue;
    }
    const top = phrase.options[0];
    if (top === undefined) continue;
    if (
      candidate.weak === top.weak &&
      candidate.naming === top.naming &&
      candidate.score >= top.score - TIE &&
      phrase.options.length < MOST_OPTIONS &&
      !phrase.options.some((each) => each.line === candidate.line)
    )
      phrase.options.push(candidate);
  }
  for (const phrase of phrases) preferSaid(words, phrase, lines);
  return phrases.sort((a, b) => a.from - b.from);
}

/** "The sea salt" is the line that says "sea", where the others that it may be do not. */
function preferSaid(words: readonly Word[], phrase: Phrase, lines: readonly LineModel[]): void {
  if (phrase.options.length < 2 || phrase.options.length > MOST_SAID) return;
  const says = ({ from, to, line }: Candidate, { line: other }: Candidate): boolean =>
    words.slice(from, to).some(({ lemma }) => {
      if (!distinctive.has(lemma)) return false;
      return (lines[line]?.vocabulary.has(lemma) ?? false) && !(lines[other]?.vocabulary.has(lemma) ?? false);
    });
  const said = phrase.options.filter(
    (option) => option.head && phrase.options.some((other) => says(option, other)),
  );
  if (said.length === 0 || said.length === phrase.options.length) return;
  for (const option of said) option.score += SAID;
  phrase.options.sort((a, b) => b.score - a.score);
}

/** For each of `count` lines its group: lines that share a mention are decided together. */
export function clustersOf(
  mentions: readonly { options: readonly { line: number }[] }[],
  count: number,
): number[] {
  const root = Array.from({ length: count }, (_each, index) => index);
  const find = (line: number): number => {
    let at = line;
    while (root[at] !== at && root[at] !== undefined) at = root[at] ?? at;
    root[line] = at;
    return at;
  };
  for (const { options } of mentions) {
    const [first, ...others] = options;
    for (const other of others) if (first !== undefined) root[find(other.line)] = find(first.line);
  }
  return root.map((_each, line) => find(line));
}
