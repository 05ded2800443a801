/** Finds where a step's words may name a line of the shopping list, with how well they fit. Which of them count is decided in `choose.ts`. */
import type { LineModel, LineName } from "./line-model";
import { DESCRIPTIONS, MEASURES, PRODUCTS, SHAPES, TOOLS, TRANSFORMING } from "./vocabulary";
import type { Word } from "./words";

/** A run of a step's words that may name line `line`: words `[from, to)`. */
export type Candidate = {
  line: number;
  from: number;
  to: number;
  /** 0 to about 2.5: head and completeness of the name, then describing words. */
  score: number;
  /** Naming words of the run, the measure of "longest first". */
  naming: number;
  /** The name's head stands in the run; without it the run names the line only if nothing fits better. */
  head: boolean;
  /** Only shapes or one part of a name that makes something else of it ("chicken" for "chicken broth"). */
  weak: boolean;
};

const GLUE = new Set(["of", "the", "and", "or", "in", "with"]);
const PHRASE_GAP = /^[\s\-–‐‑/'’"“”]*$/;

const sameAs = (a: string, b: string) => a === b;

function spread(words: readonly Word[], line: LineModel, at: number): { from: number; to: number } {
  let to = at + 1;
  for (;;) {
    const word = words[to];
    if (word === undefined || !PHRASE_GAP.test(word.gap)) break;
    if (line.vocabulary.has(word.lemma) && !GLUE.has(word.form)) {
      to += 1;
      continue;
    }
    const after = words[to + 1];
    const bridged =
      word.form === "of" && after !== undefined && PHRASE_GAP.test(after.gap) && line.naming.has(after.lemma);
    if (!bridged) break;
    to += 2;
  }
  return { from: at, to };
}

/** How well the lemmas fit one name of the line. */
function fit(lemmas: readonly string[], name: LineName): { matched: number; head: boolean; share: number } {
  const matched = name.words.filter((word) => lemmas.some((lemma) => sameAs(lemma, word)));
  return {
    matched: matched.length,
    head: matched.includes(name.head),
    share: matched.length / name.words.length,
  };
}

const makesAnotherThing = (lemma: string) =>
  (TRANSFORMING.has(lemma) || PRODUCTS.has(lemma) || TOOLS.has(lemma)) && !SHAPES.has(lemma);

/** All candidates of one line in one step's words, in order. */
export function candidatesOf(words: readonly Word[], line: LineModel): Candidate[] {
  const found: Candidate[] = [];
  if (line.names.length === 0) return found;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word === undefined || GLUE.has(word.form) || !line.vocabulary.has(word.lemma)) {
      at += 1;
      continue;
    }
    const { from, to } = spread(words, line, at);
    const candidate = judge(words, line, from, to);
    if (candidate !== null) found.push(candidate);
    at = to;
  }
  return found;
}

function judge(words: readonly Word[], line: LineModel, from: number, to: number): Candidate | null {
  const run = words.slice(from, to);
  const lemmas = run.map((word) => word.lemma);
  let best = { matched: 0, head: false, share: 0 };
  for (const name of line.names) {
    const each = fit(lemmas, name);
    if (each.matched + (each.head ? 1 : 0) + each.share > best.matched + (best.head ? 1 : 0) + best.share)
      best = each;
  }
  if (best.matched === 0) return null;
  const solid = lemmas.filter((lemma) => line.naming.has(lemma) && !SHAPES.has(lemma));
  const next = words[to];
  if (
    next !== undefined &&
    PHRASE_GAP.test(next.gap) &&
    !line.vocabulary.has(next.lemma) &&
    makesAnotherThing(next.lemma)
  )
    return null;
  // The run ends in a word that only describes: "chopped, ground" belongs to whatever follows.
  let end = to;
  while (
    end > from &&
    !line.naming.has(words[end - 1]?.lemma ?? "") &&
    !SHAPES.has(words[end - 1]?.lemma ?? "")
  )
    end -= 1;
  if (end === from) return null;
  const describing = lemmas.filter((lemma) => DESCRIPTIONS.has(lemma) && !line.naming.has(lemma)).length;
  const transformed = !best.head && line.names.every((name) => TRANSFORMING.has(name.head));
  return {
    line: line.index,
    from,
    to: end,
    score: (best.head ? 1 : 0) + best.share + 0.1 * Math.min(describing, 3),
    naming: new Set(solid).size,
    head: best.head,
    weak: solid.length === 0 || transformed,
  };
}

/** The word before a run that makes it something else: "peanut butter" is no butter, unless the line says so too. */
export function foreignModifier(
  words: readonly Word[],
  from: number,
  line: LineModel,
  isFood: (phrase: string) => boolean,
): boolean {
  const before = words[from - 1];
  const first = words[from];
  if (before === undefined || first === undefined || !PHRASE_GAP.test(first.gap)) return false;
  if (line.vocabulary.has(before.lemma) || DESCRIPTIONS.has(before.lemma) || MEASURES.has(before.lemma))
    return false;
  return isFood(`${before.lemma} ${first.lemma}`);
}
