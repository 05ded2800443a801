/**
 * The ledger of a page: its text as a reader sees it, within the recipe, and which of its lines became what. A line that nothing took is set
 * aside only where its words say why; one that looks like food to buy or work to do stays unclaimed, for the receipt to ask about.
 */
import { headingOf } from "@/lib/engine/language/headings";
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";
import { factsIn, isCardLine } from "@/lib/engine/lines/facts";
import { isLabelledNote, isTalk } from "@/lib/engine/read/text/notes";
import type { Claim, SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import { isAdvertisement, isJunk, withoutStepNumber } from "./tidy-lines";
import { Page } from "./page";
import { rowsOf, stretchOf, keyOf, type WordedLine } from "./shown-recipe";
import { wordShare } from "./title-and-picture";

type Taken = Pick<Claim, "as" | "reason">;

/** A row is looked for among so many lines of the recipe around the one that was met last. */
const AROUND = 8;
/** Shorter rows are told only by where they stand. */
const TELLING = 8;
/** Part of a row's words that a line must have for the row to be that line in other words. */
const ALIKE = 0.7;
const FEWEST_WORDS = 2;

type Piece = { text: string; key: string; /** Letters of it that rows have shown. */ shown: number };

/** The lines of one kind, met one after another as the page shows them. */
class Pieces {
  private readonly pieces: Piece[];
  private readonly whole = new Map<string, number[]>();
  private readonly all: string;
  private at = 0;

  constructor(texts: readonly string[]) {
    this.pieces = texts.map((text) => ({ text, key: keyOf(text), shown: 0 }));
    this.pieces.forEach(({ key }, index) => {
      const known = this.whole.get(key);
      if (known) known.push(index);
      else this.whole.set(key, [index]);
    });
    this.all = this.pieces.map(({ key }) => key).join("\n");
  }

  /** Is the row one of these lines that no row was before, a part of one, or several of them? */
  takes(key: string, text: string): boolean {
    const same = this.whole.get(key)?.find((index) => this.pieces[index]?.shown === 0);
    if (same !== undefined) return this.met(same, key.length);
    const from = Math.max(0, this.at - 1);
    const near = this.pieces.slice(from, this.at + AROUND);
    const part = near.findIndex(
      (piece) =>
        piece.shown < piece.key.length &&
        (piece.key.startsWith(key, piece.shown) ||
          (key.length >= TELLING && piece.key.indexOf(key, piece.shown) >= 0)),
    );
    if (part >= 0) {
      const piece = near[part] as Piece;
      return this.met(from + part, piece.key.indexOf(key, piece.shown) + key.length);
    }
    let several = false;
    near.forEach((piece, index) => {
      if (piece.shown > 0 || piece.key.length < TELLING || !key.includes(piece.key)) return;
      several = this.met(from + index, piece.key.length);
    });
    if (several) return true;
    const alike = near.findIndex(
      (piece) =>
        piece.shown === 0 &&
        text.split(" ").length >= FEWEST_WORDS &&
        wordShare(text, piece.text) >= ALIKE &&
        wordShare(piece.text, text) >= ALIKE / 2,
    );
    return alike >= 0 && this.met(from + alike, (near[alike] as Piece).key.length);
  }

  /** Does the row say again what another row has shown? */
  says(key: string): boolean {
    return this.whole.has(key) || (key.length >= TELLING && this.all.includes(key));
  }

  private met(index: number, shown: number): true {
    const piece = this.pieces[index];
    if (piece) piece.shown = shown;
    this.at = index;
    return true;
  }
}

const textsOf = (lines: readonly SourceLine[]) => lines.map((line) => line.text);

/** The headings above the lines, each once for every time that it comes anew. */
const headingsOf = (lines: readonly SourceLine[]) =>
  lines.flatMap((line, index) =>
    line.section !== undefined && line.section !== lines[index - 1]?.section ? [line.section] : [],
  );

/** The value of a label that stands on a row of its own is short: "Prep time", and below it "20 mins". */
const LONGEST_VALUE = 24;

const HAS_DIGIT = /[\p{N}]/u;

const isLabel = (text: string): boolean => text.length <= LONGEST_VALUE && isFactLabel(text);
const statesFact = (text: string): boolean =>
  isLabel(text) || ((text.length <= LONGEST_VALUE || HAS_DIGIT.test(text)) && factsIn(text).isRow);

/** Is the row the value of the label above it? */
const isValue = ({ text }: WordedLine, before: WordedLine | undefined): boolean =>
  text.length <= LONGEST_VALUE && HAS_DIGIT.test(text) && before !== undefined && isLabel(before.text);

class Ledger {
  private readonly known: readonly { as: Claim["as"]; pieces: Pieces }[];

  constructor(
    private readonly page: Page,
    { title, ingredients, instructions }: SourceRecipe,
  ) {
    this.known = [
      { as: "ingredient", pieces: new Pieces(textsOf(ingredients)) },
      { as: "instruction", pieces: new Pieces(textsOf(instructions)) },
      { as: "heading", pieces: new Pieces([...headingsOf(ingredients), ...headingsOf(instructions)]) },
      { as: "title", pieces: new Pieces(title === null ? [] : [title]) },
    ];
  }

  /** What the row became; null when it looks like a line of the recipe and is in no part of it. */
  claim(row: WordedLine, before: WordedLine | undefined): Taken | null {
    const key = keyOf(withoutStepNumber(row.text));
    if (key === "") return { as: "aside", reason: "furniture" };
    for (const { as, pieces } of this.known) if (pieces.takes(key, row.text)) return { as };
    if (statesFact(row.text) || isValue(row, before)) return { as: "fact" };
    if (this.known.some(({ pieces }) => pieces.says(key))) return { as: "aside", reason: "repeated" };
    return this.around(row);
  }

  /** Why a row is no line of the recipe. */
  private around({ text, line }: WordedLine): Taken | null {
    const kind = headingOf(text);
    if (kind !== null && kind !== "junk") return { as: "heading" };
    if (isAdvertisement(text)) return { as: "aside", reason: "advertising" };
    if (kind === "junk" || isJunk(text) || line.linked > 0.5) return { as: "aside", reason: "furniture" };
    const likely = Math.max(this.page.judge.ingredient(text), this.page.judge.instruction(text));
    if (likely >= 0.5) return null;
    return { as: "aside", reason: text.split(" ").length >= 12 ? "story" : "furniture" };
  }
}

/** So far above the recipe its facts are looked for. */
const LOOK_BACK = 40;

/** What the rows above the list state: a label and its value are one fact. */
function factsAbove(rows: readonly WordedLine[], first: number): string[] {
  const facts: string[] = [];
  for (let index = Math.max(0, first - LOOK_BACK); index < first; index++) {
    const row = rows[index] as WordedLine;
    if (isValue(row, rows[index - 1]) && facts.length > 0) facts.push(`${facts.pop()} ${row.text}`);
    else if (statesFact(row.text)) facts.push(row.text);
  }
  return facts;
}

/** Behind the last step other things of the page's card may stand before its notes: a video, the equipment. */
const NOTES_BEHIND = 8;
const MOST_NOTES = 20;
const FEWEST_NOTE_WORDS = 4;

const saysSomething = ({ text, line }: WordedLine): boolean =>
  text.split(" ").length >= FEWEST_NOTE_WORDS && !isJunk(text) && !isTalk(text) && line.linked <= 0.5;

/** The rows of the notes below the method: labelled ones right behind it, and those under the heading of the card's notes. */
function notesBelow(rows: readonly WordedLine[], last: number): WordedLine[] {
  const notes: WordedLine[] = [];
  let at = last + 1;
  while (rows[at] && isLabelledNote(rows[at]!.text) && saysSomething(rows[at]!))
    notes.push(rows[at++] as WordedLine);
  const headsNotes = ({ text }: WordedLine) => headingOf(text) !== null && isLabelledNote(`${text}:`);
  const heading = rows.slice(at, last + 1 + NOTES_BEHIND).findIndex(headsNotes);
  if (heading < 0) return notes;
  for (const row of rows.slice(at + heading + 1, at + heading + 1 + MOST_NOTES)) {
    if (headsNotes(row)) continue;
    const kind = headingOf(row.text);
    if ((row.line.heading > 0 && row.line.heading < 7) || kind !== null || isCardLine(row.text)) break;
    if (saysSomething(row)) notes.push(row);
  }
  return notes;
}

type Entry = Taken | null;

/** Text and claims of rows, one below the other. */
function written(entries: readonly (readonly [text: string, taken: Entry])[]): {
  original: string;
  claims: Claim[];
} {
  const claims: Claim[] = [];
  let start = 0;
  for (const [text, taken] of entries) {
    if (taken !== null) claims.push({ start, end: start + text.length, ...taken });
    start += text.length + 1;
  }
  return { original: entries.map(([text]) => text).join("\n"), claims };
}

const entriesOf = (as: Claim["as"], texts: readonly (string | null | undefined)[]) =>
  texts.flatMap((text) => (text ? [[text.replace(/\s+/g, " "), { as }] as const] : []));

/** What data alone states, where the page does not show it: every line of it is what it says it is. */
const statedIn = (recipe: SourceRecipe): ReturnType<typeof written> =>
  written([
    ...entriesOf("title", [recipe.title]),
    ...entriesOf("fact", [recipe.yield, recipe.makes]),
    ...entriesOf("ingredient", textsOf(recipe.ingredients)),
    ...entriesOf("instruction", textsOf(recipe.instructions)),
    ...entriesOf("note", recipe.notes ?? []),
  ]);

function shownIn(
  page: Page,
  rows: readonly WordedLine[],
  { first, last }: { first: number; last: number },
  recipe: SourceRecipe,
  notes: readonly WordedLine[],
): ReturnType<typeof written> {
  const ledger = new Ledger(page, recipe);
  const facts = factsAbove(rows, first);
  const stated = facts.length > 0 ? facts : [recipe.yield, recipe.makes];
  // One row more: a method that was cut short goes on there.
  const shown = rows.slice(first, last + 2);
  return written([
    ...entriesOf("title", [recipe.title]),
    ...entriesOf("fact", stated),
    ...shown.map((row, index): [string, Entry] => [
      row.text,
      notes.includes(row) ? { as: "note" } : ledger.claim(row, shown[index - 1]),
    ]),
    ...entriesOf(
      "note",
      notes.filter((row) => row !== shown.at(-1)).map((row) => row.text),
    ),
  ]);
}

/**
 * The text that `recipe` was read from, and the recipe with its claims on that text: the page's own lines from title and facts to the last step,
 * and the notes that the page shows below; or what its data states where the page does not show that. Linear in the page; never throws.
 */
export function readOriginal(html: string, recipe: SourceRecipe): { original: string; recipe: SourceRecipe } {
  const page = new Page(html, recipe.url);
  const rows = rowsOf(page.lines);
  const stretch = stretchOf(rows, recipe);
  if (stretch === null) {
    const { original, claims } = statedIn(recipe);
    return { original, recipe: { ...recipe, claims } };
  }
  const below = notesBelow(rows, stretch.last);
  const notes = [...new Set([...(recipe.notes ?? []), ...below.map((row) => row.text)])];
  const complete = notes.length === 0 ? recipe : { ...recipe, notes };
  const { original, claims } = shownIn(page, rows, stretch, complete, below);
  return { original, recipe: { ...complete, claims } };
}
