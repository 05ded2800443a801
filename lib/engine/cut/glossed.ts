/** Sentences of a language that has a gloss, as the cutter reads them: in the engine's words, with each word's place and whether it is an order. */
import { cuttingWordsOf } from "@/lib/engine/language/cutting";
import {
  GOES,
  HAPPENS,
  INTO,
  opensWithOrder,
  RESULTS,
  type Gloss,
  type GlossToken,
} from "@/lib/engine/language/gloss";
import { keepingRecent } from "@/lib/engine/language/recent";
import { entriesIn } from "@/lib/engine/language/registry";
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { withEnclosed } from "./enclosed";
import { tokensOf, type Token } from "./verbs";

/** What stands behind a preposition is no order: "avant de servir", "per condire". */
function isOrder(read: readonly GlossToken[], index: number, words: CuttingWords): boolean {
  const before = read[index - 1];
  const last = before?.means.slice(before.means.lastIndexOf(" ") + 1) ?? "";
  return read[index]?.kind === "verb" && !(before?.kind === "grammar" && words.prepositions.has(last));
}

/** "Lasciate poi raffreddare", "Faites-les ensuite bouillir": the "then" at `at` stands within one order, and joins no two. */
function isWithin(read: readonly GlossToken[], at: number, told: readonly GlossToken[], words: CuttingWords) {
  if (!words.then.has(read[at]?.means ?? "")) return false;
  const verb = told.findLast(({ kind, means }) => kind !== "grammar" && means !== "-");
  const isNear = verb !== undefined && told.length - told.lastIndexOf(verb) <= WITHIN_REACH;
  const [first = ""] = verb?.means.split(" ") ?? [];
  if (!isNear || verb.kind === "mark") return false;
  const next = read[at + 1]?.kind === "verb";
  return words.wholeVerbs.has(first) ? next || told.at(-1) === verb : next && words.causatives.has(first);
}
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
          verb: at === 0 && isOrder(read, index, words),
          // "salez" is "add salt", one word, and "tempere com sal" is not; "fein hacken" only says how.
          ...((verbLast && (kind === "describing" || kind === "participle")) ||
          (kind === "verb" && at > 0 && !/\s/.test(source.slice(start, end)))
            ? { manner: true }
            : {}),
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
