/** Lines of a string that may or may not be HTML: what plug-ins and feeds put where plain text was promised. */
import { cleanText } from "./clean-text";
import { parseHtml } from "./document";
import { decodeEntities } from "./entities";
import { linesOf, type Line } from "./lines";

const MARKUP = /<\/?[a-zA-Z][^<>]{0,300}>/;

/** Lines with their markup facts; for plain text every line break ends a line. */
export function fragmentLines(source: string): Pick<Line, "text" | "heading" | "item">[] {
  const text = source.includes("&lt;") ? decodeEntities(source) : source;
  if (!MARKUP.test(text)) {
    return text
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line) => ({ text: cleanText(line), heading: 0, item: -1 }))
      .filter((line) => line.text !== "");
  }
  // Line breaks of the source mean nothing beside block tags, but where only inline tags stand they are the only structure.
  const blocks = /<(?:p|div|li|ul|ol|br|h[1-6]|tr|table)\b/i.test(text);
  return linesOf(parseHtml(blocks ? text : text.replace(/\r?\n/g, "<br>")));
}
