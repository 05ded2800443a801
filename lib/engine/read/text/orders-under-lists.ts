/**
 * A method that is told by turns with its list, each order below what it takes: "350 g fruit", "300 ml tea", "soak overnight", "250 g flour". Such an
 * order is nothing to buy; it is done with the lines above it, up to the order before.
 */
import type { Gloss } from "@/lib/engine/language/gloss";
import { splitSentences } from "@/lib/engine/language/sentences";
import { has, isIngredient, isStep } from "@/lib/engine/lines/classify/list-agreement";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isOrder } from "./told-steps";
import { tellsWork } from "./orders-over-lists";

/** Longer lines are sentences of a method. */
const MOST_CHARS = 60;
/** In a list of fewer measured lines one without an amount may be anything. */
const FEWEST_MEASURED = 3;

/** No recipe is told in more turns. */
const MOST_TURNS = 30;

/** Right below a measured line, right above another: an order that names none of them. */
function ordersUnder(line: TextLine, shape: LineShape | undefined, gloss: Gloss | null): boolean {
  if (shape === undefined || shape.meta || shape.heading !== null || line.known === "heading") return false;
  if (line.marker !== "none" || line.text.length > MOST_CHARS || /[:,]$/.test(line.text)) return false;
  if (has(shape, "amt") || !has(shape, "verb1")) return false;
  const said = gloss?.translate(line.text).text ?? line.text;
  // "rub in, leave overnight" begins as a spice rub does.
  const orders = has(shape, "food_none") ? isOrder(said) : has(shape, "verbs_2", "verbs_3");
  return orders && (tellsWork(said, true) || has(shape, "duration", "until"));
}

/** "Mix in, bake for an hour" done with `taken`: "Mix in: 2 eggs, 250 g flour; bake for an hour". */
function doneWith(text: string, taken: readonly string[]): string {
  const end = /[,.;!]/.exec(text)?.index ?? text.length;
  const rest = text.slice(end + 1).trim();
  const behind = rest === "" ? "" : text[end] === "," ? `; ${rest}` : ` ${rest}`;
  return `${text.slice(0, end)}: ${taken.join(", ")}${text[end] === "," ? "" : "."}${behind}`;
}

/**
 * `lines` and `labels` with such orders as steps that are done with what stands above them, and the one below the whole list too; none where the
 * list has a heading of its own. Linear.
 */
export function ordersUnderLists(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  gloss: Gloss | null,
): { lines: TextLine[]; labels: Label[] } {
  const told = { lines: [...lines], labels: [...labels] };
  const isMeasured = (i: number): boolean => isIngredient(labels[i]) && has(shapes[i], "amt");
  const measured = lines.flatMap((_line, i) => (isMeasured(i) ? [i] : []));
  const [first = 0] = measured;
  const last = measured.at(-1) ?? 0;
  if (measured.length < FEWEST_MEASURED || shapes.some(({ heading }) => heading !== null)) return told;
  const orders = lines.map(
    (line, i) => isMeasured(i - 1) && isMeasured(i + 1) && ordersUnder(line, shapes[i], gloss),
  );
  const turns = orders.filter(Boolean).length;
  const inMethod = new Set(measured.filter((i) => endsInMethod(lines, labels, i)));
  if (turns > MOST_TURNS || (turns === 0 && inMethod.size === 0)) return told;
  let taken: string[] = [];
  lines.forEach((line, i) => {
    const isBelow = (turns > 0 && i === last + 1) || (inMethod.has(i - 1) && line.gap === 0);
    if (orders[i] === true || (isBelow && opensWork(line, shapes[i], gloss))) {
      told.labels[i] = "S";
      told.lines[i] = { ...line, text: doneWith(line.text, taken) };
    } else if (isIngredient(labels[i]) && i >= first) taken.push(line.text);
    if (!isIngredient(told.labels[i])) taken = [];
  });
  return told;
}

/** Rows of such a list that are looked back at. */
const MOST_ROWS = 20;

/** Line `i` is the last of a short list that stands apart behind a step, and whose method goes on right below it. */
function endsInMethod(lines: readonly TextLine[], labels: readonly Label[], i: number): boolean {
  if (!isStep(labels[i + 1])) return false;
  let from = i;
  while (from > 0 && i - from < MOST_ROWS && isIngredient(labels[from - 1]) && lines[from]?.gap === 0)
    from -= 1;
  return i > from && (lines[from]?.gap ?? 0) > 0 && isStep(labels[from - 1]);
}

/** Its first sentence orders, and no food is named that it is done with. */
function opensWork({ text }: TextLine, shape: LineShape | undefined, gloss: Gloss | null): boolean {
  const [first = ""] = splitSentences(text);
  return has(shape, "foods_0") && isOrder(gloss?.translate(first).text ?? first);
}
