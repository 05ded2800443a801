/** What a writer wishes or offers at the end of the last step: "Enjoy your meal!", "Shall I scale it for you?" are nothing to do, nor is whose the recipe is. */
import { isCredit, isWish } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import type { Kinded } from "./claims";
import { isTalk } from "./notes";

const isStep = ({ label }: Kinded): boolean => label === "S" || label === "s";

/** Said to the reader behind the method. */
const isFarewell = (text: string): boolean =>
  isWish(text) || isCredit(text) || (text.endsWith("?") && isTalk(text));

/** The items without the wishes that end the method: lines of their own are set aside, a last sentence goes. Linear. */
export function withoutWishes(items: readonly Kinded[]): Kinded[] {
  const result = [...items];
  const first = items.findIndex(({ label }) => label === "S");
  let last = items.findLastIndex(isStep);
  for (
    let item = items[last];
    item !== undefined && last > first && isFarewell(item.line.text);
    item = items[last]
  ) {
    result[last] = { ...item, label: "O", as: "aside", reason: "story" };
    do last -= 1;
    while (last > first && !isStep(items[last]!));
  }
  const item = items[last];
  if (item === undefined || !isStep(item)) return result;
  const all = splitSentences(item.line.text);
  let told = all.length;
  while (told > 1 && isFarewell(all[told - 1] ?? "")) told -= 1;
  if (told < all.length)
    result[last] = { ...item, line: { ...item.line, text: all.slice(0, told).join(" ") } };
  return result;
}
