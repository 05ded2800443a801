/**
 * Links each step to the lines of the shopping list that it uses, and says how much of each.
 * Unlinked rather than guessed: a line that no step names stays unplaced, and the receipt says so.
 */
import type { StepUse } from "@/lib/engine/recipe/schema";
import { candidatesOf, foreignModifier } from "./link/mentions";
import { collectivesOf, linesOf } from "./link/collectives";
import { isExcluded, isReadied, isState, isVerb, portionBefore, type Portion } from "./link/context";
import { modelLine, type LineModel } from "./link/line-model";
import { phrasesOf, pick, type Phrase } from "./link/choose";
import { wordsOf, type Word } from "./link/words";
import { foodCalled } from "@/lib/engine/food/lexicon";

export type LinkInput = {
  title: string | null;
  ingredients: readonly { text: string; section?: string }[];
  steps: readonly { text: string; section?: string }[];
};

/** `mentions` are offsets into the step's text, `[start, end)`, in order, none overlapping; `line` is 0-based in the given order. */
export type LinkedStep = { uses: StepUse[]; mentions: { start: number; end: number; line: number }[] };

type Use = {
  step: number;
  line: number;
  portion: Portion | null;
  readied: boolean;
  start: number;
  end: number;
};
type ReadStep = { text: string; section: string | undefined; words: Word[]; phrases: Phrase[] };

const isKnownFood = (phrase: string) => foodCalled(phrase) !== null;

function readStep(step: { text: string; section?: string }, lines: readonly LineModel[]): ReadStep {
  const words = wordsOf(step.text);
  const candidates = lines.flatMap((line) =>
    candidatesOf(words, line).filter((each) => !foreignModifier(words, each.from, line, isKnownFood)),
  );
  return { text: step.text, section: step.section, words, phrases: phrasesOf(words, candidates, lines) };
}

const amountsBefore = (words: readonly Word[], from: number, to: number): ReadonlySet<string> =>
  new Set(
    words
      .slice(Math.max(0, from - 4), to)
      .map((word) => word.form)
      .filter((form) => /^[\d½¼¾⅓⅔⅛⅜⅝⅞]/.test(form)),
  );

/** A place that names its food in passing: a state to wait for, a verb, something left out. */
function inPassing(step: ReadStep, phrase: Phrase): boolean {
  return (
    isState(step.words, phrase.from, phrase.to) ||
    isVerb(step.words, phrase.from, phrase.to) ||
    isExcluded(step.words, phrase.from)
  );
}

class Linker {
  readonly uses: Use[] = [];
  private last = -1;
  constructor(
    private readonly lines: readonly LineModel[],
    private readonly steps: readonly ReadStep[],
  ) {}

  private usesOf(line: number): Use[] {
    return this.uses.filter((use) => use.line === line);
  }

  private consumed(line: number): boolean {
    return this.usesOf(line).some((use) => !use.readied);
  }

  /** Whether a mention of a line that was used before is a use of its own. */
  private usedAgain(line: LineModel, portion: Portion | null): boolean {
    const before = this.usesOf(line.index);
    if (before.length === 0) return true;
    if (portion?.kind === "rest") return true;
    if (portion?.kind === "more") return true;
    return portion !== null && before.every((use) => use.portion !== null);
  }

  private add(
    stepIndex: number,
    line: LineModel,
    phrase: { from: number; to: number } | null,
    portion: Portion | null,
  ): void {
    const step = this.steps[stepIndex];
    if (
      step === undefined ||
      this.uses.some((use) => use.step === stepIndex && use.line === line.index && portion === null)
    )
      return;
    const first = portion?.from ?? phrase?.from ?? -1;
    const start = first < 0 ? -1 : (step.words[first]?.start ?? -1);
    const end = phrase === null ? -1 : (step.words[phrase.to - 1]?.end ?? -1);
    const readied = phrase !== null && isReadied(step.words, phrase.from);
    this.uses.push({ step: stepIndex, line: line.index, portion, readied, start, end });
    this.last = line.index;
  }

  private named(stepIndex: number, step: ReadStep, phrase: Phrase): void {
    if (inPassing(step, phrase)) return;
    const portion = portionBefore(step.words, step.text, phrase.from);
    const strong = phrase.options.filter((option) => !option.weak);
    const chosen = pick(strong, this.lines, {
      used: (line) => this.usesOf(line).length > 0,
      leftover: (line) => portion?.kind === "rest" && this.usesOf(line).length > 0,
      amounts: amountsBefore(step.words, phrase.from, phrase.to),
      section: step.section,
      last: this.last,
    });
    const line = chosen === undefined ? undefined : this.lines[chosen.line];
    if (chosen === undefined || line === undefined || !this.usedAgain(line, portion)) return;
    this.add(stepIndex, line, chosen, portion);
  }

  /** First reading: what the steps name plainly. */
  readNames(): void {
    this.steps.forEach((step, index) => {
      for (const phrase of step.phrases) this.named(index, step, phrase);
      this.readCollectives(index, step);
    });
  }

  private namedFrom(stepIndex: number, line: LineModel): boolean {
    return this.steps.slice(stepIndex).some((step, offset) =>
      step.phrases.some((phrase) => {
        if (!phrase.options.some((option) => option.line === line.index && !option.weak)) return false;
        if (
          phrase.options.length > 1 &&
          phrase.options.some(
            (option) =>
              option.line !== line.index && this.usesOf(option.line).length === 0 && option.line < line.index,
          )
        )
          return false;
        return offset >= 0 && !inPassing(step, phrase);
      }),
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

  /** Second reading: lines that nothing named plainly take the weaker mentions ("Ranch", "before serving on buns"). */
  readWeak(): void {
    this.steps.forEach((step, index) => {
      for (const phrase of step.phrases) {
        if (isVerb(step.words, phrase.from, phrase.to) || isExcluded(step.words, phrase.from)) continue;
        for (const option of phrase.options) {
          const line = this.lines[option.line];
          if (line === undefined || this.usesOf(line.index).length > 0) continue;
          if (isState(step.words, phrase.from, phrase.to) && !option.head) continue;
          this.add(index, line, option, portionBefore(step.words, step.text, phrase.from));
          break;
        }
      }
    });
  }
}

const labelOf = (portion: Portion | null): string | undefined => {
  if (portion === null) return undefined;
  if (portion.kind === "rest") return "the rest";
  return portion.label;
};

/** Links the steps of one recipe. Linear in the recipe's size but for lines × step words; never throws. Uses are in the order of the text. */
export function linkSteps(recipe: LinkInput): LinkedStep[] {
  const lines = recipe.ingredients.map((line, index) => modelLine(line.text, index, line.section));
  const steps = recipe.steps.map((step) => readStep(step, lines));
  const linker = new Linker(lines, steps);
  linker.readNames();
  linker.readWeak();
  return steps.map((_step, index) => {
    const mine = linker.uses
      .filter((use) => use.step === index)
      .sort((a, b) => (a.start < 0 ? 1e9 : a.start) - (b.start < 0 ? 1e9 : b.start) || a.line - b.line);
    const uses: StepUse[] = [];
    const mentions: LinkedStep["mentions"] = [];
    let at = 0;
    for (const use of mine) {
      if (!uses.some((each) => each.line === use.line)) {
        const label = labelOf(use.portion);
        uses.push({
          line: use.line,
          share: use.portion === null ? null : use.portion.fraction,
          ...(label === undefined ? {} : { label }),
        });
      }
      if (use.start >= at && use.end > use.start) {
        mentions.push({ start: use.start, end: use.end, line: use.line });
        at = use.end;
      }
    }
    return { uses, mentions };
  });
}
