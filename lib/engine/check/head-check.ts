/** Compares what stands around the steps with the source: title, description, servings, stated times; and signs that were not read. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { quantitiesIn } from "./quantities";
import type { Report } from "./report";
import { tokensOf } from "./tokens";

const UNREADABLE = /\uFFFD+|[\u0000-\u0008\u000E-\u001F]+/;

const same = (a: string, b: string) => tokensOf(a).join(" ") === tokensOf(b).join(" ");

/** Reports a title, description, servings or time that the source does not state so. */
export function checkHead(
  source: SourceRecipe,
  content: FormattedContent,
  language: string,
  report: Report,
): void {
  if (source.title !== null && !same(source.title, content.title)) {
    report({
      kind: "altered",
      message: `The title reads otherwise now: “${content.title}”.`,
      text: source.title,
    });
  }
  const description = source.description ?? "";
  if (!same(description, content.description)) {
    if (content.description === "")
      report({ kind: "lost", message: "The description is missing.", text: description });
    else if (description === "") report({ kind: "invented", message: "The original has no description." });
    else report({ kind: "altered", message: "The description is not the original's.", text: description });
  }
  if (content.servings !== null) {
    const stated = quantitiesIn(source.yield ?? "", language);
    if (!stated.some((each) => each.low === content.servings || each.high === content.servings)) {
      const message = `The original does not say that it serves ${content.servings}.`;
      report(
        source.yield === null
          ? { kind: "invented", message }
          : { kind: "altered", message, text: source.yield },
      );
    }
  }
  if (content.totalMinutes !== undefined && content.totalMinutes !== source.totalMinutes)
    report({ kind: "invented", message: "The total time is not the original's." });
  for (const note of source.notes ?? [])
    if (!content.notes?.some((each) => same(each, note)))
      report({ kind: "lost", message: "A note of the original is missing.", text: note });
}

/** Reports lines with signs that the reading failed: replacement and control characters. */
export function checkReadable(source: SourceRecipe, report: Report): void {
  for (const { text } of [...source.ingredients, ...source.instructions]) {
    if (UNREADABLE.test(text))
      report({ kind: "unreadable", message: "Some characters here could not be read.", text });
  }
}
