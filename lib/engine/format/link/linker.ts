/** Goes through a recipe as a cook does and decides which mention is a use: the first one, what is left, another helping. */
import { pick, together, type Phrase } from "./choose";
import { collectivesOf, linesOf } from "./collectives";
import {
  isExcluded,
  isGreasing,
  isAdded,
  isHelping,
  isReadied,
  isState,
  isVerb,
  isVesselWater,
} from "./context";
import type { LineModel } from "./line-model";
import type { Candidate } from "./mentions";
import { portionBefore, type Portion } from "./portion";
import { inPassing, type ReadStep } from "./read-step";
import { STAPLES } from "./vocabulary";
import type { Word } from "./words";

/** One use of a line. Offsets into the step's text, -1 where no words name it ("all ingredients"). */
export type Use = {
  step: number;
  line: number;
  portion: Portion | null;
  /** The food is only made ready here ("peel the apples"), or only keeps things from sticking: it is still to be used. */
  readied: boolean;
  aside: boolean;
  start: number;
  end: number;
};

/** A fit this much better than the next one names its line alone. */
const CLEAR = 0.2;
/** Foods that are verbs too: "butter a dish" uses butter. */
const GREASES = new Set(["butter", "oil", "flour", "salt", "pepper"]);
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

export class Linker {
  readonly uses: Use[] = [];
  private readonly byLine = new Map<number, Use[]>();
  /** Steps in which a place names the line and no other, by line. */
  private readonly clear = new Map<number, { step: number; phrase: Phrase }[]>();
  private last = -1;

  constructor(
    private readonly lines: readonly LineModel[],
    private readonly steps: readonly ReadStep[],
  ) {
    steps.forEach((step, index) => {
      for (const phrase of step.phrases) {
        const [top, ...others] = phrase.options;
        if (top === undefined || top.weak || inPassing(step, phrase)) continue;
        const own = step.words.slice(top.from, top.to).map((word) => word.lemma);
        const ambiguous = others.some(
          (other) =>
            other.score > top.score - CLEAR || own.every((lemma) => lines[other.line]?.vocabulary.has(lemma)),
        );
        if (ambiguous) continue;
        const list = this.clear.get(top.line);
        if (list === undefined) this.clear.set(top.line, [{ step: index, phrase }]);
        else list.push({ step: index, phrase });
      }
    });
  }

  private usesOf(line: number): readonly Use[] {
    return this.byLine.get(line) ?? [];
  }

  /** Whether a mention of a line is a use: its first one, a stated portion, another helping of a staple. */
  private isUse(
    line: LineModel,
    portion: Portion | null,
    step: ReadStep,
    at: number,
    head: boolean,
  ): boolean {
    const before = this.usesOf(line.index).filter((use) => !use.aside);
    if (before.length === 0 || portion?.kind === "rest" || portion?.kind === "more") return true;
    if (portion !== null && before.every((use) => use.portion !== null)) return true;
    if (before.every((use) => use.readied) && isAdded(step.words, at)) return true;
    return head && (line.divided || isStaple(line)) && isHelping(step.words, at);
  }

  private add(
    stepIndex: number,
    line: LineModel,
    phrase: { from: number; to: number } | null,
    portion: Portion | null,
  ): void {
    const step = this.steps[stepIndex];
    const before = this.usesOf(line.index);
    if (step === undefined || (portion === null && before.some((use) => use.step === stepIndex))) return;
    const first = portion?.from ?? phrase?.from ?? -1;
    const use: Use = {
      step: stepIndex,
      line: line.index,
      portion,
      readied: phrase !== null && isReadied(step.words, phrase.from),
      aside: phrase !== null && isGreasing(step.words, phrase.from),
      start: first < 0 ? -1 : (step.words[first]?.start ?? -1),
      end: phrase === null ? -1 : (step.words[phrase.to - 1]?.end ?? -1),
    };
    this.uses.push(use);
    this.byLine.set(line.index, [...before, use]);
    this.last = line.index;
  }

  private named(stepIndex: number, step: ReadStep, phrase: Phrase): void {
    if (inPassing(step, phrase)) return;
    const portion = portionBefore(step.words, step.text, phrase.from);
    const options = phrase.options.filter((option) => !option.weak);
    const all =
      portion === null
        ? together(step.words, phrase, this.lines, (line) => this.usesOf(line).length === 0)
        : [];
    for (const option of all) {
      const line = this.lines[option.line];
      if (line !== undefined) this.add(stepIndex, line, option, null);
    }
    if (all.length > 0) return;
    const prefer = {
      used: (line: number) => this.usesOf(line).length > 0,
      leftover: (line: number) => portion?.kind === "rest" && this.usesOf(line).length > 0,
      amounts: amountsAround(step.words, phrase.from, phrase.to),
      section: step.section,
      last: this.last,
      namedElsewhere: (line: number) =>
        this.clear.get(line)?.some((place) => place.phrase !== phrase) ?? false,
    };
    const chosen = pick(options, this.lines, prefer);
    const line = chosen === undefined ? undefined : this.lines[chosen.line];
    if (
      chosen === undefined ||
      line === undefined ||
      isVesselWater(step.words, phrase.to - 1, line) ||
      !this.isUse(line, portion, step, phrase.from, chosen.head)
    )
      return;
    this.add(stepIndex, line, chosen, portion);
  }

  /** First reading: what the steps name plainly, and the words for several lines at once. */
  readNames(): void {
    this.steps.forEach((step, index) => {
      for (const phrase of step.phrases) this.named(index, step, phrase);
      this.readCollectives(index, step);
    });
  }

  /** A later place names the line: plainly, or as the only one left of those that it may mean. */
  private namedFrom(stepIndex: number, line: LineModel): boolean {
    if (this.clear.get(line.index)?.some((place) => place.step >= stepIndex)) return true;
    return this.steps
      .slice(stepIndex)
      .some((step) =>
        step.phrases.some(
          (phrase) =>
            phrase.options.some((option) => option.line === line.index && !option.weak) &&
            phrase.options.every(
              (option) => option.line >= line.index || this.usesOf(option.line).length > 0,
            ) &&
            !inPassing(step, phrase),
        ),
      );
  }

  private readCollectives(stepIndex: number, step: ReadStep): void {
    for (const collective of collectivesOf(step.words)) {
      if (isState(step.words, collective.from, collective.to)) continue;
      const unused = (line: LineModel) => this.usesOf(line.index).length === 0;
      const open = (line: LineModel) => unused(line) && !this.namedFrom(stepIndex, line);
      const covered = step.phrases.some(
        (phrase) => phrase.from < collective.to && collective.from < phrase.to,
      );
      if (collective.kind === "class" && covered) continue;
      for (const line of linesOf(collective, this.lines, open, unused)) this.add(stepIndex, line, null, null);
    }
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
          if (this.usesOf(option.line).length > 0 || (guarded && !option.head)) continue;
          if (verb && !GREASES.has(step.words[phrase.from]?.form ?? "")) continue;
          const now = best.get(option.line);
          if (now === undefined || option.score > now.option.score + (guarded ? CLEAR : 0))
            best.set(option.line, { step: index, option });
        }
      }
    });
    const taken = new Set<string>();
    for (const [index, { step, option }] of best) {
      const line = this.lines[index];
      const words = this.steps[step]?.words;
      const place = `${step} ${option.from}`;
      if (line === undefined || words === undefined || taken.has(place)) continue;
      taken.add(place);
      this.add(step, line, option, portionBefore(words, this.steps[step]?.text ?? "", option.from));
    }
  }
}
