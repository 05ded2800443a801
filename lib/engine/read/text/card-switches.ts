/** The switches of a recipe's card, as a selection with the mouse takes them along: "US Customary Metric", "Deselect all", "Add to shopping list". */
import { headingOf } from "@/lib/engine/language/headings";
import { CONTROLS } from "@/lib/engine/language/pages";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** No row of switches has more words. */
const LONGEST = 9;

/** Nothing but the words of switches: "Scale 1x 2x 3x", "US Customary – Metric". */
function isSwitch({ text }: TextLine): boolean {
  const said = text
    .toLowerCase()
    .replace(/[–—]/g, "-")
    .replace(/[.!:]$/, "");
  if (CONTROLS.has(said)) return true;
  const words = said.split(" ").filter((word) => word !== "-");
  return words.length > 1 && words.length <= LONGEST && words.every((word) => CONTROLS.has(word));
}

const heads = (line: TextLine | undefined, ...kinds: string[]): boolean =>
  line !== undefined && kinds.includes(headingOf(line.text) ?? "");

/**
 * The lines without such switches right below the heading of the list or of the method, and right above that of the method: nothing is bought or
 * done there by these words. What stands below a switch is as far from the line above as the switch was. Linear.
 */
export function withoutSwitches(lines: readonly TextLine[]): TextLine[] {
  const dropped = new Set<number>();
  let isBelow = false;
  let run: number[] = [];
  lines.forEach((line, i) => {
    if (isSwitch(line)) {
      run.push(i);
      return;
    }
    if (run.length > 0 && (isBelow || heads(line, "steps"))) for (const at of run) dropped.add(at);
    run = [];
    isBelow = heads(line, "ingredients", "steps");
  });
  if (dropped.size === 0) return [...lines];
  let gap = 0;
  return lines.flatMap((line, i) => {
    gap = Math.max(gap, line.gap);
    if (dropped.has(i)) return [];
    const own = gap === line.gap ? line : { ...line, gap };
    gap = 0;
    return [own];
  });
}
