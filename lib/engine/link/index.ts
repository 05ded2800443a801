/** The door of linking: a recipe of any language that has a gloss is linked in the engine's words, and answered in places and amounts of its own. */
import { languageOf } from "@/lib/engine/language/detect";
import { placeOf, type Gloss } from "@/lib/engine/language/gloss";
import { type Languages, glossIn } from "@/lib/engine/language/gloss/languages";
import { LINKING } from "@/lib/engine/language/linking";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { LinkedAction } from "@/lib/engine/recipe/stages";
import { linkRead, type ActionsInput } from "./actions";
import type { LinkTrace } from "./trace";

export type { ActionsInput } from "./actions";
export type { LinkTrace } from "./trace";

/** So much of the text tells its language. */
const SAMPLE_CHARS = 4000;

/** Actions back in which a unit was written that an amount is told in. */
const NEAR = 6;

const OPENING = /^\p{L}+\s+(?=\p{L})/u;
/** Words before a food: "mit den", "en el". */
const MOST_BEFORE = 2;

/** Where the food begins in the words of a mention: "peper en zout" of "met peper en zout". An article by itself stays: "un filet de citron". */
function fromFood(text: string, start: number, end: number, said: (word: string) => string): number {
  let from = start;
  for (let tries = 0; tries < MOST_BEFORE; tries += 1) {
    const word = OPENING.exec(text.slice(from, end))?.[0] ?? "";
    const means = said(word.trim().toLowerCase());
    const goesBefore = LINKING.determiners.has(means)
      ? from > start && LINKING.definite.has(means)
      : LINKING.functionWords.has(means);
    if (word === "" || !goesBefore) break;
    from += word.length;
  }
  return from;
}

const isWhole = (amount: string): boolean => amount === "all" || amount === "some";

export type LinkInput = ActionsInput & {
  /** Of the recipe, where they are decided; else its actions tell one. */
  languages?: Languages;
};

function linkGlossed(input: ActionsInput, gloss: Gloss, trace?: LinkTrace): LinkedAction[] {
  const said = (text: string): string => gloss.translate(text).text;
  /** Headings as the source has them, by how they are read. */
  const headings = new Map<string, string>();
  const heading = (name: string): string => {
    const read = said(name);
    if (!headings.has(read)) headings.set(read, name);
    return read;
  };
  const lines = input.lines.map(({ text, section }) => ({
    text: said(text),
    parsed: parseIngredientLine(said(text)),
    ...(section === undefined ? {} : { section: heading(section) }),
  }));
  const actions = input.actions.map((action) => ({
    ...action,
    text: said(action.text),
    ...(action.part === undefined ? {} : { part: heading(action.part) }),
  }));
  const title = input.title === null ? null : said(input.title);
  return linkRead({ title, lines, actions }, trace).map((linked, at): LinkedAction => {
    const action = input.actions[at] ?? linked;
    const glossed = gloss.translate(action.text);
    const part = action.part ?? (linked.part === undefined ? undefined : headings.get(linked.part));
    const mentions = linked.mentions.flatMap(({ start, end, line }) => {
      const place = placeOf(glossed, start, end);
      if (place === null) return [];
      return [{ start: fromFood(action.text, place.start, place.end, said), end: place.end, line }];
    });
    mentions.sort((a, b) => a.start - b.start);
    /** "Uma fatia de broa" behind "duas rodelas de chouriço": the words of the mention itself. */
    const wordsOf = (line: number): string => {
      const own = mentions.find((mention) => mention.line === line);
      return own === undefined ? "" : action.text.slice(own.start, own.end);
    };
    return {
      ...action,
      ...(part === undefined ? {} : { part }),
      uses: linked.uses.map((use) => ({
        ...use,
        amount: isWhole(use.amount)
          ? use.amount
          : gloss.ownAmount(use.amount, [
              input.lines[use.line]?.text ?? "",
              wordsOf(use.line),
              action.text,
              ...input.actions.slice(Math.max(0, at - NEAR), at).map(({ text }) => text),
            ]),
      })),
      mentions: mentions.filter(({ start }, index) => start >= (mentions[index - 1]?.end ?? 0)),
    };
  });
}

/**
 * One linked action for each action, in order; uses in the order of the text. Linear but for lines × words of an action; never throws.
 * @param trace filled with what was considered and why it was decided so, for whoever asks
 */
export function linkActions(input: LinkInput, trace?: LinkTrace): LinkedAction[] {
  const sample = input.actions
    .map(({ text }) => text)
    .join("\n")
    .slice(0, SAMPLE_CHARS);
  const gloss = glossIn(
    input.languages ?? [languageOf(sample)],
    input.lines.map(({ text }) => text),
  );
  return gloss === null ? linkRead(input, trace) : linkGlossed(input, gloss, trace);
}
