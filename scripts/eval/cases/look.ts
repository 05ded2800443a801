/** How one case is set: words of headings, type, numbering, hyphens. Drawn by the seeded random numbers. */
import type { CaseRecipe } from "./recipes";
import type { Random } from "./random";

export type Look = {
  font: string;
  headingFont: string;
  sizePx: number;
  leading: number;
  ingredientsHeading: string;
  methodHeading: string;
  numbering: "dot" | "paren" | "none" | "step" | "big";
  bullet: "" | "•" | "–" | "▢";
  justify: boolean;
  softHyphens: boolean;
  upperHeadings: boolean;
  slashFractions: boolean;
  runningHead: string;
  pageNumber: number;
};

const FONTS = [
  "Liberation Serif",
  "Liberation Sans",
  "DejaVu Serif",
  "DejaVu Sans",
  "P052",
  "C059",
  "URW Bookman",
  "Nimbus Roman",
  "Nimbus Sans",
] as const;

export function drawLook(random: Random): Look {
  const font = random.pick(FONTS);
  return {
    font,
    headingFont: random.chance(0.6) ? font : random.pick(FONTS),
    sizePx: Math.round(random.between(13, 18)),
    leading: random.between(1.25, 1.6),
    ingredientsHeading: random.pick([
      "Ingredients",
      "You will need",
      "What you need",
      "Shopping list",
      "Ingredients",
    ]),
    methodHeading: random.pick([
      "Method",
      "Directions",
      "Instructions",
      "Preparation",
      "How to make it",
      "Method",
    ]),
    numbering: random.pick(["dot", "dot", "paren", "none", "step", "big"] as const),
    bullet: random.pick(["", "•", "–", "▢", ""] as const),
    justify: random.chance(0.4),
    softHyphens: random.chance(0.5),
    upperHeadings: random.chance(0.3),
    slashFractions: random.chance(0.4),
    runningHead: random.pick(["The Family Table", "Suppers & Sides", "Everyday Cooking", "From Our Kitchen"]),
    pageNumber: Math.floor(random.between(2, 290)),
  };
}

const FRACTIONS: Record<string, string> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅛": "1/8",
};

/** Fractions as the look writes them: "1½" or "1 1/2". */
export function amounts(text: string, look: Look): string {
  if (!look.slashFractions) return text;
  return text.replace(
    /(\d?)([½⅓⅔¼¾⅛])/g,
    (_, whole: string, glyph: string) => `${whole}${whole && " "}${FRACTIONS[glyph]}`,
  );
}

/** Soft hyphens where a word may be divided: after a vowel and a consonant, away from the ends. */
export function hyphenate(text: string, look: Look): string {
  if (!look.softHyphens) return text;
  return text.replace(/\p{L}{7,}/gu, (word) =>
    word.replace(
      /([aeiou][bcdfghklmnprstvz])(?=[bcdfghklmnprstvz]?[aeiou]\p{L}{2})/gu,
      (_, part: string, at: number) => (at > 0 && at < word.length - 4 ? `${part}\u00ad` : part),
    ),
  );
}

export function stepLabel(look: Look, index: number): string {
  const number = index + 1;
  return { dot: `${number}. `, paren: `${number}) `, none: "", step: `Step ${number} `, big: `${number}` }[
    look.numbering
  ];
}

export const heading = (text: string, look: Look): string => (look.upperHeadings ? text.toUpperCase() : text);

/** Amount and food of an ingredient line, for tables; the amount is empty when the line has none. */
export function splitAmount(text: string): [string, string] {
  const match =
    /^((?:[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛/ ]*)(?:to \d+ )?(?:(?:g|kg|ml|litre|lb|oz|cups?|tbsp|tsp|tablespoons?|teaspoons?)\s)?)(.+)$/.exec(
      text,
    );
  return match ? [match[1]?.trim() ?? "", match[2] ?? ""] : ["", text];
}

export const sectionsOf = (recipe: CaseRecipe): { title?: string; lines: string[] }[] => {
  const sections: { title?: string; lines: string[] }[] = [];
  for (const { text, section } of recipe.ingredients) {
    const last = sections.at(-1);
    if (last && last.title === section) last.lines.push(text);
    else sections.push({ title: section, lines: [text] });
  }
  return sections;
};
