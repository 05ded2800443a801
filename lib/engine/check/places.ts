/**
 * Where in the original each action of a recipe stands, so that a cook sees a step beside its words. Looked for only where the ledger says
 * that the reading took instructions from, and lines of the list from; what the engine added stands nowhere.
 */
import { CHECKING } from "@/lib/engine/language/checking";
import type { FormattedContent, ReceiptPlaces } from "@/lib/engine/recipe/formatted";
import type { Claim, ClaimKind, SourceRecipe } from "@/lib/engine/recipe/source";
import { listOf, type ReadAction } from "@/lib/engine/check/reading/actions";
import type { Stretch } from "./claims";
import { Coverage, type StepMatch } from "@/lib/engine/check/reading/coverage";
import { tokensIn, wordsOfToken } from "@/lib/engine/check/reading/tokens";

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
