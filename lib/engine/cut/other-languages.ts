/**
 * Sentences of languages other than English: read in the engine's words by a gloss, and cut into clauses where orders end with their verb.
 */
import { cuttingWordsOf } from "@/lib/engine/language/cooking-words";
import {
  BESIDE,
  type Gloss,
  type GlossToken,
  GOES,
  HAPPENS,
  INTO,
  opensWithOrder,
  RESULTS,
} from "@/lib/engine/language/gloss";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { keepingRecent } from "@/lib/engine/language/memory";
import { entriesIn } from "@/lib/engine/language/registry";
import { type Clause, jointAt } from "./joints";
import { DASHES, intoOven } from "./openings";
import { withEnclosed } from "./punctuation";
import { addedBehind, afterLeads, type Sentence, type Token, tokensOf, wordAt } from "./verbs";

// Sentences of a language that has a gloss, as the cutter reads them: in the engine's words, with each word's place and whether it is an
// order.

/** What stands behind a preposition is no order: "avant de servir", "per condire". */
function isOrder(read: readonly GlossToken[], index: number, words: CuttingWords): boolean {
  const before = read[index - 1];
  const last = before?.means.slice(before.means.lastIndexOf(" ") + 1) ?? "";
  return read[index]?.kind === "verb" && !(before?.kind === "grammar" && words.prepositions.has(last));
}

/** "…, der sich gut ausrollen lässt", "…, die man verschließen kann": where orders stand last, what is said behind one tells of a thing. */
const isTold = (read: readonly GlossToken[], index: number, words: CuttingWords): boolean => {
  const [next, behind] = read.slice(index + 1, index + 3);
  const opens = next?.kind === "grammar" && words.statements.has(next.means);
  return opens && (behind === undefined || behind.kind === "mark");
};

/** "Lasciate poi raffreddare", "Faites-les ensuite bouillir": the "then" at `at` stands within one order, and joins no two. */
function isWithin(read: readonly GlossToken[], at: number, told: readonly GlossToken[], words: CuttingWords) {
  if (!words.then.has(read[at]?.means ?? "")) return false;
  const verb = told.findLast(({ kind, means }) => kind !== "grammar" && means !== "-");
  const isNear = verb !== undefined && told.length - told.lastIndexOf(verb) <= WITHIN_REACH;
  const [opening = ""] = verb?.means.split(" ") ?? [];
  if (!isNear || verb.kind === "mark") return false;
  const next = read[at + 1]?.kind === "verb";
  const forms = opening.endsWith(words.gerund) ? basesOf(opening.slice(0, -words.gerund.length)) : [opening];
  if (forms.some((form) => words.wholeVerbs.has(form))) return next || told.at(-1) === verb;
  return next && forms.some((form) => words.causatives.has(form));
}

/** "lett" of "letting", "mak" of "making": the order that a gerund is of. */
const basesOf = (stem: string): string[] => [stem, stem.slice(0, -1), `${stem}e`];

/** Words from "make" to "then": "make", "-", "them". */
const WITHIN_REACH = 3;

/** Words that say nothing are parts of their neighbour, so that none is lost where a sentence is cut: "noch warm", "rolle … aus". */
function withSilent(read: readonly GlossToken[], words: CuttingWords): GlossToken[] {
  const told: GlossToken[] = [];
  let from: number | null = null;
  for (const [at, token] of read.entries()) {
    const last = told.at(-1);
    if (token.means !== "" && !isWithin(read, at, told, words)) {
      told.push(from === null || token.kind === "mark" ? token : { ...token, start: from });
      from = null;
    } else if (
      last === undefined ||
      last.kind === "mark" ||
      last.kind === "kept" ||
      words.and.has(last.means) ||
      words.then.has(last.means)
    )
      from ??= token.start;
    else if (from === null) told[told.length - 1] = { ...last, end: token.end };
  }
  return told;
}

/** "cinq", "cinque": a gloss leaves numbers in words as they are, and "cinq minutes avant la fin" is as little of an order as "5 minutes". */
const NUMBERS = entriesIn(({ numbers }) => numbers.values);

function tokensBy(
  source: string,
  all: readonly GlossToken[],
  { words: { verbLast }, read: readWords }: Gloss,
  words: CuttingWords,
): Token[] {
  /** "in Ringe schneiden": one word of the engine, with a shape or a place of its own. */
  const isWhole = (text: string): boolean =>
    text
      .split(/\s+/)
      .slice(0, -1)
      .some((word) => INTO.has(readWords(word)[0]?.means ?? ""));
  const read = withSilent(all, words);
  const tokens = read.flatMap(({ means, kind, start, end, entry, leads, preposed }, index): Token[] => {
    const number = kind === "unknown" ? NUMBERS.get(means.toLowerCase()) : undefined;
    if (number !== undefined) return [{ text: `${number}`, start, end, kind: "number", bracketed: false }];
    if (kind === "kept")
      return tokensOf(means).map((token) => ({
        ...token,
        start: start + token.start,
        end: start + token.end,
      }));
    if (kind === "mark") return [{ text: means, start, end, kind: "mark", bracketed: false }];
    return (
      means
        .toLowerCase()
        .split(" ")
        // What joins inside one word's meaning joins no orders: "acerte" is "taste and adjust".
        .filter((word) => word !== "" && (kind === "grammar" || !words.and.has(word)))
        .map((text, at) => ({
          text,
          start,
          end,
          kind: "word",
          bracketed: false,
          verb: at === 0 && isOrder(read, index, words) && !(verbLast && isTold(read, index, words)),
          // "salez" is "add salt", one word, and "tempere com sal" is not; "fein hacken" only says how.
          ...((verbLast && (kind === "describing" || kind === "participle")) ||
          (kind === "verb" && at > 0 && !/\s/.test(source.slice(start, end)))
            ? { manner: true }
            : {}),
          ...(kind === "participle" && !verbLast ? { done: true } : {}),
          ...(leads === true && at === 0 ? { leads } : {}),
          ...(kind === "verb" && entry === null ? { standsIn: true } : {}),
          ...(preposed === true ? { preposed } : {}),
          ...(kind === "verb" && at === 0 && isWhole(source.slice(start, end)) ? { whole: true } : {}),
        }))
    );
  });
  return withEnclosed(source, tokens);
}

/** A line that opens with who does it behind its verb, or with what happens, is no order: "legst du das Fleisch hinein". */
function opensAlone(text: string, gloss: Gloss, words: CuttingWords): boolean {
  const [first, next] = gloss.read(text);
  if (first === undefined || next === undefined) return true;
  const told = [words.statements, HAPPENS, GOES];
  const isSaid = first.kind === "grammar" && told.some((set) => set.has(first.means));
  return !isSaid && !(first.kind === "verb" && gloss.isSubject(text.slice(next.start, next.end)));
}

/** "Zo trekken de kruiden erin", where orders stand last or open with themselves; "Zo, meng de bloem" is talk. */
function tellsResult(line: string, { read, words: { verbLast } }: Gloss): boolean {
  const [first, next] = verbLast ? read(line) : [];
  return first !== undefined && RESULTS.has(first.means) && next !== undefined && next.kind !== "mark";
}
const PACKS = new WeakMap<Gloss, CuttingWords>();

/** The cutter's words for a language with a gloss. */
export function cuttingBy(gloss: Gloss): CuttingWords | null {
  const known = PACKS.get(gloss);
  const base = cuttingWordsOf("en");
  if (known !== undefined || base === null) return known ?? null;
  const words: CuttingWords = {
    ...base,
    dropped: gloss.formsOf(base.dropped),
    joining: [...gloss.formsOf(base.and)][0] ?? base.joining,
    gloss: {
      tokens: keepingRecent((text) => tokensBy(text, gloss.read(text), gloss, base)),
      endsWithOrder: (text) => gloss.words.verbLast && !opensWithOrder(gloss.read(text)),
      capitals: gloss.words.capitals,
      say: (text) => gloss.translate(text).text,
      opensAlone: (text) => opensAlone(text, gloss, base),
      tellsResult: (line) => tellsResult(line, gloss),
    },
  };
  PACKS.set(gloss, words);
  return words;
}

// Clauses of a language whose orders end with their verb: "Zwiebel schälen und hacken, Öl erhitzen".

/** The clauses of a sentence whose orders end with their verb: "Zwiebel schälen und hacken, Öl erhitzen". Linear; never throws. */
export function verbLastClauses(sentence: Sentence): Clause[] {
  const { tokens, words } = sentence;
  const clauses: Clause[] = [];
  const lastVerb = tokens.findLastIndex(({ verb, bracketed }) => verb === true && !bracketed);
  let clause: Clause = { from: 0, to: tokens.length, verb: -1, joint: "stop" };
  let subordinate = false;
  let asked = false;
  /** The word or sign before, whatever a bracket says between them: "aufrollen (von der kurzen Seite her) und …". */
  let last = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.bracketed) continue;
    const before = tokens[last];
    last = at;
    if (token.verb === true && !subordinate) clause.verb = at;
    // "Füllen: Auf jedes Stück zwei Scheiben, etwas Gurke legen": the verb before the colon is the work's name.
    if (token.text === ":" && lastVerb > at) clause.verb = -1;
    // "Probieren: Sind sie sehr sauer, den Zucker einrühren": the verb says "if", up to the comma.
    if (token.text === ":" && words.statements.has(wordAt(sentence, at + 1))) asked = true;
    const isAsked = asked && token.text === ",";
    if (isAsked) asked = false;
    const joint = isAsked ? null : jointAt(sentence, at);
    if (words.subordinators.has(token.text) && token.verb !== true && token.preposed !== true)
      subordinate = true;
    if (joint === null) continue;
    if (token.text === ",") subordinate = false;
    const next = wordAt(sentence, joint.next);
    const baked = clause.verb >= 0 && !subordinate && intoOven(sentence, joint.next) >= 0;
    const ends = baked || (clause.verb >= 0 && joint.next <= lastVerb && !subordinate);
    // "aufkochen" is one word with several of the engine's: "bring to the boil".
    const isOrdered =
      before?.verb === true || (clause.verb >= 0 && before?.start === tokens[clause.verb]?.start);
    // "Dann legst du den Fisch, den Speck obendrauf und lässt alles ziehen": both stand before what they are done to.
    const isTold = tokens[clause.verb]?.leads === true;
    const tellsMore = isTold && tokens[afterLeads(sentence, joint.next)]?.verb === true;
    // "Blus af met water, laurierblad erbij": an order that stands for itself.
    const added = isTold && token.text === "," && addedBehind(sentence, joint.next) >= 0;
    // "Einen Knödel kochen – falls er zerfällt, Mehl zugeben": an order behind the condition and its comma.
    const isBeside = DASHES.has(token.text);
    const comma = isBeside ? tokens.findIndex(({ text }, index) => index > at && text === ",") : -1;
    const parts =
      (token.text === "," && (!isTold || added)) ||
      token.text === ";" ||
      joint.joint === "then" ||
      (comma > 0 && lastVerb > comma);
    const goesOn = !isOrdered && !tellsMore && !parts && !baked;
    // "…, damit der Teig die Gewürze annehmen kann": what it is for, and no order.
    const tellsWhy = words.descriptions.has(next) && tokens[joint.next]?.verb !== true;
    const isClause = words.subordinators.has(next) && !isBeside;
    if (!ends || goesOn || tellsWhy || BESIDE.has(next) || isClause || (isBeside && !parts)) continue;
    clauses.push({ ...clause, to: at });
    clause = { from: joint.next, to: tokens.length, verb: -1, joint: joint.joint };
    at = joint.next - 1;
  }
  clauses.push(clause);
  return clauses;
}
