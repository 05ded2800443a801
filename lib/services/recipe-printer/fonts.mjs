/**
 * The letters of everything that is printed: our two typefaces, and behind them fonts that have what those lack, so that no
 * character of a recipe vanishes. A fallback is read only when a text needs it: the last one holds 65,000 glyphs.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import { create } from "fontkit";
import { fromWoff } from "./woff.mjs";

const { resolve } = createRequire(import.meta.url);
const atkinson = (part, weight) =>
  resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${part}-${weight}-normal.woff`,
  );
const fraunces = (part) => resolve(`@fontsource/fraunces/files/fraunces-${part}-600-normal.woff`);

/** Family by family the files of each weight. */
const FAMILIES = {
  Text: { 400: atkinson("latin", 400), 700: atkinson("latin", 700) },
  "Text, more Latin": { 400: atkinson("latin-ext", 400), 700: atkinson("latin-ext", 700) },
  Head: { 600: fraunces("latin") },
  "Head, more Latin": { 600: fraunces("latin-ext") },
  // Fractions, Greek, Cyrillic, Arabic, Hebrew, Georgian, arrows and signs.
  "Other scripts": {
    400: resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
    700: resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
  },
  // Chinese, Japanese, Korean, Thai, Indic scripts, emoji: drawn coarsely, but there.
  Everything: { 400: resolve("@fontsource/unifontex/files/unifontex-latin-400-normal.woff") },
};
const OWN = { text: ["Text", "Text, more Latin"], head: ["Head", "Head, more Latin"] };
const FALLBACKS = ["Other scripts", "Everything"];

const opened = new Map();

/** The font of a file. Files of one typeface share their name, and a PDF would take one for the other: the later gets a name of its own. */
function fontOf(file) {
  if (!opened.has(file)) {
    const font = create(fromWoff(readFileSync(file)));
    if (file.includes("-latin-ext-"))
      Object.defineProperty(font, "postscriptName", { value: `${font.postscriptName}-LatinExt` });
    opened.set(file, font);
  }
  return opened.get(file);
}

for (const [family, files] of Object.entries(FAMILIES)) {
  for (const [weight, file] of Object.entries(files)) {
    const fontWeight = Number(weight);
    Font.register({ family, src: file, fontWeight });
    const source = Font.getFont({ fontFamily: family, fontWeight });
    source.load = async () => {
      source.data ??= fontOf(file);
    };
  }
}

/** Words are not hyphenated: a cook reads whole words. Longer ones, addresses mostly, may be cut where a line ends. */
export const LONGEST_WORD = 24;
Font.registerHyphenationCallback((word) =>
  word.length <= LONGEST_WORD ? [word] : (word.match(/[^]{1,12}/gu) ?? [word]),
);

const covers = (family, codePoint) =>
  Object.values(FAMILIES[family]).every((file) => fontOf(file).hasGlyphForCodePoint(codePoint));

/** Invisible ones need no glyph: controls, joiners, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/** The `fontFamily` of running text and of headings for a document that holds `text`. */
export function familiesFor(text) {
  const chars = [...new Set(text)].filter((char) => !INVISIBLE.test(char));
  const stack = (own) => {
    const families = [...own];
    let missing = chars.filter((char) => !own.some((family) => covers(family, char.codePointAt(0))));
    for (const family of FALLBACKS) {
      if (missing.length === 0) break;
      families.push(family);
      missing = missing.filter((char) => !covers(family, char.codePointAt(0)));
    }
    return families;
  };
  return { text: stack(OWN.text), head: stack(OWN.head) };
}

export { Font };
