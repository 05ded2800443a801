/** Compares what stands around the steps: title, description, servings, stated time. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { servingsOf } from "@/lib/engine/lines/servings";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { tokensOf } from "./coverage";
import type { Report } from "./report";

const same = (a: string, b: string) => tokensOf(a).join(" ") === tokensOf(b).join(" ");

/** Reports a title, description, servings or time that the source does not state so. */
export function checkHead(source: SourceRecipe, content: FormattedContent, report: Report): void {
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
  const servings = source.yield === null ? null : servingsOf(source.yield);
  if (content.servings !== servings) {
    const message = `The original does not say that it serves ${content.servings ?? "nobody"}.`;
    if (servings === null) report({ kind: "invented", message });
    else report({ kind: "altered", message, text: source.yield ?? "" });
  }
  if (content.totalMinutes !== undefined && content.totalMinutes !== source.totalMinutes) {
    report({ kind: "invented", message: "The total time is not the original's." });
  }
}
