/**
 * What is to be done before cooking begins: steps of the source that only make ready (preheat, soak, peel), put first and flagged, and the
 * preparations that stand in the shopping list ("1 onion, finely chopped"), as steps in the source's own words.
 */
import { findDurations } from "@/lib/engine/language/durations";
import type { IngredientLine } from "@/lib/engine/lines/ingredient-line";
import { wordsOf } from "@/lib/engine/link/words";
import { READYING } from "@/lib/engine/link/vocabulary";
import type { SourceLine } from "@/lib/engine/recipe/source";

/** Most preparations of the shopping list that stand together in one step. */
const LINES_PER_STEP = 3;
/** A preheating step that follows a wait longer than this stays where it is: nobody heats an oven for hours. */
const LONGEST_WAIT_MINUTES = 30;

const PREHEAT =
  /^(?:first,?\s+)?(?:pre-?\s?heat|heat|turn on|warm|set)\s+(?:(?:the|your|an?)\s+)?(?:(?!(?:in|into|on|inside|from|to|until)\b)[\p{L}'’]+\s+){0,2}?(?:oven|grill|broiler|barbecue|air fryer|waffle iron|smoker)\b|^(?:den\s+)?(?:back)?ofen\b.*vorheizen|^préchauffe[rz]|^precalienta|^precalentar|^preriscalda/iu;
/** The oven is on already, or is to be set otherwise. */
const AGAIN = /\b(?:meanwhile|while|again|increase|reduce|raise|lower)\b/i;
const LEAD =
  /^(?:soak|defrost|thaw|marinate|bring .{0,40} to room temperature|take .{0,60} out of the (?:fridge|refrigerator|freezer)|remove .{0,60} from the (?:fridge|refrigerator|freezer))\b/i;
const GREASE =
  /^(?:lightly\s+|generously\s+)?(?:grease|butter|oil|line|flour|spray|position|adjust|place an? (?:oven )?rack)\b(?=.{0,80}\b(?:pan|pans|tin|tins|dish|sheet|sheets|tray|trays|rack|racks|mold|moulds?|ramekins?|paper|foil|cups?)\b)/i;
/** A further sentence cooks, so the step is more than making ready. */
const THEN_COOKS =
  /[.;!?]\s+\S.*\b(?:add|stir|mix|combine|whisk|beat|fold|cook|bake|simmer|fry|boil|pour|melt|blend|season|toss)\b/is;
const LONGEST_PREHEATING = 220;
const COOKS =
  /\b(?:add|stir|mix|combine|whisk|beat|fold|cook|bake|boil|fry|sauté|saute|simmer|roast|grill|melt|heat|blend|pour|season|toss|serve|brown|bring|sprinkle|spread|place|put|transfer|set|arrange|layer|coat|marinate)\b/i;
const ACTION =
  /\b(?:chopped|minced|diced|sliced|grated|shredded|peeled|cored|pitted|seeded|deseeded|trimmed|halved|quartered|cubed|crushed|mashed|drained|rinsed|washed|thawed|defrosted|softened|melted|beaten|separated|zested|juiced|toasted|torn|julienned|cut|squeezed|soaked|scrubbed|stemmed|hulled|crumbled|sifted|split|snipped|shelled|deveined|patted|at room temperature|removed|smashed|bruised|finely|roughly|thinly)\b/i;

/** The sentence only makes ready: it heats the oven, greases the tin, soaks, peels or cuts. */
export function isPrepText(text: string): boolean {
  const trimmed = text.trim();
  if (THEN_COOKS.test(trimmed)) return false;
  if (PREHEAT.test(trimmed) && trimmed.length < LONGEST_PREHEATING) return true;
  if (/\b(?:with|in)\b.{0,20}\b(?:pastry|dough|crust|bacon|biscuits?|tortillas?)\b/i.test(trimmed))
    return false;
  if (LEAD.test(trimmed) || GREASE.test(trimmed)) return true;
  const first = wordsOf(trimmed.slice(0, 60)).find(
    (word) => !/^(?:finely|roughly|coarsely|thinly|lightly|first|carefully|then)$/.test(word.form),
  );
  return (
    first !== undefined &&
    READYING.has(first.form) &&
    first.form !== "soften" &&
    first.form !== "toast" &&
    first.form !== "crush" &&
    first.form !== "drain" &&
    !COOKS.test(trimmed)
  );
}

/** Steps in the order to be cooked by: the leading ones that only make ready first, a later preheating moved up to them. */
export function orderSteps(steps: readonly SourceLine[]): { step: SourceLine; isPrep: boolean }[] {
  let lead = 0;
  while (lead < steps.length && isPrepText(steps[lead]?.text ?? "")) lead += 1;
  const early = steps.slice(0, lead);
  const rest: SourceLine[] = [];
  const heats = (text: string): boolean => PREHEAT.test(text.trim()) && !AGAIN.test(text) && isPrepText(text);
  const later = steps.slice(lead);
  const movable = later.findIndex((step) => heats(step.text));
  const waits = later.slice(0, Math.max(0, movable)).flatMap((step) => findDurations(step.text));
  const waited = waits.reduce((sum, time) => sum + (time.isTimer ? time.minutes : 0), 0);
  const moves =
    movable >= 0 && waited < LONGEST_WAIT_MINUTES && !early.some((step) => PREHEAT.test(step.text.trim()));
  later.forEach((step, index) => (moves && index === movable ? early : rest).push(step));
  if (rest.length === 0) return steps.map((step) => ({ step, isPrep: false }));
  return [...early.map((step) => ({ step, isPrep: true })), ...rest.map((step) => ({ step, isPrep: false }))];
}

/** A step made of the shopping list's own words. `lines` are indices into the given lines; spans mark each line's food in `text`. */
export type ListPrep = { text: string; lines: number[]; mentions: { start: number; end: number }[] };

/** The line's preparation as it stands at the end of the line, with the words before it; null when nothing is to be done. */
function preparationOf(line: IngredientLine): { food: string; action: string } | null {
  const { preparation, text } = line;
  if (
    preparation === null ||
    !ACTION.test(preparation) ||
    /\b(?:for serving|to serve|for garnish|optional|or more)\b/i.test(preparation)
  )
    return null;
  const at = text.lastIndexOf(preparation);
  if (at <= 0 || at < line.nameEnd || !/^[).,;\s]*(?:[(,;].*)?$/s.test(text.slice(at + preparation.length)))
    return null;
  const food = text
    .slice(0, at)
    .replace(/[\s,;:(–—-]+$/u, "")
    .trim();
  const open = (food.match(/\(/g) ?? []).length - (food.match(/\)/g) ?? []).length;
  return food === "" || open !== 0 ? null : { food, action: preparation.trim().replace(/[.,;]+$/, "") };
}

/**
 * Preparation steps from the shopping list, in its order, a few lines each: "1 onion: finely chopped. 2 cloves garlic: minced."
 * Lines whose making ready is a step of the source already (`readied`) are left out.
 */
export function prepFromList(lines: readonly IngredientLine[], readied: ReadonlySet<number>): ListPrep[] {
  const steps: ListPrep[] = [];
  lines.forEach((line, index) => {
    const prep = readied.has(index) ? null : preparationOf(line);
    if (prep === null) return;
    let step = steps[steps.length - 1];
    if (step === undefined || step.lines.length >= LINES_PER_STEP) {
      step = { text: "", lines: [], mentions: [] };
      steps.push(step);
    }
    const before = step.text === "" ? "" : `${step.text} `;
    step.mentions.push({ start: before.length, end: before.length + prep.food.length });
    step.text = `${before}${prep.food}: ${prep.action}.`;
    step.lines.push(index);
  });
  return steps;
}
