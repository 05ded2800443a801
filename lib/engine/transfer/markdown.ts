/** Markdown as people write recipes: a title, a list of ingredients, numbered steps. Our text parser reads it back, by headings that are English in every language. */
import { stepsBySection } from "@/lib/engine/recipe/content";
import { parseMarkup } from "@/lib/engine/recipe/markup";
import { timesInWords, totalInWords, yieldInWords } from "@/lib/engine/show/facts";
import { lineTexts } from "@/lib/engine/show/spoken-step";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";

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
