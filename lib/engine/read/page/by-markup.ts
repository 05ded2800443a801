/**
 * Parts of a recipe that the markup alone shows: the list right under a heading that names the part and, in a language that has no words
 * here, under any heading.
 */
import { isRemark } from "@/lib/engine/language/headings";
import { isCardLine } from "@/lib/engine/lines/facts";
import type { HtmlDocument } from "@/lib/engine/read/html/document";
import { isOfTable, type Line } from "@/lib/engine/read/html/lines";
import { sourceLine } from "@/lib/engine/read/json-ld/reading";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { goesOnBelow, isAboveItems, isFarewell, leadYield } from "./beside-lists";
import { columnUnitIn, inUnitOfColumn } from "./item-layout";
import { endsAsSentence, isMeasured, isSentence, startsWithAmount, statesAmount } from "./line-shape";
import { isSectionTitle } from "./microdata";
import type { Page } from "./page";
import { isInOtherWords } from "./page-kind";
import { type Candidate, isOwnLine, opensPanel, type Part, type Region } from "./region";
import { isJunk, withoutBullet, withoutStepNumber } from "./tidy-lines";

// Reads a part of a recipe by its markup alone: the list right under a heading that names the part. The heading says what the list is, so
// its items are taken whatever language they are in and whatever they speak of; facts, controls and links among them are not.

/** Between a heading and its list stand at most this many lines: a yield, a remark. */
const LEAD = 3;
const MOST_LINES = 200;
/** Items of a list that are links from end to end lead elsewhere. */
const LINKED = 0.95;
const MOST_LINKED = 0.5;
/** Longer lines are no items of a list of ingredients. */
const LONGEST_ITEM = 160;
/** Likeness from which a line is of a kind. */
const LIKELY = 0.5;
/** What a listed line is worth at least, and a whole list at most, where its words say nothing. */
const LINE_WORTH = 0.3;
const LIST_WORTH = 2;

/** "Trin 2": a heading that counts. */
const COUNTED = /^\p{L}{2,12}\s\d{1,2}\W{0,2}$/u;

/** What a list is made of: items or rows of one kind, lines of one block, or blocks side by side. */
type Shape = { kind: "item"; tag: string } | { kind: "breaks" | "blocks"; tag: string; node: number };

/** Rows and the cells of one row are entries of one kind. */
const entryTag = (doc: HtmlDocument, item: number): string =>
  isOfTable(doc, item) ? "tr" : (doc.tag[item] ?? "");

class ListedReader {
  private readonly kept: SourceLine[] = [];
  private shape: Shape | null = null;
  private section: string | null;
  private columnUnit: string | null = null;
  private linked = 0;
  private lastItem = -1;
  private stop: number;

  constructor(
    private readonly page: Page,
    private readonly region: Region,
  ) {
    this.section = region.opening ?? null;
    this.stop = region.from;
  }

  private get lines(): Line[] {
    return this.page.lines;
  }

  private shapeAt(index: number): Shape | null {
    const line = this.lines[index];
    if (!line || line.block < 0) return null;
    const { doc } = this.page;
    if (line.item >= 0) return { kind: "item", tag: entryTag(doc, line.item) };
    const next = this.lines[index + 1];
    const tag = doc.tag[line.block] ?? "";
    return next?.block === line.block && next.item < 0
      ? { kind: "breaks", tag, node: line.block }
      : { kind: "blocks", tag, node: doc.parent[line.block] ?? -1 };
  }

  private fits(index: number): boolean {
    const line = this.lines[index];
    const { shape } = this;
    if (!line || !shape) return false;
    const { doc } = this.page;
    if (shape.kind === "item") return line.item >= 0 && entryTag(doc, line.item) === shape.tag;
    if (line.item >= 0) return false;
    return shape.kind === "breaks"
      ? line.block === shape.node
      : doc.tag[line.block] === shape.tag && doc.parent[line.block] === shape.node;
  }

  /** False where the list is over. */
  private take(index: number): boolean {
    const line = this.lines[index]!;
    const text = withoutBullet(line.text);
    this.columnUnit ??= columnUnitIn(text);
    if (isJunk(text) || line.control || columnUnitIn(text) !== null) return true;
    const { level, part } = this.region;
    if (this.shape === null) {
      if (line.heading > 0 && line.heading < 7 && level < 7 && line.heading <= level) return false;
      if (isSectionTitle(line) && line.item < 0) {
        if (!COUNTED.test(text)) this.section = text;
        return true;
      }
      const shape = this.shapeAt(index);
      const next = this.shapeAt(index + 1);
      // "4 porcje" in a paragraph above rows of another kind.
      const isOther =
        part.kind === "ingredients" && next !== null && next.tag !== shape?.tag && isInOtherWords(this.page);
      const isYield =
        part.kind === "ingredients" &&
        line.item < 0 &&
        leadYield(text, isAboveItems(this.page, index)) !== null;
      const isLead = isCardLine(text) || isYield || next?.kind === "item" || isOther;
      if ((shape?.kind === "blocks" || isYield) && isLead) return index - this.region.from < LEAD;
      this.shape = shape;
      if (shape === null) return false;
    }
    if (part.kind === "steps" && this.kept.length > 0 && isFarewell(this.page, line))
      return goesOnBelow(this.page, index);
    if (!this.fits(index)) return this.isPassed(line, index, text);
    if (part.joinsItems && line.item >= 0 && line.item === this.lastItem) {
      const last = this.kept.at(-1);
      const isOwn = (): boolean =>
        isInOtherWords(this.page) || isOwnLine(last?.text ?? "", text, part, this.page.judge);
      if (last && isOfTable(this.page.doc, line.item) && isOwn()) {
        this.kept.push(sourceLine(text, this.section));
        this.stop = index + 1;
        return true;
      }
      if (last) last.text = `${last.text} ${text}`;
      return true;
    }
    if (
      isCardLine(text) ||
      (line.linked > LINKED && !statesAmount(text) && this.page.judge.ingredient(text) < LIKELY)
    )
      return true;
    const isRow = line.heading === 7 && isOfTable(this.page.doc, line.item);
    if ((line.item < 0 || isRow) && isSectionTitle(line) && this.fits(index + 1) && !statesAmount(text)) {
      this.section = text;
      return true;
    }
    if (line.heading > 0 && line.heading < 7) return false;
    if (line.item < 0 && this.kept.length > 0 && isRemark(text)) return false;
    this.lastItem = line.item;
    if (line.linked > LINKED) this.linked++;
    this.kept.push(sourceLine(text, this.section));
    this.stop = index + 1;
    return true;
  }

  /** A title between two lists of the part, or one remark between them, does not end it. */
  private isPassed(line: Line, index: number, text: string): boolean {
    const { level } = this.region;
    if (this.opensGroup(line, index)) {
      this.section = text;
      return true;
    }
    if (!this.fits(index + 1)) return false;
    const marked = line.heading > 0 && line.heading < 7;
    // "Trin 2" above each paragraph of a method.
    if (this.shape?.kind === "blocks")
      return marked && level > 0 && line.heading > level && COUNTED.test(text);
    if (this.shape?.kind !== "item") return false;
    if (marked && level > 0 && level < 7 && line.heading <= level) return false;
    if (this.looksOther(index + 1)) return false;
    if (isSectionTitle(line)) this.section = text;
    return line.linked <= LINKED;
  }

  /** Lines of one block, a title, and the lines of the next block beside it: groups of one list. */
  private opensGroup(line: Line, index: number): boolean {
    const { shape, region } = this;
    const next = this.shapeAt(index + 1);
    if (shape?.kind !== "breaks" || next?.kind !== "breaks" || next.tag !== shape.tag) return false;
    const { parent } = this.page.doc;
    const isHigh = line.heading > 0 && line.heading < 7 && line.heading <= region.level;
    if (parent[next.node] !== parent[shape.node] || !isSectionTitle(line) || isHigh) return false;
    if (this.looksOther(index + 1)) return false;
    this.shape = next;
    return true;
  }

  /** Does what stands under a title look like the other part of a recipe? */
  private looksOther(index: number): boolean {
    const text = withoutBullet(this.lines[index]?.text ?? "");
    const other = this.region.part.kind === "ingredients" ? "instruction" : "ingredient";
    const own = other === "instruction" ? "ingredient" : "instruction";
    if (isInOtherWords(this.page)) return other === "instruction" ? isSentence(text) : isMeasured(text);
    return this.page.judge[other](text) >= LIKELY && this.page.judge[own](text) < LIKELY;
  }

  read(): Candidate | null {
    const { from, to, part, via } = this.region;
    const limit = Math.min(to, this.lines.length, from + MOST_LINES);
    for (let index = from; index < limit; index++) {
      const line = this.lines[index]!;
      const kind = this.page.headedAt(index);
      // The element that is named after the part, or a heading above, holds the part's own heading.
      if (kind === part.kind && this.kept.length === 0) continue;
      const isRemark = kind !== null && line.heading === 0 && line.item >= 0 && line.item === this.lastItem;
      if (!isRemark && (kind !== null || opensPanel(this.page, from, line) || !this.take(index))) break;
    }
    const measured = this.columnUnit === null ? this.kept : inUnitOfColumn(this.kept, this.columnUnit);
    const found = part.tidy(measured, this.page.judge);
    if (found.length < 2 || this.linked > MOST_LINKED * this.kept.length) return null;
    if (part.kind === "ingredients" && found.some(({ text }) => text.length > LONGEST_ITEM)) return null;
    const score = Math.max(
      part.score(found, this.page.judge),
      Math.min(LIST_WORTH, LINE_WORTH * found.length),
    );
    return { via, lines: found, from, to: this.stop, score, listed: this.shape?.kind ?? "blocks" };
  }
}

/** The list right under the heading of the region, or null where none stands there. */
export function readListed(page: Page, region: Region): Candidate | null {
  return new ListedReader(page, region).read();
}

// Finds the parts of a recipe on a page whose language has no words here, under headings that say nothing to this reader: a list whose
// lines begin with amounts, and a list of sentences.

const MOST_HEADINGS = 40;

/** Of a list of ingredients so many lines begin with amounts, and so many with measures. */
const WITH_AMOUNT = 0.5;
const WITH_MEASURE = 0.2;
const FEWEST_INGREDIENTS = 3;
const LONGEST_INGREDIENT = 90;

/** A step says something in several words, and ends. */
const SENTENCES = 0.6;
const FEWEST_STEPS = 2;
const SHORTEST_STEP = 35;

const shareOf = (texts: readonly string[], is: (text: string) => boolean): number =>
  texts.filter(is).length / Math.max(texts.length, 1);

const isList = (texts: readonly string[]): boolean =>
  texts.length >= FEWEST_INGREDIENTS &&
  shareOf(texts, startsWithAmount) >= WITH_AMOUNT &&
  shareOf(texts, isMeasured) >= WITH_MEASURE &&
  texts.every((text) => text.length <= LONGEST_INGREDIENT);

function isMethod(texts: readonly string[]): boolean {
  const bare = texts.map(withoutStepNumber);
  const length = bare.reduce((sum, text) => sum + text.length, 0) / Math.max(bare.length, 1);
  return (
    bare.length >= FEWEST_STEPS &&
    length >= SHORTEST_STEP &&
    shareOf(bare, endsAsSentence) >= SENTENCES &&
    shareOf(bare, isMeasured) < WITH_MEASURE
  );
}

/** Lists of the part's kind under headings that no language here knows; none on a page in a language that has words here. */
export function candidatesByStructure(page: Page, part: Part): Candidate[] {
  if (!isInOtherWords(page)) return [];
  const found: Candidate[] = [];
  for (const [index, line] of page.lines.entries()) {
    if (found.length >= MOST_HEADINGS) break;
    const isHeading = line.heading > 1 || (line.heading === 0 && line.text.endsWith(":"));
    if (!isHeading || line.linked > MOST_LINKED || page.headedAt(index) !== null) continue;
    const region = {
      from: index + 1,
      to: page.lines.length,
      level: line.heading,
      part,
      via: "heading" as const,
    };
    const list = readListed(page, region);
    const texts = list?.lines.map(({ text }) => text) ?? [];
    if (list !== null && (part.kind === "ingredients" ? isList(texts) : isMethod(texts))) found.push(list);
  }
  return found;
}
