/** Decides which line a run of words names where several fit: longest first, then head, describing words, amount, section and order of use. */
import type { Candidate } from "./mentions";
import type { LineModel } from "./line-names";
import type { Word } from "./words";

/** A place in a step that names food: words `[from, to)`, and the lines it may be, best score first. */
export type Phrase = {
  from: number;
  to: number;
  options: Candidate[];
  /** It names its food in passing: a state to wait for, a verb, something left out. */
  passing: boolean;
};

/** Words that single one food out among its kin; a step that leaves them out rather means the plain one. */
const DISTINCTIVE = new Set(
  "sweet green spring brown powdered icing sour smoked red confectioner condensed evaporated almond whipping heavy cold purple baby colored coloured wild".split(
    " ",
  ),
);

/** Scores within this of the best are a tie that amount, section and order decide. */
const TIE = 0.8;
/** Beyond this a lesser fit counts only for a line that no other place names better. */
const CLOSE = 0.34;

function distinction(words: readonly Word[], candidate: Candidate, line: LineModel): number {
  const run = new Set(words.slice(candidate.from, candidate.to).map((word) => word.lemma));
  let missing = 0;
  for (const lemma of line.vocabulary) if (DISTINCTIVE.has(lemma) && !run.has(lemma)) missing += 1;
  return candidate.score - 0.12 * Math.min(missing, 2);
}

/** Groups a step's candidates into phrases that do not overlap, the one that covers most naming words first. */
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
      const made: Phrase = { from: candidate.from, to: candidate.to, options: [candidate], passing: false };
      for (let at = candidate.from; at < candidate.to; at += 1) owners.set(at, made);
      phrases.push(made);
      continue;
    }
    const top = phrase.options[0];
    if (top === undefined) continue;
    if (
      candidate.weak === top.weak &&
      candidate.naming === top.naming &&
      candidate.score >= top.score - TIE &&
      !phrase.options.some((each) => each.line === candidate.line)
    )
      phrase.options.push(candidate);
  }
  return phrases.sort((a, b) => a.from - b.from);
}

/** Lines meant together stand at most this far from each other in the list: sugars of dough and frosting do not. */
const NEIGHBOURS = 3;

export type Preference = {
  used: (line: number) => boolean;
  /** The line has been used in part, or the text speaks of what is left. */
  leftover: (line: number) => boolean;
  amounts: ReadonlySet<string>;
  section: string | undefined;
  /** The line linked last, in reading order. */
  last: number;
  /** The step cuts it up, so it is no spice. */
  cutting: boolean;
  /** Another place names the line, and it alone, better than this one does. */
  namedElsewhere: (line: number) => boolean;
};

/** The option that the step most likely means. */
export function pick(
  options: readonly Candidate[],
  lines: readonly LineModel[],
  prefer: Preference,
): Candidate | undefined {
  let best: Candidate | undefined;
  let bestValue = -Infinity;
  const top = Math.max(...options.map((option) => option.score));
  for (const option of options) {
    const line = lines[option.line];
    if (line === undefined) continue;
    let value = option.score;
    if ([...prefer.amounts].some((amount) => line.amounts.has(amount))) value += 0.5;
    const elsewhere = prefer.namedElsewhere(option.line);
    if (option.score < top - CLOSE && elsewhere) continue;
    if (options.length > 1 && elsewhere && !line.compound) value -= 0.5;
    if (prefer.leftover(option.line)) value += line.divided ? 0.9 : 0.6;
    else if (!prefer.used(option.line)) value += option.score < top - CLOSE ? 0.7 : 0.45;
    if (prefer.section !== undefined && line.section === prefer.section) value += 0.8;
    if (prefer.cutting && (line.food?.classes.has("spice") ?? false)) value -= 0.7;
    const distance = option.line - prefer.last;
    value += distance > 0 ? 0.12 / distance : 0;
    value -= option.line * 1e-4;
    if (value > bestValue) {
      bestValue = value;
      best = option;
    }
  }
  return best;
}

/**
 * All options that a plain word means together: "the sugars" of "1 cup sugar" and "1 cup brown sugar", "chicken" of thighs and drumsticks,
 * "both potatoes". Fewer than two: the word means one line.
 */
export function together(
  words: readonly Word[],
  phrase: Phrase,
  lines: readonly LineModel[],
  unused: (line: number) => boolean,
): Candidate[] {
  const last = words[phrase.to - 1];
  const [top] = phrase.options;
  if (last === undefined || top === undefined || !top.head) return [];
  const before = words[phrase.from - 1]?.form;
  const both = before === "both" || words[phrase.from - 2]?.form === "both";
  const plural = last.form !== last.lemma;
  const options = phrase.options
    .filter((option) => option.head && !option.weak && unused(option.line))
    .sort((a, b) => a.line - b.line);
  const several = options.filter((option) => {
    const line = lines[option.line];
    if (line === undefined) return false;
    const distinct = words
      .slice(option.from, option.to)
      .some((word) =>
        phrase.options.some(
          (other) => other !== option && !(lines[other.line]?.vocabulary.has(word.lemma) ?? false),
        ),
      );
    if (distinct) return false;
    return (
      both ||
      (plural && line.forms.has(last.lemma) && !line.forms.has(last.form)) ||
      (line.cut && options.every((other) => lines[other.line]?.cut))
    );
  });
  const block = several.filter(
    (option, at) => at === 0 || option.line - (several[at - 1]?.line ?? 0) <= NEIGHBOURS,
  );
  return block.length > 1 ? block : [];
}
