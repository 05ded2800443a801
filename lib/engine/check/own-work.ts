/** Work that a list states in a language that is read by a gloss, with a comma or without: "1 cebolla picada", "1 prei, in ringen". */
import { DESALTED, SOAKED, STONED, type Gloss, type GlossToken } from "@/lib/engine/language/gloss";
import { workBy } from "@/lib/engine/language/gloss/list-work";
import { isFleshLine, type ListLine } from "./list-lines";

/** No line that states work is longer. */
const LONGEST_LINE = 400;

/** So a food is bought, whatever was done to it. */
const isBoughtSo = ({ means }: GlossToken): boolean =>
  STONED.has(means) || DESALTED.has(means) || SOAKED.has(means);

/** Tells of each line whether it states work behind the name of its food. */
export function workStated(gloss: Gloss): (line: ListLine) => boolean {
  const forms = workBy(gloss);
  return (line) => {
    const { shown } = line;
    if (forms === null || shown.length > LONGEST_LINE || line.amounts.length === 0) return false;
    const tokens = gloss.read(shown);
    const food = tokens.findIndex(({ kind }) => kind === "food");
    const comma = tokens.findIndex(({ means }, at) => at > food && means === ",");
    if (food < 0 || tokens.slice(food).some(isBoughtSo)) return false;
    const own = ({ start, end }: GlossToken): string => shown.slice(start, end);
    return tokens.some((token, at) => {
      if (at <= food) return false;
      const isBehindComma = comma >= 0 && at > comma;
      // "1 pollo troceado": meat is bought in pieces where no comma says otherwise.
      if (token.kind === "participle" && forms.orderOf(own(token)) !== null)
        return isBehindComma || !isFleshLine(line);
      return (
        at === comma + 1 && comma >= 0 && forms.opensShape(own(token)) && tokens[at + 1]?.kind === "thing"
      );
    });
  };
}
