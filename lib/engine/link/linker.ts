/** Goes through a recipe as a cook does and decides which mention is a use: the first one, what is left, another helping. */
import { pick, together, type Phrase } from "./choose";
import { linesOf, type Collective } from "./collectives";
import {
  isAdded,
  isExcluded,
  isGreasing,
  isHelping,
  isReadied,
  isState,
  isVerb,
  isVesselWater,
} from "./context";
import type { LineModel } from "./line-names";
import type { Candidate } from "./mentions";
import { portionBefore, type Portion } from "./portion";
import type { ReadStep } from "./read-step";
import { STAPLES } from "./vocabulary";
import type { Word } from "./words";

/** One use of a line. Offsets into the step's text, -1 where no words name it ("all ingredients"). */
export type Use = {
  step: number;
  line: number;
  portion: Portion | null;
  /** The food is only made ready here ("peel the apples"): it is still to be used. */
  readied: boolean;
  /** It only keeps things from sticking ("dust the counter with flour"). */
  aside: boolean;
  start: number;
  end: number;
};

/** A place of the recipe that may name a line. */
type Place = { step: number; phrase: Phrase };

/** A fit this much better than the next one names its line alone. */
const CLEAR = 0.2;
/** Foods that are verbs too: "butter a dish" uses butter. */
const GREASES = new Set(["butter", "oil", "flour", "salt", "pepper"]);
/** Places that may name a line, of which the last so many are looked at: time stays linear. */
const MOST_PLACES = 50;
/** Without its head a name must be there by half to be meant at all: "vanilla" for "vanilla extract". */
const HALF_NAMED = 0.36;
const STAPLE_CLASSES = ["salt", "oil", "fat"];

const amountsAround = (words: readonly Word[], from: number, to: number): ReadonlySet<string> =>
  new Set(
    words
      .slice(Math.max(0, from - 4), to)
      .map((word) => word.form)
      .filter((form) => /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(form)),
  );

const isStaple = (line: LineModel): boolean =>
  line.names.some((name) => STAPLES.has(name.head) && name.words.length <= 2) ||
  STAPLE_CLASSES.some((name) => line.food?.classes.has(name));

const isCounted = ({ kind }: Collective): boolean => kind === "first" || kind === "next";

function note<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

export class Linker {
  readonly uses: Use[] = [];
  /** Further mentions of lines that the step uses already. */
  readonly echoes: Pick<Use, "step" | "line" | "start" | "end">[] = [];
  private readonly byLine = new Map<number, Use[]>();
  private readonly unused: Set<LineModel>;
  /** Lines of which something went into the dish, or was made ready to. */
  private readonly spent = new Set<number>();
  /** Places that name the line and no other, and all that may name it. */
  private readonly clear = new Map<number, Place[]>();
  private readonly maybe = new Map<number, Place[]>();
  private last = -1;

  constructor(
    private readonly lines: readonly LineModel[],
    private readonly steps: readonly ReadStep[],
  ) {
    this.unused = new Set(lines);
    steps.forEach((step, index) => {
      for (const phrase of step.phrases) {
        const [top, ...others] = phrase.options;
        if (phrase.passing || top === undefined || top.weak) continue;
        for (const option of phrase.options) note(this.maybe, option.line, { step: index, phrase });
        const own = step.words.slice(top.from, top.to).map((word) => word.lemma);
        const ambiguous = others.some(
          (other) =>
            other.score > top.score - CLEAR || own.every((lemma) => lines[other.line]?.vocabulary.has(lemma)),
        );
        if (!ambiguous) note(this.clear, top.line, { step: index, phrase });
      }
    });
  }

  /** Lines that no reading has placed, in the order of the list. */
  get unplaced(): LineModel[] {
    return [...this.unused].filter((line) => line.names.length > 0);
  }

  /** Places a line at words `[from, to)` of a step. */
  addGuess(step: number, line: LineModel, from: number, to: number): void {
    this.add(step, line, { from, to }, null);
  }

  private isUsed(line: number): boolean {
    return this.byLine.has(line);
  }

  /** Whether a mention of a line is a use: its first one, a stated portion, another helping of a staple. */
  private isUse(
    line: LineModel,
    portion: Portion | null,
    words: readonly Word[],
    at: number,
    head: boolean,
  ): boolean {
    if (!this.spent.has(line.index) || portion?.kind === "rest" || portion?.kind === "more") return true;
    const before = this.byLine.get(line.index) ?? [];
    if (portion !== null && !before.some((use) => use.portion === null && !use.aside)) return true;
    if (isAdded(words, at) && !before.some((use) => !use.readied && !use.aside)) return true;
    return head && (line.divided || isStaple(line)) && isHelping(words, at);
  }

  private add(
    stepIndex: number,
    line: LineModel,
    phrase: { from: number; to: number } | null,
    portion: Portion | null,
  ): void {
    const words = this.steps[stepIndex]?.words ?? [];
    const before = this.byLine.get(line.index);
    const first = portion?.from ?? phrase?.from ?? -1;
    const again = portion === null && before?.[before.length - 1]?.step === stepIndex;
    // "salt" and "pepper" are two words for one line: both are marked, it is used once.
    if (again && line.compound && phrase !== null) {
      this.echoes.push({
        step: stepIndex,
        line: line.index,
        start: words[first]?.start ?? -1,
        end: words[phrase.to - 1]?.end ?? -1,
      });
    }
    if (again) return;
    const use: Use = {
      step: stepIndex,
      line: line.index,
      portion,
      readied: phrase !== null && isReadied(words, phrase.from),
      aside: phrase !== null && isGreasing(words, phrase.from),
      start: words[first]?.start ?? -1,
      end: phrase === null ? -1 : (words[phrase.to - 1]?.end ?? -1),
    };
    this.uses.push(use);
    note(this.byLine, line.index, use);
    this.unused.delete(line);
    if (!use.aside) this.spent.add(line.index);
    this.last = line.index;
  }

  private named(stepIndex: number, step: ReadStep, phrase: Phrase): void {
    if (phrase.passing) return;
    const { words } = step;
    const portion = portionBefore(words, step.text, phrase.from);
    const all = portion === null ? together(words, phrase, this.lines, (line) => !this.isUsed(line)) : [];
    for (const option of all) {
      const line = this.lines[option.line];
      if (line !== undefined) this.add(stepIndex, line, option, null);
    }
    if (all.length > 0) return;
    const options = phrase.options.filter((option) => !option.weak);
    const chosen = pick(options, this.lines, {
      used: (line) => this.isUsed(line),
      leftover: (line) => portion?.kind === "rest" && this.isUsed(line),
      amounts: amountsAround(words, phrase.from, phrase.to),
      section: step.section,
      last: this.last,
      cutting: isReadied(words, phrase.from),
      namedElsewhere: (line) => this.clear.get(line)?.some((place) => place.phrase !== phrase) ?? false,
    });
    const line = chosen === undefined ? undefined : this.lines[chosen.line];
    if (chosen === undefined || line === undefined || isVesselWater(words, phrase.to - 1, line)) return;
    if (this.isUse(line, portion, words, phrase.from, chosen.head))
      this.add(stepIndex, line, chosen, portion);
  }

  /** First reading: what the steps name plainly, and the words for several lines at once. */
  readNames(): void {
    this.steps.forEach((step, index) => {
      const open = (line: LineModel) => !this.namedFrom(index, line);
      const read = (collective: Collective) => {
        for (const line of linesOf(collective, this.lines, this.unused, open))
          this.add(index, line, null, null);
      };
      // "the next five ingredients" counts from what the steps before have used.
      step.collectives.filter(isCounted).forEach(read);
      for (const phrase of step.phrases) this.named(index, step, phrase);
      step.collectives.filter((collective) => !isCounted(collective)).forEach(read);
    });
  }

  /** A later place names the line: plainly, or as the only one left of those that it may mean. */
  private namedFrom(stepIndex: number, line: LineModel): boolean {
    if ((this.clear.get(line.index)?.at(-1)?.step ?? -1) >= stepIndex) return true;
    const places = this.maybe.get(line.index)?.slice(-MOST_PLACES) ?? [];
    return places.some(
      ({ step, phrase }) =>
        step >= stepIndex &&
        phrase.options.every((option) => option.line >= line.index || this.isUsed(option.line)),
    );
  }

  /**
   * Second reading: a line that nothing named plainly takes its best weaker mention ("Ranch", "before serving on buns", "butter a dish").
   */
  readWeak(): void {
    const best = new Map<number, { step: number; option: Candidate }>();
    this.steps.forEach((step, index) => {
      for (const phrase of step.phrases) {
        if (isExcluded(step.words, phrase.from)) continue;
        const verb = isVerb(step.words, phrase.from, phrase.to);
        const guarded = verb || isState(step.words, phrase.from, phrase.to);
        for (const option of phrase.options) {
          if (this.isUsed(option.line) || (guarded && !option.head)) continue;
          const last = step.words[phrase.to - 1]?.lemma;
          const endsAlike = this.lines[option.line]?.names.some(
            (name) => name.words[name.words.length - 1] === last,
          );
          if (!option.head && !endsAlike && option.score < HALF_NAMED) continue;
          if (verb && !GREASES.has(step.words[phrase.from]?.form ?? "")) continue;
          const now = best.get(option.line);
          const better = now === undefined || option.score > now.option.score + (guarded ? CLEAR : 0);
          if (better) best.set(option.line, { step: index, option });
        }
      }
    });
    const taken = new Set<string>();
    for (const [index, { step, option }] of best) {
      const line = this.lines[index];
      const read = this.steps[step];
      const place = `${step} ${option.from}`;
      if (line === undefined || read === undefined || taken.has(place)) continue;
      taken.add(place);
      this.add(step, line, option, portionBefore(read.words, read.text, option.from));
    }
  }
}
