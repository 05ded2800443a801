/** A title in one line with the heading of its list: "Baked pasta: the ingredients". */
import { headingOf } from "@/lib/engine/language/headings";

const NAME_AND_HEADING = /^([^:]{4,80}): ([^:.!?]{4,30}):?$/u;
/** "the", "gli": a short word before the heading's own. */
const ARTICLE = /^\p{L}{1,3}\s/u;

/** The dish alone, where the line heads a list or a method too. */
export function withoutHeading(text: string): string {
  const [, name, heading = ""] = NAME_AND_HEADING.exec(text) ?? [];
  if (name === undefined) return text;
  const kind = headingOf(heading) ?? headingOf(heading.replace(ARTICLE, ""));
  return kind === "ingredients" || kind === "steps" ? name : text;
}
