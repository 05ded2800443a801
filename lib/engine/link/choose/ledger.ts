/** The uses found so far, and what they leave: which lines are unused, which went into the dish. */
import type { DecidedBy } from "@/lib/engine/recipe/stages";
import { PREPARED } from "@/lib/engine/language/line-words";
import { LINKING } from "@/lib/engine/language/linking";
import { isAdded, isReadied, separatedAt, verbBefore } from "@/lib/engine/link/words/context";
import { isGreasingIn } from "@/lib/engine/link/phrases/greasing";
import { isCookedLater, type LineModel } from "@/lib/engine/link/lines/line-names";
import { isColourPart } from "@/lib/engine/link/lines/set-apart";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Share } from "@/lib/engine/link/amounts/reckon";
import { isPlace } from "@/lib/engine/link/words/no-use";
import type { Word } from "@/lib/engine/link/words/words";

/** Actions behind a washing in which what was washed goes in. */
const FAR = 40;

/** "Slice them", "in Streifen schneiden": an order for what was named before, by a pronoun or without any food of its own. */
const takesIt = ({ words, phrases }: ReadAction): boolean =>
  LINKING.objectPronouns.has(words[1]?.form ?? "") ||
  (phrases.length === 0 && LINKING.handWork.has(words[0]?.form ?? ""));

/** One use of a line. Offsets into the action's text, -1 where no words name it ("all ingredients"). */
export type Use = Share & {
  line: number;
  start: number;
  end: number;
  decidedBy: DecidedBy;
  others: number[];
  /** It is only cleaned here. */
  washed?: true;
};
/** Where words name a line, and how much of it they mean. */
export type Spot = { from: number; to: number; portion: Portion | null; taken: string | null; aside?: true };
export type Reason = Pick<Use, "decidedBy" | "others">;

export const COLLECTIVE: Reason = { decidedBy: "collective", others: [] };
export const NAMED: Reason = { decidedBy: "name", others: [] };
export const GUESS: Reason = { decidedBy: "guess", others: [] };

/** Eggs of the line are parted, and none has gone in. */
const isParted = (said: number | "all" | null, { amounts }: LineModel): boolean =>
  said === "all" || (said !== null && said <= (amounts.pools[0]?.low.n ?? 0));

/** "2 tbsp honey, plus 1 tsp to finish": the marinade takes the first amount for good, and leaves the second. */
const isMixedIn = (line: LineModel): boolean =>
  line.amounts.further.length > 0 && line.amounts.pools.length > 0 && !isCookedLater(line);

export class Ledger {
  readonly uses: Use[] = [];
  /** Further mentions of lines that the action uses already. */
  readonly echoes: { action: number; line: number; start: number; end: number }[] = [];
  readonly unused: Set<LineModel>;
  /** What was kept back of a line, for the place that calls it reserved. */
  readonly kept = new Map<number, { portion: Portion; action: number }>();
  private readonly byLine = new Map<number, Use[]>();
  private readonly spent = new Set<number>();
  private byWord: Map<string, LineModel[]> | null = null;

  constructor(
    readonly lines: readonly LineModel[],
    readonly actions: readonly ReadAction[],
  ) {
    this.unused = new Set(lines);
  }

  /** Lines that no reading has placed, in the order of the list. */
  get unplaced(): LineModel[] {
    return [...this.unused].filter((line) => line.names.length > 0);
  }

  /** The lines that have this word in their names. */
  linesNamed(lemma: string): readonly LineModel[] {
    if (this.byWord === null) {
      this.byWord = new Map();
      for (const line of this.lines)
        for (const word of line.naming) {
          const own = this.byWord.get(word);
          if (own === undefined) this.byWord.set(word, [line]);
          else own.push(line);
        }
    }
    return this.byWord.get(lemma) ?? [];
  }

  /** The uses of a line, in the order they were found. */
  of(line: number): readonly Use[] {
    return this.byLine.get(line) ?? [];
  }

  /** All that was done to the line so far was to make it ready. */
  isReadied(line: number): boolean {
    const uses = this.of(line);
    return uses.length > 0 && uses.every(({ readied }) => readied);
  }

  /** As much again as was made ready, where only a part of the line was. */
  againOf({ index }: LineModel): Spot | null {
    const portion = this.of(index).at(-1)?.portion ?? null;
    return portion === null ? null : { from: -1, to: -1, portion: { ...portion, start: -1 }, taken: null };
  }

  /** "Crush one clove … add the crushed garlic": as much as was made ready so. */
  private madeReadyOf(line: LineModel, words: readonly Word[], spot: Spot | null): Portion | null {
    if (spot === null || !this.isReadied(line.index)) return null;
    const { kind, amount } = this.of(line.index).at(-1)?.portion ?? { kind: null, amount: null };
    const isSaid = [spot.from - 1, spot.from, spot.to].some((at) => PREPARED.has(words[at]?.form ?? ""));
    return kind === "part" && amount !== null && isSaid ? (this.againOf(line)?.portion ?? null) : null;
  }

  /** Something of the line was used, and not only for greasing. */
  isSpent(line: number): boolean {
    return this.spent.has(line);
  }

  /** "Wash the rice … add the rice": it is only cleaned here, and a later action names it again. */
  private isWashed(index: number, line: number, at: number): boolean {
    const action = this.actions[index];
    const verb = LINKING.washing.has(verbBefore(action?.words ?? [], at) ?? "");
    const isAgain = ({ words, phrases }: ReadAction): boolean =>
      phrases.some(
        ({ passing, options, from, to, portion }) =>
          !passing &&
          options[0]?.line === line &&
          // "Set a quarter of them aside, dice the rest … decorate with the remaining berries": they were worked on between.
          portion?.kind !== "rest" &&
          isAdded(words, from) &&
          !isPlace(words, from) &&
          // "the leek liquor"
          (/[^\s-]/.test(words[to]?.gap ?? ".") || LINKING.functionWords.has(words[to]?.form ?? "")),
      );
    const later = this.actions.slice(index + 1, index + 1 + FAR);
    // "Wash the peppers. Remove the seeds. Slice them": they are worked on there.
    const next = later.find(({ words }) => !LINKING.removing.alone.has(words[0]?.form ?? ""));
    if (next !== undefined && next.instruction === action?.instruction && takesIt(next)) return false;
    return verb && this.of(line).every(({ readied }) => readied) && later.some(isAgain);
  }

  /** "Slice the scallions, keeping white and green apart … fry the whites": they only are made ready here. */
  private setsColoursApart(index: number, { inColours }: LineModel): boolean {
    if (!inColours) return false;
    const coloursIn = ({ words }: ReadAction): number =>
      new Set(words.flatMap(({ lemma }, at) => (isColourPart(words, at) ? [lemma] : []))).size;
    const here = this.actions[index];
    const [, ...later] = this.actions.slice(index, index + FAR);
    return here !== undefined && coloursIn(here) !== 1 && later.some((action) => coloursIn(action) > 0);
  }

  /** Notes a use. A second mention in one action that says nothing new of the amount is none. */
  add(index: number, line: LineModel, spot: Spot | null, reason: Reason): void {
    const action = this.actions[index];
    const words = action?.words ?? [];
    const last = this.of(line.index).at(-1);
    const phraseStart = spot === null ? -1 : (words[spot.from]?.start ?? -1);
    const start = spot?.portion ? Math.min(spot.portion.start, phraseStart) : phraseStart;
    const end = spot === null ? -1 : (words[spot.to - 1]?.end ?? -1);
    const portion = spot?.portion ?? this.madeReadyOf(line, words, spot);
    const parts = line.separated && spot !== null && isParted(separatedAt(words, spot.to - 1), line);
    // "Separate the whites from the yolks" takes all once.
    if (parts && last?.action === index) return;
    // "Separate the eggs", "separate the whites from the yolks" only makes them ready.
    const coloursApart = spot !== null && this.setsColoursApart(index, line);
    const readied = coloursApart || parts;
    const taken = parts || coloursApart ? null : (spot?.taken ?? null);
    // "Slice the scallions. Keep white and green apart."
    if (coloursApart && last?.readied === true) return;
    if (spot?.aside === true && last?.action === index) return;
    if (portion === null && last?.action === index && last.taken === taken) {
      // "salt" and "pepper" are two words for one line: both are marked, it is used once.
      if (line.compound && spot !== null) this.echoes.push({ action: index, line: line.index, start, end });
      return;
    }
    const washed = spot !== null && this.isWashed(index, line.index, spot.from);
    // "Rinse the lentils. Drain the lentils."
    if (last?.washed === true && isReadied(words, spot?.from ?? -1)) return;
    const use: Use = {
      action: index,
      line: line.index,
      portion,
      taken,
      readied:
        readied ||
        washed ||
        (action?.preparation === true &&
          (spot === null
            ? isCookedLater(line)
            : isReadied(words, spot.from) || (portion === null && !isMixedIn(line)))),
      aside:
        spot !== null &&
        (spot.aside === true || (!isCookedLater(line) && isGreasingIn(this.actions, index, spot.from))),
      start,
      end,
      decidedBy: reason.decidedBy,
      others: reason.others,
      ...(washed ? { washed: true } : {}),
    };
    this.uses.push(use);
    const own = this.byLine.get(line.index);
    if (own === undefined) this.byLine.set(line.index, [use]);
    else own.push(use);
    // What only greased the tin, and of which the list has more, has not gone in.
    if (!use.aside || !line.extra) this.unused.delete(line);
    if (!use.aside) this.spent.add(line.index);
  }
}
