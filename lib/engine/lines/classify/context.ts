/** What a line's surroundings say about it: the headings before and after, its neighbours' shapes, gaps and the width of the text block. */
import { HANGS } from "@/lib/engine/language/shapes";
import { isSeasoning } from "@/lib/engine/language/part-names";
import { keepingRecent } from "@/lib/engine/language/memory";
import { bucketed, type LineShape } from "./features";
import type { TextLine } from "./text-lines";

/** One line as the model sees it: its features, and the name of the step from the line before. */
export type Observation = {
  features: string[];
  transition: string;
  /** False when the line cannot be the rest of the ingredient before it: that one is whole, and the line was not wrapped. */
  mayContinue: boolean;
};

/** Share of true values among the `reach` neighbours on both sides, from prefix sums: linear however large the reach. */
function density(flags: readonly boolean[], reach: number): (index: number) => number {
  const sums = [0];
  flags.forEach((flag, i) => sums.push((sums[i] ?? 0) + (flag ? 1 : 0)));
  return (index) => {
    const from = Math.max(0, index - reach);
    const to = Math.min(flags.length, index + reach + 1);
    const own = flags[index] ? 1 : 0;
    return ((sums[to] ?? 0) - (sums[from] ?? 0) - own) / Math.max(1, to - from - 1);
  };
}

type Neighbourhood = { kind: string; distance: number };

function headingsBefore(shapes: readonly LineShape[]): Neighbourhood[] {
  let kind = "none";
  let distance = 0;
  return shapes.map((shape) => {
    distance += 1;
    const result = { kind, distance };
    if (shape.heading) {
      kind = shape.heading;
      distance = 0;
    }
    return result;
  });
}

function headingsAfter(shapes: readonly LineShape[]): Neighbourhood[] {
  return headingsBefore([...shapes].reverse()).reverse();
}

/** The longest line of each run of lines without a gap: the width at which the text was wrapped, if it was. */
function blockWidths(lines: readonly TextLine[]): number[] {
  const widths: number[] = new Array<number>(lines.length).fill(0);
  let start = 0;
  for (let end = 1; end <= lines.length; end += 1) {
    if (end < lines.length && lines[end]?.gap === 0) continue;
    let width = 0;
    for (let i = start; i < end; i += 1) width = Math.max(width, lines[i]?.text.length ?? 0);
    widths.fill(width, start, end);
    start = end;
  }
  return widths;
}

const opens = (text: string): boolean => (text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length;

/** True when the first word of the line would not have fitted behind the line before, in a block of this width. */
function wouldNotFit(line: TextLine, previous: TextLine, width: number): boolean {
  const space = line.text.indexOf(" ");
  const firstWord = space < 0 ? line.text.length : space;
  return line.gap === 0 && width < 120 && previous.text.length + 1 + firstWord > Math.max(24, width - 3);
}

function mayContinue(
  line: TextLine,
  previous: TextLine | undefined,
  before: LineShape | undefined,
  width: number,
  ownItem: boolean,
): boolean {
  if (!previous || !before || line.level > 0) return false;
  if (line.marker !== "none" || previous.source === line.source) return false;
  const lacksFood = before.features.includes("amt_alone") || before.features.includes("amt_unit_alone");
  return (
    lacksFood ||
    HANGS.test(previous.text) ||
    opens(previous.text) ||
    /^\(/.test(line.text) ||
    line.indent > previous.indent + 1 ||
    (wouldNotFit(line, previous, width) && !ownItem)
  );
}

/** "pinch of salt", "a little water": an ingredient of its own, however full the line before was. */
const opensItem = (shape: LineShape): boolean =>
  shape.amountFirst || "unit1 amount_word_unit".split(" ").some((name) => shape.features.includes(name));

/** In a text with lines this long nothing was wrapped by hand at the width of a list. */
const UNWRAPPED_WIDTH = 100;

function wrapFeatures(
  line: TextLine,
  previous: TextLine | undefined,
  width: number,
  add: (name: string) => void,
): void {
  if (!previous) return;
  const wrapped = wouldNotFit(line, previous, width);
  const open = !/[.!?:]["')\]]?$/.test(previous.text);
  const plain = line.marker === "none" && line.level === 0;
  if (plain && line.gap === 0 && !wrapped && /^\p{Ll}/u.test(line.text)) add("lower_unwrapped");
  if (wrapped && plain) add(open ? "wrap_open" : "wrap_stop");
  if (plain && line.gap === 0 && open && /^\p{Ll}/u.test(line.text)) add("wrap_lower");
  if (HANGS.test(previous.text)) add("prev_hangs");
  if (opens(previous.text)) add("prev_open_paren");
  if (plain && previous.marker !== "none" && line.indent > previous.indent) add("hanging_indent");
  if (line.source === previous.source) add("same_source");
}

/** Whether the line before is an ingredient that lacks its food ("2 cups") or has it, which decides if this line can be its rest. */
function completionFeatures(
  line: TextLine,
  shape: LineShape,
  previous: LineShape | undefined,
  add: (name: string) => void,
): void {
  if (!previous?.amountFirst || line.marker !== "none" || line.gap > 0 || shape.amountFirst) return;
  const lacksFood = previous.features.includes("amt_alone") || previous.features.includes("amt_unit_alone");
  add(lacksFood ? "prev_lacks_food" : "prev_has_food");
  if (!lacksFood && shape.features.includes("lower1")) add("prev_has_food_lower1");
  if (shape.words <= 4) add(lacksFood ? "prev_lacks_food_short" : "prev_has_food_short");
}

/** What a line's neighbour on one side says about it. */
function featuresOfNeighbour(prefix: string) {
  const words = bucketed(`${prefix}_words`, [3, 7, 14, 30]);
  return (line: TextLine | undefined, shape: LineShape | undefined, add: (name: string) => void): void => {
    if (!line || !shape) return add(`${prefix}_none`);
    add(`${prefix}_marker_${line.marker}`);
    if (shape.amountFirst) add(`${prefix}_amt`);
    if (shape.unitFirst) add(`${prefix}_amt_unit`);
    if (shape.imperative) add(`${prefix}_verb1`);
    if (shape.sentence) add(`${prefix}_sentence`);
    if (shape.meta) add(`${prefix}_meta`);
    if (shape.heading) add(`${prefix}_heading_${shape.heading}`);
    add(words(shape.words));
  };
}
const previousFeatures = featuresOfNeighbour("prev");
const nextFeatures = featuresOfNeighbour("next");

const GAP = bucketed("gap", [1, 2, 3]);
const GAP_AFTER = bucketed("gap_after", [1, 2, 3]);
const AMOUNT_DENSITY = bucketed("amount_density", [0.01, 0.25, 0.5, 0.75]);
const VERB_DENSITY = bucketed("verb_density", [0.01, 0.25, 0.5, 0.75]);

/** Features that mean something else under another heading. */
const CROSSED =
  "amt amt_unit verb1 opener1 ends_stop prepared food_none food_exact amount_food prose_0 lower1".split(" ");

/** The names of what stands under a kind of heading; there are few kinds. */
const namesAfter = keepingRecent((kind) => ({
  kind: `after_${kind}`,
  near: bucketed(`after_${kind}`, [2, 4, 12, 40]),
  words: bucketed(`after_${kind}_words`, [4, 9, 20]),
  crossed: CROSSED.map((trait) => ({ trait, name: `after_${kind}_${trait}` })),
}));

/** The observations of a whole text, one per line; `shapes` are the lines' own features. */
export function observe(lines: readonly TextLine[], shapes: readonly LineShape[]): Observation[] {
  const before = headingsBefore(shapes);
  const behind = headingsAfter(shapes);
  const widths = blockWidths(lines);
  const amounts = density(
    shapes.map((shape) => shape.amountFirst && !shape.sentence),
    4,
  );
  const verbs = density(
    shapes.map((shape) => shape.imperative || shape.features.includes("opener_verb")),
    4,
  );
  const hasIngredientHeading = shapes.some((shape) => shape.heading === "ingredients");
  const hasStepHeading = shapes.some((shape) => shape.heading === "steps");
  const unwrapped = lines.some((line) => !line.run && line.text.length > UNWRAPPED_WIDTH);
  return lines.map((line, i) => {
    const shape = shapes[i];
    if (!shape) return { features: [], transition: "same", mayContinue: false };
    const features = [...shape.features];
    const add = (name: string): void => void features.push(name);
    const last = before[i] ?? { kind: "none", distance: 0 };
    const next = behind[i] ?? { kind: "none", distance: 0 };
    const after = namesAfter(last.kind);
    add(after.kind);
    add(after.near(last.distance));
    add(`before_${next.kind}`);
    add(`between_${last.kind}_${next.kind}`);
    add(GAP(line.gap));
    add(GAP_AFTER(lines[i + 1]?.gap ?? 9));
    if (i === 0) add("first_line");
    if (i < 4) add("near_top");
    if (!hasIngredientHeading) add("no_ing_heading");
    if (!hasStepHeading) add("no_step_heading");
    for (const { trait, name } of after.crossed) if (shape.features.includes(trait)) add(name);
    add(`after_${last.kind}_${line.marker}`);
    add(after.words(shape.words));
    add(AMOUNT_DENSITY(amounts(i)));
    add(VERB_DENSITY(verbs(i)));
    previousFeatures(lines[i - 1], shapes[i - 1], add);
    nextFeatures(lines[i + 1], shapes[i + 1], add);
    completionFeatures(line, shape, shapes[i - 1], add);
    wrapFeatures(line, lines[i - 1], widths[i] ?? 0, add);
    const same = lines[i - 1]?.marker === line.marker ? "same" : "turn";
    const transition =
      shapes[i - 1]?.heading || shape.heading ? "heading" : line.gap > 0 ? `gap_${same}` : same;
    return {
      features,
      transition,
      mayContinue: mayContinue(
        line,
        lines[i - 1],
        shapes[i - 1],
        widths[i] ?? 0,
        unwrapped || opensItem(shape) || isSeasoning(line.text),
      ),
    };
  });
}
