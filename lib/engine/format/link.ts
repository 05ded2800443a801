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
import { sharesOf, type Measure } from "./link/shares";
import { wordsOf, type Word } from "./link/words";
import { parseIngredientLine } from "./ingredient-line";
import { foodCalled } from "@/lib/engine/food/lexicon";

export type LinkInput = {
  title: string | null;
  ingredients: readonly { text: string; section?: string }[];
  steps: readonly { text: string; section?: string }[];
};

/** `mentions` are offsets into the step's text, `[start, end)`, in order, none overlapping; `line` is 0-based in the given order. */
export type LinkedStep = {
  uses: StepUse[];
  mentions: { start: number; end: number; line: number }[];
  /** Lines that the step only makes ready ("peel the apples"). */
  readied: number[];
};

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

const measureOf = (text: string): Measure | null => {
  const { quantity, unit, quantityMax } = parseIngredientLine(text);
  return quantity === null || quantityMax !== null ? null : { quantity, unit };
};

/** The shares of all uses, in the same order. */
function shareOut(uses: readonly Use[], lines: readonly LineModel[], texts: readonly string[]): StepUse[] {
  const shares = new Map<Use, StepUse>();
  for (const line of lines) {
    const mine = uses.filter((use) => use.line === line.index);
    if (mine.length === 0) continue;
    const name = line.names[0]?.words.join(" ") ?? "";
    const given = sharesOf(
      mine,
      measureOf(texts[line.index] ?? ""),
      (amount) => measureOf(`${amount} ${name}`),
      line.divided,
    );
    mine.forEach((use, index) => {
      const share = given[index];
      if (share !== undefined) shares.set(use, share);
    });
  }
  return uses.map((use) => shares.get(use) ?? { line: use.line, share: null });
}

/** Links the steps of one recipe. Linear in the recipe's size but for lines × step words; never throws. Uses are in the order of the text. */
export function linkSteps(recipe: LinkInput): LinkedStep[] {
  const lines = recipe.ingredients.map((line, index) => modelLine(line.text, index, line.section));
  const steps = recipe.steps.map((step) => readStep(step, lines));
  const linker = new Linker(lines, steps);
  linker.readNames();
  linker.readWeak();
  const inOrder = [...linker.uses].sort(
    (a, b) =>
      a.step - b.step ||
      (a.start < 0 ? Infinity : a.start) - (b.start < 0 ? Infinity : b.start) ||
      a.line - b.line,
  );
  const shares = shareOut(
    inOrder,
    lines,
    recipe.ingredients.map((line) => line.text),
  );
  const linked = steps.map((): LinkedStep => ({ uses: [], mentions: [], readied: [] }));
  inOrder.forEach((use, index) => {
    const step = linked[use.step];
    const share = shares[index];
    if (step === undefined || share === undefined) return;
    if (!step.uses.some((each) => each.line === use.line)) step.uses.push(share);
    if (use.readied) step.readied.push(use.line);
    const end = step.mentions[step.mentions.length - 1]?.end ?? 0;
    if (use.start >= end && use.end > use.start)
      step.mentions.push({ start: use.start, end: use.end, line: use.line });
  });
  return linked;
}
