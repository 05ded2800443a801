/** The ledger of the original: what became of each of its lines, and where in it each action stands. */
import { listOf, type ReadAction } from "@/lib/engine/check/reading/actions";
import { Coverage, type StepMatch } from "@/lib/engine/check/reading/coverage";
import { type ListLine, listLines, namedBy } from "@/lib/engine/check/reading/list-lines";
import { quantitiesIn } from "@/lib/engine/check/reading/quantities";
import type { Row } from "@/lib/engine/check/reading/rows";
import { stemsOf, tokensIn, tokensOf, wordsOfToken } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { FormattedContent, ReceiptPlaces } from "@/lib/engine/recipe/formatted";
import type { Claim, ClaimKind, SourceRecipe } from "@/lib/engine/recipe/stages";
import { type About, aboutWords, type Report } from "./report";

// Whether every line of the original was claimed once: as title, fact, heading, ingredient, instruction or note, or set aside.

const WORD = /\p{L}{2,}|\p{N}/u;
const MOST_REPORTED = 20;

export type Stretch = { start: number; end: number };

/** Without the blanks and signs around its words; null without words. */
function wordsOf(original: string, { start, end }: Stretch): Stretch | null {
  const text = original.slice(start, end);
  if (!WORD.test(text)) return null;
  const from = text.length - text.trimStart().length;
  return { start: start + from, end: start + text.trimEnd().length };
}

/** The stretches of one line that no claim covers. */
function gapsIn(line: Stretch, claims: readonly Claim[], first: number): Stretch[] {
  const gaps: Stretch[] = [];
  let at = line.start;
  for (let i = first; i < claims.length; i += 1) {
    const claim = claims[i];
    if (claim === undefined || claim.start >= line.end) break;
    if (claim.start > at) gaps.push({ start: at, end: claim.start });
    at = Math.max(at, claim.end);
  }
  if (at < line.end) gaps.push({ start: at, end: line.end });
  return gaps;
}

/** Reports stretches of the original that two claims took; claims are in the order of the text. */
function checkTwice(
  claims: readonly Claim[],
  original: string,
  named: (text: string) => About,
  report: Report,
): void {
  let last: Claim | undefined;
  let reported = 0;
  for (const claim of claims) {
    if (last !== undefined && claim.start < last.end && reported < MOST_REPORTED) {
      const twice = wordsOf(original, { start: claim.start, end: Math.min(last.end, claim.end) });
      if (twice !== null) {
        const text = original.slice(twice.start, twice.end);
        report({ kind: "overlap", message: SENTENCES.claimedTwice, text, ...twice, ...named(text) });
        reported += 1;
      }
    }
    if (last === undefined || claim.end > last.end) last = claim;
  }
}

/**
 * Reports lines of `original` that nothing took, and such that were taken twice; returns the former. A source without claims was not given
 * as text, and has no ledger. Linear but for sorting.
 */
export function checkClaims(
  source: SourceRecipe,
  original: string,
  lines: readonly ListLine[],
  report: Report,
): Stretch[] {
  const claims = [...(source.claims ?? [])].sort((a, b) => a.start - b.start || a.end - b.end);
  if (claims.length === 0) return [];
  const named = aboutWords(lines);
  checkTwice(claims, original, named, report);
  const unclaimed: Stretch[] = [];
  let first = 0;
  let start = 0;
  for (const text of original.split(/[\n\r\u2028\u2029\u0085\v\f]/)) {
    const end = start + text.length;
    while (first < claims.length && (claims[first]?.end ?? 0) <= start) first += 1;
    for (const gap of gapsIn({ start, end }, claims, first)) {
      const words = gap.end > gap.start ? wordsOf(original, gap) : null;
      if (words !== null) unclaimed.push(words);
    }
    start = end + 1;
  }
  for (const words of unclaimed.slice(0, MOST_REPORTED)) {
    const text = original.slice(words.start, words.end);
    report({ kind: "unclaimed", message: SENTENCES.unclaimed, text, ...words, ...named(text) });
  }
  return unclaimed;
}

/** The cook is told of the row already: nothing claims it. */
export const isTold = (row: Row | undefined, unclaimed: readonly Stretch[]): boolean =>
  row !== undefined &&
  unclaimed.some(({ start, end }) => start < row.start + row.text.length && end > row.start);

// Lines of the original that were set aside as a story, and that the steps cook with.

/** A line of a list has no more words; one without an amount fewer. */
const MOST_ASIDE_WORDS = 10;
const MOST_BARE_ASIDE_WORDS = 5;
/** No text has so many of them that are looked through. */
const MOST_ASIDES = 100;

/** It can be a line of a list: short, no sentence, the name of a food, and most of all with an amount in front. */
function mayBeListed(shown: string, line: ListLine): boolean {
  const words = tokensOf(shown).length;
  if (
    words > MOST_ASIDE_WORDS ||
    /[.!?:]$|[#|›@"]|^\D{2,30}:\s|^\d{1,2}[.)]\s/.test(shown) ||
    findFood([...line.name].join(" ")) === null
  )
    return false;
  return line.amounts[0]?.start === 0 || words <= MOST_BARE_ASIDE_WORDS;
}

/** "Share between two bowls.", "Compartir en dos platos.": among so many, and no time, heat or label. */
function sharesOut(sentence: string, { language, say }: { language: string; say: (text: string) => string }) {
  if (/[:|]/.test(sentence) || tokensOf(sentence).length > MOST_ASIDE_WORDS) return false;
  const english = say(sentence);
  const stems = stemsOf(english);
  const quantities = quantitiesIn(english, language);
  if (stems.slice(1).some((stem) => CHECKING.furniture.has(stem))) return false;
  return quantities.some(
    ({ sort, unit, at }) =>
      sort === "amount" && unit === null && at > 1 && CHECKING.sharedAmong.has(stems[at - 1] ?? ""),
  );
}

/** Reports a sentence behind the first order that was read as for how many the dish is, or set aside, and shares it out. */
function checkSharing(
  { claims = [] }: SourceRecipe,
  original: string,
  read: { language: string; say: (text: string) => string },
  report: Report,
): void {
  const first = claims.find(({ as }) => as === "instruction")?.start ?? Infinity;
  const behind = claims.filter(
    ({ as, reason, start }) => start > first && (as === "fact" || (as === "aside" && reason === "furniture")),
  );
  for (const { start, end } of behind.slice(0, MOST_ASIDES))
    for (const text of splitSentences(original.slice(start, end)))
      if (sharesOut(text, read)) report({ kind: "lost", message: SENTENCES.lineLost, text, start, end });
}

/** Reports a line that was set aside, where a step names its food and no line of the list does; and an order to share out. */
export function checkAsides(
  source: SourceRecipe,
  original: string,
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  read: { language: string; say: (text: string) => string },
  report: Report,
): void {
  checkSharing(source, original, read, report);
  const aside = (source.claims ?? [])
    .filter(({ as, reason }) => as === "aside" && reason === "story")
    .slice(0, MOST_ASIDES);
  for (const { start, end } of aside) {
    const shown = original.slice(start, end).trim();
    const [line] = listLines([shown], [undefined], read.language, read.say);
    if (line === undefined || !mayBeListed(shown, line)) continue;
    const isListed = lines.some((each) => [...line.heads].some((head) => namedBy(each, new Set([head])) > 0));
    // "How to ripen bananas fast"
    const isAbout =
      line.amounts.length === 0 && lines.some((each) => [...line.name].some((word) => each.heads.has(word)));
    const isVague =
      line.amounts.length === 0 && [...line.heads].every((head) => CHECKING.collective.has(head));
    if (isListed || isAbout || isVague) continue;
    const named = actions.some(({ words, fromList }) => !fromList && namedBy(line, words) === 2);
    if (named) report({ kind: "lost", message: SENTENCES.lineLost, text: shown, start, end });
  }
}

// Where in the original each action of a recipe stands, so that a cook sees a step beside its words. Looked for only where the ledger says
// that the reading took instructions from, and lines of the list from; what the engine added stands nowhere.

/** A match that is longer than the action by more than this has skipped to another place. */
const MOST_SKIPPED = 6;

/** The words that the reading took as one kind of thing, each with where it stands in the original. */
class Taken {
  private readonly words: Coverage;
  private readonly spans: Stretch[] = [];
  /** False where the words could not be counted alike: then nothing is said of any place. */
  private readonly isSure: boolean;

  constructor(claims: readonly Claim[], as: ClaimKind, original: string, joiners: ReadonlySet<string>) {
    const texts: string[] = [];
    for (const { start, end } of claims.filter((claim) => claim.as === as)) {
      const text = original.slice(start, end);
      texts.push(text);
      for (const token of tokensIn(text)) {
        const span = { start: start + token.start, end: start + token.end };
        for (let times = wordsOfToken(token).length; times > 0; times -= 1) this.spans.push(span);
      }
    }
    this.words = new Coverage(texts, joiners);
    this.isSure = this.words.tokens.length === this.spans.length;
  }

  /** Where `text` stands, looked for from word `next` on; null where it does not. */
  find(text: string, next: number): { place: Stretch; match: StepMatch } | null {
    const match = this.words.show(text, next);
    const first = this.spans[match.first];
    const last = this.spans[match.last - 1];
    const isOne = match.last > match.first && match.last - match.first <= match.tokens + MOST_SKIPPED;
    if (!this.isSure || match.first < 0 || !isOne || first === undefined || last === undefined) return null;
    return { place: { start: first.start, end: last.end }, match };
  }
}

/** Undefined where the source was not given as text: then there is nothing to stand beside. */
export function placesOf(
  source: SourceRecipe,
  content: FormattedContent,
  original: string,
  actions: readonly ReadAction[],
  joiners: ReadonlySet<string> = CHECKING.joiners,
): ReceiptPlaces | undefined {
  const claims = [...(source.claims ?? [])].sort((a, b) => a.start - b.start);
  if (claims.length === 0) return undefined;
  const method = new Taken(claims, "instruction", original, joiners);
  const bought = new Taken(claims, "ingredient", original, joiners);
  const lines = listOf(content).map((text) => bought.find(text, 0)?.place ?? null);
  let next = 0;
  const places = new Map<number, ([number, number] | null)[]>();
  for (const { step, shown, ours, fromList, uses } of actions) {
    const found = ours || fromList ? null : method.find(shown, next);
    if (found) next = found.match.last;
    const place = found?.place ?? (fromList ? (lines[uses[0]?.line ?? -1] ?? null) : null);
    const ofStep = places.get(step) ?? [];
    ofStep.push(place && [place.start, place.end]);
    places.set(step, ofStep);
  }
  return { length: original.length, steps: content.steps.map(({ number }) => places.get(number) ?? []) };
}
