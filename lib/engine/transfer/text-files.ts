/** Recipes written as text files: Markdown as people write it, and Cooklang (cooklang.org/docs/spec). */
import { foodWords } from "@/lib/engine/language/food/lexicon";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { amountAndFood, chipOf } from "@/lib/engine/lines/chip";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { flatIngredients, stepsBySection } from "@/lib/engine/recipe/content";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { parseMarkup } from "@/lib/engine/recipe/markup";
import { timesInWords, totalInWords, yieldInWords } from "@/lib/engine/show/facts";
import { lineTexts } from "@/lib/engine/show/spoken-step";

// Markdown as people write recipes: a title, a list of ingredients, numbered steps. Our text parser reads it back, by headings that are
// English in every language.

/** Characters that would start a construct of Markdown. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>]/g, "\\$&");

function instruction(marked: string): string {
  return parseMarkup(marked)
    .map((token) =>
      token.kind === "text" ? escapeMarkdown(token.text) : `**${escapeMarkdown(token.text)}**`,
    )
    .join("")
    .replace(/(?<!\s)\s*\n\s*/g, " ");
}

/** A numbered step; each further line to do stands on a line of its own. */
const stepItem = (step: Step): string =>
  `${step.number}. ${lineTexts(step).map(instruction).join("  \n   ")}`;

/** One recipe as a Markdown document; groups of the shopping list become sub-headings. */
export function recipeMarkdown(content: FormattedContent): string {
  const { ingredients } = content;
  const list = (lines: readonly string[]) => lines.map((line) => `- ${escapeMarkdown(line)}`).join("\n");
  const shopping = Array.isArray(ingredients)
    ? list(ingredients)
    : [["Refrigerated", ingredients.refrigerated] as const, ["Other", ingredients.other] as const]
        .filter(([, lines]) => lines.length > 0)
        .map(([name, lines]) => `### ${name}\n\n${list(lines)}`)
        .join("\n\n");
  const steps = stepsBySection(content)
    .map((run) => {
      const items = run.steps.map(stepItem).join("\n");
      return run.section === undefined ? items : `### ${escapeMarkdown(run.section)}\n\n${items}`;
    })
    .join("\n\n");
  return [
    `# ${escapeMarkdown(content.title)}`,
    content.servings === null ? "" : `Serves ${content.servings}`,
    escapeMarkdown(yieldInWords(content, "en") ?? ""),
    [...timesInWords(content, "en"), totalInWords(content, "en") ?? ""].filter(Boolean).join("  \n"),
    escapeMarkdown(content.description),
    `## Ingredients\n\n${shopping}`,
    `## Steps\n\n${steps}`,
    content.notes ? `## Notes\n\n${list(content.notes)}` : "",
    content.source?.url === undefined ? "" : `Source: <${content.source.url}>`,
  ]
    .filter((block) => block.trim() !== "")
    .join("\n\n")
    .concat("\n");
}

// Writes Cooklang (cooklang.org/docs/spec): each ingredient stands where a step uses it, with the amount that goes in there.

/** Characters with a meaning of their own; Cooklang has no escape, so look-alikes stand in for them. */
const safe = (text: string): string =>
  text
    .replace(/[@#~{}]/g, " ")
    .replace(/--+/g, "–")
    .replace(/\s+/g, " ");

const NUMBER = new RegExp(`^[\\d${FRACTION_SIGNS}/.,–-]+$`);

/** "2 tbsp" → "2%tbsp"; an amount of more words stays as it is, for none of it may be lost. */
function quantity(amount: string): string {
  const words = safe(amount).replace(/%/g, " ").trim().split(" ");
  const unit = words.at(-1) ?? "";
  const isPlain =
    words.length > 1 && /^\p{L}+\.?$/u.test(unit) && words.slice(0, -1).every((word) => NUMBER.test(word));
  return isPlain ? `${words.slice(0, -1).join(" ")}%${unit}` : words.join(" ");
}

/** What goes in at one place. */
type Part = { line: number; amount: string };

/** `@olive oil{1%tbsp}(chopped)`; `note` says what stands behind the food on the list. */
function component({ line, amount }: Part, lines: readonly string[], withNote: boolean): string {
  const text = lines[line] ?? "";
  const said = amountAndFood(text, amount);
  const { toTaste, note } = parseIngredientLine(text);
  const behind = withNote
    ? [chipOf(text, amount).prepared, toTaste ? note : null].filter(Boolean).join(", ")
    : "";
  const name = safe(said.food).trim() || safe(text).trim();
  return `@${name.replace(/[()]/g, " ").replace(/\s+/g, " ").trim()}{${quantity(said.amount)}}${behind === "" ? "" : `(${safe(behind).replace(/[()]/g, "")})`}`;
}

/**
 * For each action what is written in it. A line of which every part is known stands with each part; any other stands once, whole, where it
 * is first used, so that its amount is neither lost nor doubled.
 */
function partsOf(steps: readonly Step[]): Part[][][] {
  const uses = steps.map((step) =>
    step.actions === undefined
      ? [(step.uses ?? []).map(({ line }) => ({ line, amount: "some" }))]
      : step.actions.map((action) => action.uses),
  );
  const all = uses.flat(2);
  const isDivided = (line: number) =>
    all.every((use) => use.line !== line || (use.amount !== "some" && use.amount !== "all"));
  const written = new Set<number>();
  return uses.map((step) =>
    step.map((action) =>
      action.flatMap(({ line, amount }): Part[] => {
        if (isDivided(line)) return [{ line, amount }];
        if (written.has(line)) return [];
        written.add(line);
        return [{ line, amount: "all" }];
      }),
    ),
  );
}

/** The part that a mention speaks of: the one whose food shares most of its words. */
function partOf(mention: string, open: readonly Part[], lines: readonly string[]): Part | undefined {
  const said = new Set(foodWords(mention));
  const shared = open.map(
    ({ line }) =>
      foodWords(parseIngredientLine(lines[line] ?? "").name).filter((word) => said.has(word)).length,
  );
  const most = Math.max(0, ...shared);
  return most > 0 ? open[shared.indexOf(most)] : undefined;
}

function action(text: string, parts: readonly Part[], lines: readonly string[], noted: Set<number>): string {
  let open = parts;
  const write = (part: Part): string => {
    const isFirst = !noted.has(part.line);
    noted.add(part.line);
    return component(part, lines, isFirst);
  };
  const words = parseMarkup(text).map((token) => {
    const part = token.kind === "mention" ? partOf(token.text, open, lines) : undefined;
    if (part === undefined) return safe(token.text);
    open = open.filter((other) => other !== part);
    return write(part);
  });
  return words.join("") + (open.length > 0 ? ` (${open.map(write).join(", ")})` : "");
}

/** One recipe as a `.cook` file. Lines that no step uses stand in a first paragraph, so that none is lost. */
export function recipeCooklang(content: FormattedContent): string {
  const lines = flatIngredients(content.ingredients);
  const parts = partsOf(content.steps);
  const used = new Set(parts.flat(2).map(({ line }) => line));
  const noted = new Set<number>();
  let section: string | undefined;
  const steps = content.steps.map((step, index) => {
    const heading =
      step.section !== undefined && step.section !== section ? `== ${safe(step.section)} ==\n\n` : "";
    section = step.section;
    const texts = step.actions?.map(({ text }) => text) ?? [step.instruction];
    return heading + texts.map((text, at) => action(text, parts[index]?.[at] ?? [], lines, noted)).join("\n");
  });
  const unused = lines.flatMap((_line, line) => (used.has(line) ? [] : [{ line, amount: "all" }]));
  const one = (text: string) => text.replace(/\s+/g, " ");
  const { times, totalMinutes, notes = [] } = content;
  const head = [
    "---",
    `title: ${one(content.title)}`,
    ...(content.servings === null ? [] : [`servings: ${content.servings}`]),
    ...(content.yield === undefined ? [] : [`yield: ${one(content.yield)}`]),
    ...(times?.prep === undefined ? [] : [`prep time: ${times.prep} minutes`]),
    ...(times?.cook === undefined ? [] : [`cook time: ${times.cook} minutes`]),
    ...(totalMinutes === undefined ? [] : [`time: ${totalMinutes} minutes`]),
    ...(content.description === "" ? [] : [`description: ${one(content.description)}`]),
    ...(content.source?.url === undefined ? [] : [`source: ${content.source.url}`]),
    "---",
  ].join("\n");
  const ready =
    unused.length > 0
      ? [`Have ready: ${unused.map((part) => component(part, lines, true)).join(", ")}.`]
      : [];
  return `${[head, ...ready, ...steps, ...notes.map((note) => `> ${safe(note).trim()}`)].join("\n\n")}\n`;
}
