/** A recipe told in one paragraph behind the dish's name: "Curry: fry an onion …", "Hi love, here's the curry: fry an onion …". */
import type { Gloss } from "@/lib/engine/language/gloss";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { piece } from "./piece";
import { isOrder } from "./told-steps";

/** What stands before the colon, and the order behind it. */
const LED = /^([^:.!?\n]{3,60}):\s+(?=\p{L})/u;
/** Whether an order stands there is known by its first words. */
const REACH = 80;

/** The lines, the name before the first order of the first line in a line of its own. "Cook the rice: rinse it …" is an order all the same. */
export const nameApart = (lines: readonly TextLine[], gloss: Gloss | null): TextLine[] =>
  lines.flatMap((line, i) => {
    const lead = i > 0 || line.marker !== "none" ? null : LED.exec(line.text);
    if (lead === null) return [line];
    const [whole, name = ""] = lead;
    const behind = line.text.slice(whole.length);
    const opening = behind.slice(0, REACH);
    const orders = (text: string): boolean => isOrder(text) || isOrder(gloss?.translate(text).text ?? text);
    if (orders(name) || !orders(opening)) return [line];
    return [piece(line, name, 0), piece(line, behind, 1)];
  });
