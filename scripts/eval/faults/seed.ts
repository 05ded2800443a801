/**
 * Faults of every stage, from the text or the page on, put into recipes of our own that are right: what the receipt must notice. The same seed always
 * gives the same fault.
 */
import type { FormattedContent, Receipt } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { checkAgainstSource } from "@/lib/engine/check";
import type { Pasted } from "./answered";
import { FORMAT_FAULTS } from "./format-faults";
import { LEDGER_FAULTS, READ_FAULTS, type Made, type Random } from "./read-faults";
import { FRESH_RECIPES } from "./fresh-recipes.data";
import { pageOf } from "./page";
import { OWN_RECIPES } from "./recipes.data";
import { textOf } from "./text";
import { FAULT_WORDS, type FaultLanguage } from "./words.data";
import { isFaithful } from "@/lib/engine/check/summary";

const FAULTS = [...READ_FAULTS, ...LEDGER_FAULTS, ...FORMAT_FAULTS];
/** Recipes as their sources state them, to be told as a text or a page, and recipes as a cook pastes them. */
type Recipes = {
  texts: readonly SourceRecipe[];
  pages: readonly SourceRecipe[];
  pasted?: readonly Pasted[];
};
/** Every recipe in both forms, and half of that for the tests. */
const ALL_RECIPES = { texts: [...OWN_RECIPES, ...FRESH_RECIPES], pages: FRESH_RECIPES };
export const TESTED_RECIPES = { texts: OWN_RECIPES, pages: FRESH_RECIPES };

function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below) | 0;
  };
}

/** What our own recipes say of the receipt: `missed` and `alarms` name what went wrong. */
export type FaultFigures = {
  kinds: { name: string; seeded: number; noticed: number }[];
  seeded: number;
  noticed: number;
  missed: string[];
  unharmed: number;
  alarms: string[];
};

const noticedBy = (receipt: Receipt): boolean =>
  !isFaithful(receipt) || (receipt.alsoNeeded ?? []).length > 0;

/** The street that is examined. It is handed in: the witness calls no stage of it. */
export type Street = {
  format: (source: SourceRecipe, original: string) => FormattedContent;
  /** A text as it is read; null when no recipe is found in it. */
  readText: (text: string) => SourceRecipe | null;
  /** A page as it is read, with the text that its reader sees; null when no recipe is found in it. */
  readPage: (html: string) => { source: SourceRecipe; original: string } | null;
};

type Seed = {
  name: string;
  language: FaultLanguage;
  read: { source: SourceRecipe; original: string } | null;
};

const asText = (recipe: SourceRecipe): Seed => {
  const source = structuredClone(recipe);
  return { name: recipe.title ?? "", language: "en", read: { source, original: textOf(source) } };
};
const asPage = (recipe: SourceRecipe, { readPage }: Street): Seed => ({
  name: `${recipe.title ?? ""} (page)`,
  language: "en",
  read: readPage(pageOf(recipe)),
});

const asPasted = ({ name, language, text }: Pasted, { readText }: Street): Seed => {
  const source = readText(text);
  return { name, language, read: source === null ? null : { source, original: text } };
};

/** Seeds every fault into every one of `recipes`, as text and as page, and counts what the receipt notices, and what it cries wolf about. */
export function seedFaults(street: Street, recipes: Recipes = ALL_RECIPES): FaultFigures {
  const { texts, pages, pasted = [] } = recipes;
  const seeds = [
    ...texts.map(asText),
    ...pages.map((recipe) => asPage(recipe, street)),
    ...pasted.map((recipe) => asPasted(recipe, street)),
  ];
  const kinds = FAULTS.map(({ name }) => ({ name, seeded: 0, noticed: 0 }));
  const missed: string[] = [];
  const alarms: string[] = [];
  seeds.forEach(({ name, language, read }, index) => {
    if (read === null) {
      alarms.push(`${name}: no recipe was read`);
      return;
    }
    const { source, original } = read;
    const content = street.format(source, original);
    const { issues } = checkAgainstSource(source, content, original);
    if (issues.length > 0) alarms.push(`${name}: ${issues.map((issue) => issue.message).join(" ")}`);
    FAULTS.forEach((fault, place) => {
      const made: Made = structuredClone({ original, source, content, words: FAULT_WORDS[language] });
      if (!fault.apply(made, seeded(index * 1000 + place))) return;
      const now = fault.stage === "read" ? street.format(made.source, made.original) : made.content;
      const kind = kinds[place];
      const noticed = noticedBy(checkAgainstSource(made.source, now, made.original));
      if (kind) kind.seeded += 1;
      if (kind && noticed) kind.noticed += 1;
      if (!noticed) missed.push(`${fault.name}: ${name}`);
    });
  });
  const sum = (of: "seeded" | "noticed") => kinds.reduce((total, kind) => total + kind[of], 0);
  return {
    kinds,
    seeded: sum("seeded"),
    noticed: sum("noticed"),
    missed,
    unharmed: seeds.length,
    alarms,
  };
}
