/** What a writer wishes at the end of the last step: "Enjoy your meal!" is nothing to do. */
import { isWish } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { Kinded } from "./claims";

/** The items without the wishes that end the method: lines of their own are set aside, a last sentence goes. Linear. */
export function withoutWishes(items: readonly Kinded[]): Kinded[] {
  const result = [...items];
  for (;;) {
    const last = result.findLastIndex(({ label }) => label === "S" || label === "s");
    const item = result[last];
    if (item === undefined || result.findIndex(({ label }) => label === "S") === last) break;
    if (!isWish(item.line.text)) break;
    result[last] = { ...item, label: "O", as: "aside", reason: "story" };
  }
  const last = result.findLastIndex(({ label }) => label === "S" || label === "s");
  const item = result[last];
  const sentences = item === undefined ? [] : [...splitSentences(item.line.text)];
  while (sentences.length > 1 && isWish(sentences.at(-1) ?? "")) sentences.pop();
  if (item !== undefined && sentences.length < splitSentences(item.line.text).length)
    result[last] = { ...item, line: { ...item.line, text: sentences.join(" ") } };
  return result;
}
