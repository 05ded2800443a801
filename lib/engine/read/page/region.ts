/** Reads one of the two parts of a recipe from a stretch of lines: what follows a heading, or what stands in a container of the right name. */
import { beginsCount, goesOnBelow, isFarewell, isAboveItems, leadYield } from "./beside-lists";
import { isSectionTitle } from "./microdata";
import { isJunk, withoutBullet, withoutStepNumber, divideRun, joinAmounts } from "./tidy-lines";
import { columnUnitIn, inUnitOfColumn, withoutControls } from "./item-layout";
import {
  type LineJudge,
  ingredientScore,
  instructionScore,
  isBareAmount,
  namesFood,
  statesAmount,
} from "./line-shape";
import type { Page } from "./page";
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { type HeadingKind, isRemark } from "@/lib/engine/language/headings";
import { GROUP } from "@/lib/engine/language/pages";
import { factsIn, isCardLine } from "@/lib/engine/lines/facts";
import { attributes } from "@/lib/engine/read/html/elements";
import { isOfTable, type Line } from "@/lib/engine/read/html/lines";
import { sourceLine } from "@/lib/engine/read/json-ld/reading";
import type { SourceLine } from "@/lib/engine/recipe/stages";

export type Part = {
  /** The heading that announces the part. */
  kind: HeadingKind;
  likeness: (text: string, judge: LineJudge) => number;
  score: (lines: readonly SourceLine[], judge: LineJudge) => number;
  /** Last touch on the lines before they are judged as a list. */
  tidy: (lines: SourceLine[], judge: LineJudge) => SourceLine[];
  /** Lines of one list item or table row are one line of the recipe. */
  joinsItems: boolean;
};

export const INGREDIENTS: Part = {
  kind: "ingredients",
  likeness: (text, judge) => judge.ingredient(text),
  score: ingredientScore,
  tidy: (lines, judge) => joinAmounts(divideRun(withoutControls(lines), judge)),
  joinsItems: true,
};

export const STEPS: Part = {
  kind: "steps",
  likeness: (text, judge) => judge.instruction(text),
  score: instructionScore,
  tidy: withoutControls,
  joinsItems: false,
};

/** A list of the page that may be the part. */
export type Candidate = {
  via: "class" | "heading" | "shape";
  lines: SourceLine[];
  /** Indexes of the page's lines that the list covers, `[from, to)`. */
  from: number;
  to: number;
  score: number;
  /** Of what the list is made that an explicit heading announces; such a list is the part whatever its words are. */
  listed?: "item" | "breaks" | "blocks";
};

/** A list of equipment is no longer. */
const LONGEST_EQUIPMENT = 15;
/** A region ends after this many lines in a row that do not belong. */
const STRANGERS = 3;
const MAX_REGION_LINES = 200;
/** A line less likely than this is a stranger unless a good one follows soon. */
const STRANGE = 0.15;
/** A line at least this likely is one of the part. */
const LIKELY = 0.5;
/** From so many lines on, the region's own markup is known, and other markup is a stranger. */
const SETTLED = 2;
/** The last items of a list, without an amount, are names. */
const LONGEST_LAST = 60;

/** The stretch `[from, to)`; `level` is the heading above it (0: none), `opening` the section that it begins with. */
export type Region = {
  from: number;
  to: number;
  level: number;
  part: Part;
  via: Candidate["via"];
  opening?: string | null;
};

/** A line that is a link from end to end mostly leads away from the recipe. */
const LINKED = 0.5;
const isLink = (line: Line) => line.linked > 0.95 && !statesAmount(line.text);

const OPENING_WORD = /^[\p{L}'’-]+/u;

/** `list`: the list whose item the line is, −1 where it is none or leads elsewhere. */
type Taken = { line: SourceLine; markup: string; list: number };

/** What a line is made of: list item, or its block element. Parts of a recipe are made of one thing. */
const markupOf = (page: Page, line: Line) => (line.item >= 0 ? "item" : (page.doc.tag[line.block] ?? ""));

/** Is the line the button of the next panel: a button like the one that heads the part, which starts at line `from`? */
export function opensPanel({ doc, lines }: Page, from: number, line: Line): boolean {
  const head = lines[from - 1];
  if (head?.control !== true || !line.control) return false;
  const nameOf = ({ block }: Line) =>
    `${doc.tag[block]} ${attributes(doc, block).get("class")?.split(/\s/)[0]}`;
  return nameOf(head) === nameOf(line);
}

/** Is `text` below `before` in one cell a line of its own? Both are whole, and it is no remark in brackets. */
export function isOwnLine(before: string, text: string, part: Part, judge: LineJudge): boolean {
  const whole = (one: string) => !isBareAmount(one) && part.likeness(one, judge) >= LIKELY - 0.1;
  return statesAmount(before) && whole(before) && !text.startsWith("(") && whole(text);
}

class RegionReader {
  private readonly kept: SourceLine[] = [];
  private readonly markup = new Set<string>();
  private doubtful: Taken[] = [];
  private section: string | null;
  private strangers = 0;
  private columnUnit: string | null = null;
  private lastItem = -1;
  private list = -1;
  private stop: number;

  constructor(
    private readonly page: Page,
    private readonly region: Region,
  ) {
    this.section = region.opening ?? null;
    this.stop = region.from;
  }

  read(): Candidate {
    const { lines } = this.page;
    const { from, to, part, via } = this.region;
    const limit = Math.min(to, lines.length, from + MAX_REGION_LINES);
    for (let index = from; index < limit; index++) {
      const line = lines[index]!;
      const kind = this.page.headedAt(index);
      if (kind === part.kind) {
        // A run that was found by its looks ends where the part is announced: what follows is found by that heading.
        if (via === "shape" && this.kept.length > 0) break;
        if (this.kept.length >= SETTLED && part.kind === "ingredients" && this.isEquipment(index)) break;
        const named = this.page.partNamedAt(index);
        if (named !== null) this.section = named;
        continue;
      }
      // A label inside the list item that is being read ("Information:") heads a remark, not the next part.
      if (kind !== null && line.heading === 0 && line.item >= 0 && line.item === this.lastItem) continue;
      if (kind !== null || this.endsAt(line, index) || opensPanel(this.page, from, line)) break;
      if (!this.take(line, index)) break;
    }
    if (part.kind === "ingredients") this.takeLastItems();
    const measured = this.columnUnit === null ? this.kept : inUnitOfColumn(this.kept, this.columnUnit);
    const found = part.tidy(measured, this.page.judge);
    return { via, lines: found, from, to: this.stop, score: part.score(found, this.page.judge) };
  }

  /** The last items of the list that the part is made of belong to it, though they state no amount: "nutmeg". */
  private takeLastItems(): void {
    if (this.list < 0 || this.kept.length < SETTLED) return;
    for (const { line, list } of this.doubtful.slice(0, STRANGERS)) {
      if (list !== this.list || line.text.length > LONGEST_LAST || /[.!?]$/.test(line.text)) return;
      this.kept.push(line);
      this.stop++;
    }
  }

  /** What is needed besides the ingredients: a list in which no line names a food. */
  private isEquipment(index: number): boolean {
    const { lines } = this.page;
    for (let at = index + 1; at < Math.min(lines.length, index + LONGEST_EQUIPMENT); at++) {
      if (this.page.headedAt(at) !== null || lines[at]!.heading > 0) return at > index + 1;
      if (namesFood(withoutBullet(lines[at]!.text))) return false;
    }
    return true;
  }

  /** Is this a remark behind the last step: a label of notes and its words in one line, with no step after it? */
  private isClosingRemark(line: Line, index: number): boolean {
    if (this.region.part.kind !== "steps" || this.kept.length === 0 || line.item >= 0) return false;
    if (!isRemark(line.text)) return false;
    for (let at = index + 1; at < this.page.lines.length; at++) {
      const next = this.page.lines[at]!;
      if (next.heading > 0 || this.page.headedAt(at) !== null || next.block < 0) return true;
      if (markupOf(this.page, next) !== markupOf(this.page, line)) return true;
      if (!isRemark(next.text) && this.region.part.likeness(next.text, this.page.judge) >= LIKELY)
        return false;
    }
    return true;
  }

  /** A heading as high as the region's own begins something else, unless it heads a group of the same part. */
  private endsAt(line: Line, index: number): boolean {
    if (line.heading === 0 || line.heading === 7) return false;
    const { level, part } = this.region;
    if (part.kind === "ingredients" && this.goesOn(index)) return false;
    const bare = withoutStepNumber(line.text);
    const first = OPENING_WORD.exec(bare.toLowerCase())?.[0] ?? "";
    const isGroup = GROUP.test(line.text) || COOKING_VERBS.has(first) || bare !== line.text;
    if (level === 0 || level === 7) return !isGroup;
    return line.heading < level || (line.heading === level && !isGroup);
  }

  /** Does the part go on right after this heading, in the markup it had before? */
  private goesOn(index: number): boolean {
    const next = this.page.lines[index + 1];
    if (!next || this.kept.length === 0 || next.heading > 0) return false;
    return (
      this.region.part.likeness(withoutBullet(next.text), this.page.judge) >= LIKELY &&
      this.markup.has(markupOf(this.page, next))
    );
  }

  /** Of the lines that could be titles, the ones that are none of the part's own lines. */
  private isTitle(line: Line, text: string, likeness: number): boolean {
    if (text.endsWith(":") && !statesAmount(text)) return true;
    return line.heading === 7 ? likeness <= 0.8 : line.heading > 0 || likeness < LIKELY;
  }

  /** False when the region is over. */
  private take(line: Line, index: number): boolean {
    const { part } = this.region;
    const text = withoutBullet(line.text);
    this.columnUnit ??= columnUnitIn(text);
    if (isJunk(text) || line.control || columnUnitIn(text) !== null) return true;
    // A fact among the list's items, or right under its heading: "Für 8 Personen".
    const isAmong = line.item >= 0 || this.kept.length === 0;
    if (part.kind === "ingredients" && isAmong && (isCardLine(text) || factsIn(text).isRow)) return true;
    if (
      part.kind === "ingredients" &&
      this.kept.length === 0 &&
      line.item < 0 &&
      leadYield(text, isAboveItems(this.page, index)) !== null
    )
      return true;
    if (this.isClosingRemark(line, index)) return false;
    if (part.kind === "ingredients" && this.kept.length >= SETTLED && beginsCount(this.page, index))
      return false;
    if (part.kind === "steps" && this.kept.length > 0 && isFarewell(this.page, line))
      return goesOnBelow(this.page, index);
    if (part.joinsItems && line.item >= 0 && line.item === this.lastItem && !this.isOwnLine(line, text)) {
      this.join(text, index);
      return true;
    }
    const likeness = part.likeness(text, this.page.judge) * (isLink(line) ? LINKED : 1);
    if (isSectionTitle(line) && this.isTitle(line, text, likeness)) {
      this.section = text;
      return true;
    }
    this.lastItem = line.item;
    const made = markupOf(this.page, line);
    const list = line.item < 0 || isLink(line) ? -1 : (this.page.doc.parent[line.item] ?? -1);
    this.doubtful.push({ line: sourceLine(text, this.section), markup: made, list });
    const fits = this.kept.length < SETTLED || this.markup.has(made);
    if (likeness < STRANGE || !fits) return ++this.strangers < STRANGERS;
    // Lines in doubt stood between good ones: they stay if they are made like them (a remark in a box is not).
    for (const one of this.doubtful) {
      if (this.kept.length >= SETTLED && !this.markup.has(one.markup)) continue;
      this.kept.push(one.line);
      this.markup.add(one.markup);
      this.list = one.list;
    }
    this.doubtful = [];
    this.strangers = 0;
    this.stop = index + 1;
    return true;
  }

  /** In a cell with several lines each is an ingredient of its own, where the one before is whole and this one is no remark on it. */
  private isOwnLine(line: Line, text: string): boolean {
    if (!isOfTable(this.page.doc, line.item)) return false;
    const before = (this.doubtful.at(-1)?.line ?? this.kept.at(-1))?.text ?? "";
    return isOwnLine(before, text, this.region.part, this.page.judge);
  }

  private join(text: string, index: number): void {
    const last = this.doubtful.at(-1)?.line ?? this.kept.at(-1);
    if (last) last.text = `${last.text} ${text}`;
    if (this.doubtful.length === 0) this.stop = index + 1;
  }
}

/** Reads the region as its part. Lines in doubt are kept only when a good one follows; headings inside become sections. */
export function readRegion(page: Page, region: Region): Candidate {
  return new RegionReader(page, region).read();
}
