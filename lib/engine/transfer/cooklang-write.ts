/** Writes Cooklang (cooklang.org/docs/spec): each line of the shopping list stands with its amount where a step first uses it. */
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { foodWords } from "@/lib/engine/language/food/lexicon";
import { parseMarkup } from "@/lib/engine/recipe/markup";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { flatIngredients } from "@/lib/engine/recipe/flat";

/** Characters with a meaning of their own; Cooklang has no escape, so look-alikes stand in for them. */
const safe = (text: string): string =>
  text
    .replace(/[@#~{}]/g, " ")
    .replace(/--+/g, "–")
    .replace(/\s+/g, " ");

/** `@olive oil{2%tbsp}`, with the preparation behind it. */
function component(line: string): string {
  const { name, unit, preparation } = parseIngredientLine(line);
  const shown = safe(name).trim() || safe(line).trim();
  const amount = amountOf(line);
  return `@${shown}{${[amount, unit === null ? "" : safe(unit)].filter(Boolean).join("%")}}${preparation === null ? "" : `(${safe(preparation).replace(/[()]/g, "")})`}`;
}

function amountOf(line: string): string {
  const { quantity, quantityMax } = parseIngredientLine(line);
  const shown = (value: number) => String(Math.round(value * 1000) / 1000);
  if (quantity === null) return "";
  return quantityMax === null ? shown(quantity) : `${shown(quantity)}-${shown(quantityMax)}`;
}

/** The not yet written line of the step that a mention speaks of: the one whose name shares most of its words. */
function lineOf(mention: string, open: readonly string[]): string | undefined {
  const said = new Set(foodWords(mention));
  const shared = open.map(
    (line) => foodWords(parseIngredientLine(line).name).filter((word) => said.has(word)).length,
  );
  const most = Math.max(0, ...shared);
  return most > 0 ? open[shared.indexOf(most)] : undefined;
}

function paragraph(step: Step, written: Set<string>, lines: readonly string[]): string {
  const open = () =>
    (step.uses ?? []).map((use) => lines[use.line] ?? "").filter((line) => line !== "" && !written.has(line));
  const words = parseMarkup(step.instruction).map((token) => {
    const line = token.kind === "mention" ? lineOf(token.text, open()) : undefined;
    if (line === undefined) return safe(token.text);
    written.add(line);
    return component(line);
  });
  const rest = open();
  rest.forEach((line) => written.add(line));
  return words.join("") + (rest.length > 0 ? ` (${rest.map(component).join(", ")})` : "");
}

/** One recipe as a `.cook` file. Lines that no step uses stand in a first paragraph, so that none is lost. */
export function recipeCooklang(content: FormattedContent): string {
  const lines = flatIngredients(content.ingredients);
  const written = new Set<string>();
  let section: string | undefined;
  const steps = content.steps.map((step) => {
    const heading =
      step.section !== undefined && step.section !== section ? `== ${safe(step.section)} ==\n\n` : "";
    section = step.section;
    return heading + paragraph(step, written, lines);
  });
  const unused = lines.filter((line) => !written.has(line));
  const head = [
    "---",
    `title: ${content.title.replace(/\s+/g, " ")}`,
    ...(content.servings === null ? [] : [`servings: ${content.servings}`]),
    ...(content.description === "" ? [] : [`description: ${content.description.replace(/\s+/g, " ")}`]),
    ...(content.source?.url === undefined ? [] : [`source: ${content.source.url}`]),
    "---",
  ].join("\n");
  return `${[head, ...(unused.length > 0 ? [`Have ready: ${unused.map(component).join(", ")}.`] : []), ...steps].join("\n\n")}\n`;
}
