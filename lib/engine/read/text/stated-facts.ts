/** Collects what a text states around its recipe, wherever it stands: rows of facts, titles and headings with brackets, a sentence at the end. */
import { TIME_KINDS, ABOUT, NUTRITION } from "@/lib/engine/language/shapes";
import { singular } from "@/lib/engine/language/food/singular";
import { headingKey } from "@/lib/engine/language/headings";
import { splitSentences } from "@/lib/engine/language/sentences";
import {
  FOR_COUNT,
  isCardEntry,
  isYieldFor,
  isYieldLabel,
  SIZED_VESSEL,
  YIELD_TAIL,
} from "@/lib/engine/lines/fact-patterns";
import { dividedInto, factsIn, type StatedFacts } from "@/lib/engine/lines/facts";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { type Kinded, take } from "./claims";
import { eatersAmong, isBoughtAlone, namesVessel, titleMinutes, yieldsAmong } from "./yields-and-times";

export type Stated = Pick<SourceRecipe, "yield" | "makes" | "times" | "totalMinutes">;

const BRACKETS = /\(([^()]{2,80})\)/g;
/** Marks before facts behind the name of the dish: "- serves 2", ". 4 portions", ", ready in 30 min". */
const BEFORE_TAIL = /(?<!\s)\s+[-–—|·•/]{1,2}\s+|(?<=[^\s.][.,;!:])\s+/gu;
const DASH = /(?<!\s)\s+[-–—|·]\s+/gu;
const MOST_TAILS = 4;
const LONGEST_TAIL = 60;

type Collected = Omit<StatedFacts, "isRow" | "rest">;

/** @param further true where the row has a word of its own and stands right behind one of the same work: "Ruhezeit: 1 Std.", "Kühlzeit: 2 Std." */
function add(into: Collected, found: StatedFacts, further = false): void {
  if (found.servings !== undefined) into.servings ??= found.servings;
  if (found.makes !== undefined) into.makes ??= found.makes;
  if (found.plain !== undefined) into.plain ??= found.plain;
  for (const kind of TIME_KINDS) {
    const minutes = found.times[kind];
    if (minutes === undefined) continue;
    const before = into.times[kind];
    if (before === undefined) into.times[kind] = minutes;
    else if (further && kind !== "total" && minutes !== before) into.times[kind] = before + minutes;
  }
}

/** What a row of facts is about: its words before the first figure. */
const labelOf = (text: string): string => headingKey(text.split(/[:\d]/)[0] ?? "");

const wordsOf = (text: string): string[] =>
  headingKey(text)
    .split(" ")
    .filter((word) => word.length > 2)
    .map(singular);

const COUNTED = new RegExp(`^${ABOUT}?\\d{1,3} ([\\p{L} ]{3,40})$`, "iu");

const OPENS_ABOUT = new RegExp(`^${ABOUT}`, "iu");

/** "2 okonomiyaki" under "Okonomiyaki": so many of what the title names. */
function countsTitle(text: string, title: string): boolean {
  const counted = COUNTED.exec(text)?.[1];
  if (counted === undefined) return false;
  const named = new Set(wordsOf(title));
  return wordsOf(counted).every((word) => named.has(word)) && wordsOf(counted).length > 0;
}

/** A line that stands between blank lines, above the list. */
function standsAlone(items: readonly Kinded[], i: number, firstHeading: number): boolean {
  const next = items[i + 1];
  return (
    i > 0 &&
    i < firstHeading &&
    i <= HEAD_LINES &&
    next !== undefined &&
    (next.line.gap > 0 || next.shape.heading !== null)
  );
}

const HEAD_LINES = 12;

/** Facts in the brackets of a title or heading, and behind its dash, a title's also behind other marks; with the words that are left. */
export function withoutFacts(text: string, isTitle = false): { text: string; facts: StatedFacts[] } {
  const facts: StatedFacts[] = [];
  const readBehind = (whole: string): string => {
    const inMarks = [...whole.matchAll(isTitle ? BEFORE_TAIL : DASH)].at(-1);
    const mark = inMarks ?? (isTitle ? YIELD_TAIL.exec(whole) : null);
    if (!mark || mark.index === 0) return whole;
    const tail = whole.slice(mark.index + mark[0].length);
    const found = tail.length > LONGEST_TAIL ? null : factsIn(tail.replace(/[.!]$/, ""), true);
    if (!found?.isRow || found.rest.length > 0) {
      if (!inMarks || !isTitle) return whole;
      // "Miso aubergine for 2 – as promised"
      const end = YIELD_TAIL.test(whole) ? whole.length : mark.index;
      const bareTail = YIELD_TAIL.exec(whole.slice(0, end));
      if (!bareTail || bareTail.index === 0) return whole;
      facts.push(factsIn(whole.slice(bareTail.index, end).trim(), true));
      return whole.slice(0, bareTail.index) + whole.slice(end);
    }
    facts.push(found);
    return whole.slice(0, mark.index).replace(/[,;:]$/, "");
  };
  const read = (whole: string, inner: string): string => {
    const found = factsIn(inner, true);
    if (!found.isRow || found.rest.length > 0) return whole;
    if (found.servings === undefined && found.makes === undefined) return whole;
    if (namesVessel(found.makes ?? inner)) return whole;
    facts.push(found);
    return " ";
  };
  let bare = text.replace(BRACKETS, read).trimEnd();
  for (let i = 0; i < MOST_TAILS; i += 1) {
    const shorter = readBehind(bare).trimEnd();
    if (shorter === bare) break;
    bare = shorter;
  }
  return {
    text: bare
      .replace(/\s+/g, " ")
      .replace(/ ([:,.])/g, "$1")
      .trim(),
    facts,
  };
}

/** The sum of stated times, the plain one where no work has its own; null when none has a number. */
function summed({ times, plain }: Collected): number | null {
  const work = (times.preparation ?? 0) + (times.cooking ?? 0);
  const sum = (work > 0 ? work : (plain ?? 0)) + (times.resting ?? 0);
  return sum > 0 ? sum : null;
}

/** Between a label's first word and its colon: "Calories per serving: 520". */
const LABEL_TAIL = /^(\W{0,4}\p{L}+)\s[^:=]{1,24}(?=[:=])/u;

/** What stands beside the facts of a row and is neither another entry of the card ("Difficulty: easy") nor its nutrition. */
const isRemarkBeside = (piece: string): boolean =>
  !isCardEntry(piece.replace(LABEL_TAIL, "$1")) && !NUTRITION.test(piece);

/** What a row states between its marks, where not all of it is a fact: "8 servings · Prep 20 min · Cook 8 hours on LOW or 5 hours on HIGH". */
const factsBetween = (text: string): StatedFacts[] =>
  text
    .slice(0, LONGEST_ROW)
    .split(BETWEEN)
    .map((piece) => factsIn(piece))
    .filter(
      ({ servings, makes, times }) => (servings ?? makes) !== undefined || Object.keys(times).length > 0,
    );
const BETWEEN = /\s[·•|]\s/;
const FEWEST_BETWEEN = 2;
const LONGEST_ROW = 200;

/** Reads all facts, marks the lines that state them, and gives what is left of them ("Good hot or cold.") as notes. */
export function collectFacts(
  items: readonly Kinded[],
  titleLine: string | null,
): { stated: Stated; left: string[] } {
  const facts: Collected = { times: {} };
  const left: string[] = [];
  let junk = false;
  const firstItem = items.findIndex((item) => item.label !== "O");
  // A page speaks of its ingredients before the card that lists them.
  const isListHead = ({ shape }: Kinded): boolean => shape.heading === "ingredients";
  const above = items.slice(0, Math.max(0, firstItem)).findLastIndex(isListHead);
  const firstHeading = above < 0 ? items.findIndex(isListHead) : above;
  const lastItem = items.findLastIndex((item) => item.label !== "O");
  const head = firstHeading < 0 ? firstItem : firstHeading;
  const late: StatedFacts[] = [];
  const labels = new Set<string>();
  items.forEach((item, i) => {
    const { shape, line } = item;
    if (shape.heading !== null) {
      junk = shape.heading === "junk";
      // "Zutaten für 12 Stücke (Springform 26 cm)"
      const whole = factsIn(line.text.replace(/:$/, "").split(" (")[0] ?? "");
      if (whole.isRow && (whole.servings ?? whole.makes) !== undefined) add(facts, whole);
      for (const found of withoutFacts(line.text).facts) add(facts, found);
      return;
    }
    if (item.label !== "O" || item.as !== undefined || (junk && i > head)) return;
    const inHead = i < (head < 0 ? items.length : head);
    const text = line.cells.length > 1 ? line.cells.join(" | ") : line.text;
    if (item.line.text === titleLine) {
      late.push(...withoutFacts(line.text, true).facts, ...yieldsAmong(line.text));
      return;
    }
    const before = items[i - 1];
    const underTitle = before === undefined || before.line.text === titleLine || before.as === "fact";
    const read = factsIn(text, item.unlabelled === true || (inHead && underTitle));
    const isVessel = read.makes !== undefined && namesVessel(read.makes) && text.startsWith(read.makes);
    const found = isVessel ? { ...read, makes: undefined } : read;
    const counts = inHead && titleLine !== null && countsTitle(text, titleLine);
    if (counts) facts.makes ??= text;
    else if (found.isRow) {
      const label = labelOf(text);
      add(facts, found, before?.as === "fact" && label !== "" && !labels.has(label));
      labels.add(label);
      if (!inHead) left.push(...found.rest.filter(isRemarkBeside));
    } else if (inHead && factsBetween(text).length >= FEWEST_BETWEEN) {
      for (const each of factsBetween(text)) add(facts, each);
    } else {
      const inside = withoutFacts(line.text).facts;
      for (const more of inside) late.push(more);
      if (inside.length === 0 && i < firstItem) late.push(...yieldsAmong(text));
      // "Rende cerca de 40. Para congelar, …" below the method.
      if (inside.length === 0 && i > lastItem) late.push(...yieldsAmong(splitSentences(text)[0] ?? ""));
      return;
    }
    take(item, "fact");
  });
  for (const found of late) add(facts, found);
  const end = items.filter((item) => item.label === "S" || item.label === "s").at(-1)?.line.text ?? "";
  // "Snijd in 12 punten" says more than "(springvorm 24 cm)".
  if (facts.servings === undefined && (facts.makes === undefined || SIZED_VESSEL.test(facts.makes)))
    facts.makes = dividedInto(end) ?? facts.makes;
  if (facts.servings === undefined) facts.servings = eatersAmong(items) ?? undefined;
  // "Bereidingstijd: 20 minuten. Wachttijd: 4 uur": a whole that is shorter than a part of it is the work alone.
  const work = facts.times;
  if (work.preparation === undefined && (work.total ?? Infinity) < (work.resting ?? 0)) {
    work.preparation = work.total;
    delete work.total;
  }
  const total = facts.times.total ?? summed(facts) ?? titleMinutes(titleLine);
  const { preparation, cooking, resting } = facts.times;
  const times = {
    ...(preparation ? { prep: preparation } : {}),
    ...(cooking ? { cook: cooking } : {}),
    ...(resting ? { rest: resting } : {}),
  };
  return {
    stated: {
      yield: facts.servings ?? null,
      ...(facts.makes === undefined ? {} : { makes: facts.makes }),
      ...(Object.keys(times).length === 0 ? {} : { times }),
      totalMinutes: total === null || total <= 0 ? null : total,
    },
    left,
  };
}

/** "Con queste dosi vengono circa 20 biscotti", and nothing else; `apart`, between blank lines, "Makes 6 jars." too. */
function isYieldAlone(text: string, apart: boolean): boolean {
  const { isLed, isRow, makes, rest } = factsIn(text);
  const isLabelled = apart && makes !== undefined && isYieldLabel(text);
  return isRow && rest.length === 0 && (isLed === true || isLabelled);
}

/** What comes out or for how many, and a time beside it. */
function isFactsRow(text: string): boolean {
  const { isRow, makes, servings, plain, times } = factsIn(text.replace(/(?<!\s)\s*[◦•·▪]\s*$/u, ""), true);
  const timed = plain !== undefined || Object.keys(times).length > 0;
  return isRow && timed && (makes !== undefined || servings !== undefined);
}

/** Lines that the model took for ingredients though they say what comes out: "12 muffins, half an hour and a bit". */
export function freeYields(items: Kinded[]): Kinded[] {
  const firstHeading = items.findIndex((item) => item.shape.heading === "ingredients");
  const head = firstHeading < 0 ? HEAD_LINES : firstHeading;
  const title = items[0]?.line.text ?? "";
  const first = items.findIndex(({ label }) => label !== "O");
  return items.map((item, i) => {
    if (i <= HEAD_LINES && isBoughtAlone(items, i, title)) return { ...item, label: "I" as const };
    if (item.label === "O") return item;
    // "- x6" above a list.
    if (i === first && FOR_COUNT.test(item.line.text))
      return { ...item, label: "O" as const, unlabelled: true };
    if (item.line.marker !== "none") {
      // "◦ 6 copos ◦ 20 minutos ◦": a row of facts between marks, and no list of one thing.
      const isLone = item.line.marker === "bullet" && items[i + 1]?.line.marker !== "bullet";
      const isRow = isLone && standsAlone(items, i, head) && isFactsRow(item.line.text);
      return isRow ? { ...item, label: "O" as const, unlabelled: true } : item;
    }
    // Below a title, a list or a part's heading; "4 parts" of a list may be so many parts of something.
    const counts = item.label === "S" || /^\D/.test(item.line.text);
    const apart = item.line.gap > 0 && items[i + 1]?.line.gap !== 0;
    if (counts && (isYieldFor(item.line.text) || isYieldAlone(item.line.text, apart)))
      return { ...item, label: "O" as const, unlabelled: true };
    // "Unas 40 galletas", "24 cookies" right above their list come out of it; in it, "8 sausages" of a traybake are bought, as is all else.
    const inList = (): boolean =>
      items[i + 1]?.line.gap === 0 &&
      !OPENS_ABOUT.test(item.line.text) &&
      factsIn(item.line.text, true).makes === undefined;
    const underTitle = i === 1 && items[0]?.label === "O" && countsTitle(item.line.text, title) && !inList();
    if (!underTitle && !standsAlone(items, i, head)) return item;
    const above = items[i - 1];
    // "50 minuti in tutto" above "circa 20 polpette": one block of facts.
    const goesOn = item.line.gap === 0 && i > 1;
    if (above?.label !== "O" || (goesOn && !factsIn(above.line.text, true).isRow)) return item;
    const found = factsIn(item.line.text, true);
    const yields =
      countsTitle(item.line.text, title) ||
      (found.isRow && (found.makes !== undefined || found.servings !== undefined));
    // "4 parts vodka", but "4 raciones · 1 hora".
    const timed = found.plain !== undefined || Object.keys(found.times).length > 0;
    // "6 glasses", and nothing that they hold.
    const whole = found.makes === item.line.text && item.line.text.split(" ").length === 2;
    return yields && (timed || whole || !item.shape.unitFirst) ? { ...item, label: "O" as const } : item;
  });
}
