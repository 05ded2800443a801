/** Makes lines of a recipe out of a page's lists: buttons, advertisements and check boxes are taken off, what the layout took apart is put together,
 * and what it gives twice is kept once. */
import { type LineJudge, isBareAmount, statesAmount } from "./line-shape";
import { headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { isMeasure, unitWritten } from "@/lib/engine/language/units";
import type { Line } from "@/lib/engine/read/html/lines";
import { splitIngredientRun } from "@/lib/engine/read/text/ingredient-run";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import {
  ADVERTISEMENT,
  COLUMN_NAMES,
  CONTROLS,
  EARNING,
  INVITATION,
  PICTURE_CREDIT,
  STEP_NUMBER,
} from "@/lib/engine/language/pages";

/** Fewer lone amounts than this are odd lines, not a column. */
const COLUMN = 2;
const COLUMN_SHARE = 0.25;

/** "2 cups" and "flour" in lines of their own, in either order, become "2 cups flour". */
export function joinAmounts(lines: SourceLine[]): SourceLine[] {
  const bare = lines.map((line) => isBareAmount(line.text));
  const count = bare.filter(Boolean).length;
  if (count < COLUMN || count < COLUMN_SHARE * lines.length) return lines;
  const amountFirst = bare[0] === true;
  const joined: SourceLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    const next = lines[index + 1];
    const pair = amountFirst ? bare[index] && !bare[index + 1] : !statesAmount(line.text) && bare[index + 1];
    if (next && pair) {
      joined.push(
        amountFirst
          ? { ...next, text: `${line.text} ${next.text}` }
          : { ...line, text: `${next.text} ${line.text}` },
      );
      index++;
    } else joined.push(line);
  }
  return joined;
}

/** One line that lists several ingredients is divided when its pieces look like ingredients; several lines are left as they are. */
export function divideRun(lines: SourceLine[], judge: LineJudge): SourceLine[] {
  const only = lines[0];
  if (!only || lines.length > 1) return lines;
  const pieces = splitIngredientRun(only.text);
  const likely = pieces.filter((piece) => judge.ingredient(piece) >= 0.4).length;
  return pieces.length >= 3 && likely >= 0.7 * pieces.length
    ? pieces.map((text) => ({ ...only, text }))
    : lines;
}

const RUN_IN = /^([\p{L}\d'() ]{4,45})\s*:\s*(\S.{9,})$/u;

/** "Ingredients: 2 eggs, 1 cup flour …" is a heading and what stands under it. */
export function withoutRunIn(line: Line): Line[] {
  const found = RUN_IN.exec(line.text);
  if (!found || line.heading > 0) return [line];
  const [, head = "", rest = ""] = found;
  const kind = headingOf(head);
  return kind === "ingredients" || kind === "steps"
    ? [
        { ...line, text: head, heading: 7 },
        { ...line, text: rest },
      ]
    : [line];
}

const WORD = /\p{L}[\p{L}'’-]*/gu;
/** Share of the names that must come again for a second list to be the first one again. */
const SAME = 0.6;
const SHORTEST = 3;
/** From here on two groups count as measured in different systems, and as one list. */
const OTHER_SYSTEM = 0.75;

/** The words of a line that name the food: no amounts, no units. */
export function nameWords(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter(
    (word) => word.length > 1 && unitWritten(word) === null,
  );
}

/** Do two lines name the same thing? Most words of the shorter one are in the other. */
export function sameName(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 0) return false;
  return short.filter((word) => long.includes(word)).length / short.length >= SAME;
}

/** Where the list begins again with its first line and then repeats most of itself; its length when it never does. */
function periodOf(names: readonly string[][], shortest: number): number {
  const first = names[0];
  if (!first) return names.length;
  for (let period = shortest; period < names.length; period++) {
    if (!sameName(first, names[period]!)) continue;
    const length = Math.min(period, names.length - period);
    let same = 0;
    for (let index = 0; index < length; index++) if (sameName(names[index]!, names[period + index]!)) same++;
    const rest = names
      .slice(period)
      .filter((name) => names.slice(0, period).some((one) => sameName(one, name))).length;
    if (length === period && same / length >= 0.75 && rest >= 0.75 * (names.length - period)) return period;
  }
  return names.length;
}

function cut(lines: readonly SourceLine[], shortest: number): SourceLine[] {
  const names = lines.map((line) => nameWords(line.text));
  const period = periodOf(names, shortest);
  if (period < lines.length) return lines.slice(0, period);
  // The list in the other system may be shorter, or begin with another line.
  const again = names.findIndex((name, index) => index >= SHORTEST && sameName(names[0]!, name));
  const [first, second] = [lines.slice(0, again), lines.slice(again)];
  return again > 0 && inOneSystem([first, second]).length === 1 ? first : [...lines];
}

/** Of the lines that measure by weight or volume, the share that measures so in the metric system; null where too few measure at all. */
function metricShare(lines: readonly SourceLine[]): number | null {
  const units = lines.flatMap(({ text }) => {
    const unit = (text.match(WORD) ?? [])
      .slice(0, 2)
      .map(unitWritten)
      .find((one) => one !== null && isMeasure(one));
    return unit ? [unit] : [];
  });
  return units.length < 2 ? null : units.filter(({ metric }) => metric).length / units.length;
}

/** The groups without each one that gives the group before it again in units of the other system. */
function inOneSystem(groups: readonly SourceLine[][]): SourceLine[][] {
  return groups.filter((group, index) => {
    const before = groups[index - 1];
    const [own, other] = [metricShare(group), before ? metricShare(before) : null];
    if (!before || own === null || other === null || Math.abs(own - other) < OTHER_SYSTEM) return true;
    const names = before.map(({ text }) => nameWords(text));
    const said = group.filter(({ text }) => names.some((name) => sameName(name, nameWords(text))));
    return said.length < OTHER_SYSTEM * group.length;
  });
}

/** The list, or each of its groups, without what only says it again. */
export function withoutRepeats(lines: readonly SourceLine[]): SourceLine[] {
  const groups: SourceLine[][] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && line.section === lines[index - 1]!.section) groups.at(-1)!.push(line);
    else groups.push([line]);
  }
  const once = inOneSystem(groups);
  if (once.length < groups.length) return withoutRepeats(once.flat());
  // Two lines that come again within their group are a group said twice only when other groups are said twice, too.
  const shorter = groups.length > 1 ? groups.map((group) => cut(group, 2)) : [];
  const repeated = shorter.filter((group, index) => group.length * 2 <= groups[index]!.length).length;
  return repeated > groups.length / 2 ? shorter.flat() : cut(lines, SHORTEST);
}

/** Check boxes, bullets and dashes that lists are drawn with. */
const BULLET = new RegExp(
  `^(?:[\\s•●○◦▪▫■□▢☐☑✓✔✅❏❑➤►▶→·∙*⬜◻◽⁃‣※]+|[-–—](?=\\s)|-(?=[A-Za-z${FRACTION_SIGNS}]))\\s*`,
  "u",
);

const LONGEST_CONTROL = 90;
const isNotice = (text: string) => EARNING.test(text) || INVITATION.test(text) || PICTURE_CREDIT.test(text);

/** Is the line the label of an advertisement? Such labels stand anywhere, also in the middle of a list. */
export function isAdvertisement(text: string): boolean {
  return ADVERTISEMENT.test(text);
}

/** Is the line a control, an advertisement or an invitation, and nothing of the recipe? */
export function isJunk(text: string): boolean {
  if (text.length > LONGEST_CONTROL) return text.length < 400 && isNotice(text);
  const bare = text
    .toLowerCase()
    .replace(/(?<![\s.:!?…»›])[\s.:!?…»›]+$/, "")
    .replace(/^[\s«‹▢☐•*-]+/, "");
  if (
    bare === "" ||
    ADVERTISEMENT.test(bare) ||
    CONTROLS.has(bare) ||
    (bare.length < 80 && COLUMN_NAMES.test(bare))
  )
    return true;
  if (!/[\p{L}\p{N}]/u.test(bare)) return true;
  return isNotice(text);
}

/** What programs set between pieces, and leave behind when the last piece is empty; a bar needs no blank before it. */
const SEAMS = new Set([..."|•·–—-"]);

/** Where the separators at the end of `text` begin: after the last word. One walk from the end, however many there are. */
function seamsFrom(text: string): number {
  let end = text.trimEnd().length;
  for (;;) {
    const sign = text.charAt(end - 1);
    const before = text.charAt(end - 2);
    if (!SEAMS.has(sign) || (sign !== "|" && !/\s/.test(before))) return end;
    end -= 1;
    while (end > 0 && /\s/.test(text.charAt(end - 1))) end -= 1;
  }
}

/** Separators and doubled brackets that are left over where a program joined pieces: "(finely chopped )", "((optional))", "145 °F |". */
export function withoutSeams(text: string): string {
  const bare = text
    .replace(/\({2,}/g, "(")
    .replace(/\){2,}/g, ")")
    .replace(/\( {1,20}/g, "(")
    .replace(/(?<! ) {1,20}([),;])/g, "$1");
  return bare.slice(0, seamsFrom(bare)).trim();
}

/** Removes check boxes and bullets from the start of a line. */
export function withoutBullet(text: string): string {
  return text.replace(BULLET, "").trim();
}

/** Removes "Step 1", "1.", "1)" from the start of an instruction; a line that is only that becomes empty. */
export function withoutStepNumber(text: string): string {
  const bare = withoutBullet(text);
  return /^\d{1,2}$/.test(bare) ? "" : bare.replace(STEP_NUMBER, "").trim();
}

/** A section's title as it is handed on: without numbering, bullets and the colon behind; null when nothing is left. */
export function sectionTitle(text: string | undefined): string | null {
  if (!text) return null;
  const bare = withoutStepNumber(text).replace(/(?:(?<!\s)\s+)?[:：]\s*$/, "");
  return bare === "" || isJunk(bare) || headingOf(bare) !== null ? null : partBefore(bare);
}

/** "Crust" of "Crust ingredients"; "dry ingredients" are no part of that name. */
function partBefore(title: string): string {
  const last = title.lastIndexOf(" ");
  const rest = title.slice(0, Math.max(0, last));
  const name = rest.slice(rest.lastIndexOf(" ") + 1).toLowerCase();
  return name !== "" && namesPreparation(name) && headingOf(title.slice(last + 1)) !== null ? rest : title;
}
