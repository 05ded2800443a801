/** One file of an import: which program wrote it, and the recipes in it. Formats are told apart by what is inside, names only help. */
import { extractRecipe } from "@/lib/engine/read/page";
import { parseRecipeText } from "@/lib/engine/read/text";
import { readCooklang } from "@/lib/engine/transfer/cooklang-read";
import { readMealie, readPaprika, readTandoor } from "@/lib/engine/transfer/other-apps";
import { readOwnJson } from "@/lib/engine/transfer/own-json";
import type { ImportedRecipe } from "@/lib/engine/transfer/portable";

const NO_RECIPE = "There is no recipe that we can read in this file.";
const MAX_RECIPES_IN_FILE = 5_000;

const baseName = (path: string): string => (path.split(/[\\/]/).pop() ?? path).replace(/\.[a-z]+$/i, "");

/** A JSON-LD value is read as the web pages' JSON-LD is: there is one reader for it. */
function readJsonLd(value: unknown, name: string): ImportedRecipe | null {
  const text = JSON.stringify(value).replace(/</g, "\\u003c");
  const page = extractRecipe(`<script type="application/ld+json">${text}</script>`);
  return page.kind === "recipe"
    ? { name: page.recipe.title ?? name, kind: "source", recipe: page.recipe }
    : null;
}

function readObject(value: unknown, name: string): ImportedRecipe | null {
  if (typeof value !== "object" || value === null) return null;
  if ("@type" in value || "@graph" in value) return readJsonLd(value, name);
  const paprika = readPaprika(value);
  if (paprika) return { name: paprika.recipe.title ?? name, kind: "source", ...paprika };
  const recipe = readMealie(value) ?? readTandoor(value);
  return recipe && { name: recipe.title ?? name, kind: "source", recipe };
}

function readJson(text: string, name: string): ImportedRecipe[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [{ name, kind: "problem", problem: "This file is not valid JSON." }];
  }
  const own = readOwnJson(value);
  if (own) return own;
  const entries = Array.isArray(value) ? value.slice(0, MAX_RECIPES_IN_FILE) : [value];
  return entries.map(
    (entry, index) =>
      readObject(entry, entries.length === 1 ? name : `${name} ${index + 1}`) ?? {
        name,
        kind: "problem",
        problem: NO_RECIPE,
      },
  );
}

/** Every recipe in a text file of any kind we know; a file without one gives one problem. Never throws. */
export function readRecipeFile(path: string, text: string): ImportedRecipe[] {
  const name = baseName(path);
  const trimmed = text.replace(/^\ufeff/, "").trim();
  if (/^[[{]/.test(trimmed) && !/^\[-/.test(trimmed)) return readJson(trimmed, name);
  if (/^<(!doctype|html|script|head|body)/i.test(trimmed)) {
    const page = extractRecipe(trimmed);
    return [
      page.kind === "recipe"
        ? { name: page.recipe.title ?? name, kind: "source", recipe: page.recipe }
        : { name, kind: "problem", problem: NO_RECIPE },
    ];
  }
  const recipe = /\.cook$/i.test(path) ? readCooklang(trimmed, name) : parseRecipeText(trimmed);
  return [
    recipe
      ? { name: recipe.title ?? name, kind: "source", recipe: { ...recipe, title: recipe.title ?? name } }
      : { name, kind: "problem", problem: NO_RECIPE },
  ];
}
