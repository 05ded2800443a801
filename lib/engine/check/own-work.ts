/** Work that a list states in a language that is read by a gloss, with a comma or without: "1 cebolla picada", "1 prei, in ringen". */
import {
  ALREADY,
  DESALTED,
  KEPT_COLD,
  REMARKS,
  SOAKED,
  STONED,
  type Gloss,
  type GlossToken,
} from "@/lib/engine/language/gloss";
import { isOfBracket } from "@/lib/engine/language/gloss/bracketed";
import { workBy } from "@/lib/engine/language/gloss/list-work";
import { LINKING } from "@/lib/engine/language/linking";
import { LIST_WORK } from "@/lib/engine/language/preparation";
import { isFleshLine, type ListLine } from "@/lib/engine/check/reading/list-lines";

/** Butter that is to be soft, and what is only cut. */
const SOFTENED = "softened";
const CUT = LIST_WORK.cut.said;

/** No line that states work is longer. */
const LONGEST_LINE = 400;

/** So a food is bought, whatever was done to it. */
const isBoughtSo = ({ means }: GlossToken): boolean =>
  STONED.has(means) || DESALTED.has(means) || SOAKED.has(means);

/** "en rodajas", and not "en polvo". */
const isShape = (token: GlossToken | undefined): boolean =>
  token?.kind === "thing" &&
  token.means.split(" ").some((word) => {
    const { shapes, fractions } = LIST_WORK.cut;
    return shapes.has(word) || shapes.has(`${word}s`) || fractions.has(word);
  });

/** The work that each line states behind the name of its food, in the engine's words; none where it states none. */
export function workStated(gloss: Gloss): (line: ListLine) => readonly string[] {
  const forms = workBy(gloss);
  return (line) => {
    const { shown } = line;
    if (forms === null || shown.length > LONGEST_LINE || line.amounts.length === 0) return [];
    const tokens = gloss.read(shown);
    const food = tokens.findIndex(({ kind }) => kind === "food");
    const comma = tokens.findIndex(({ means }, at) => at > food && means === ",");
    if (food < 0 || tokens.slice(food).some(isBoughtSo)) return [];
    const own = ({ start, end }: GlossToken): string => shown.slice(start, end);
    const name = tokens[food]?.means ?? "";
    const isBoughtCut = isFleshLine(line) || LIST_WORK.cut.boughtSliced.has(name.split(" ").at(-1) ?? "");
    return tokens.flatMap((token, at) => {
      // "1 pollo troceado": meat is bought in pieces where no comma says otherwise.
      const before = tokens[at - 1]?.means ?? "";
      if (ALREADY.has(before) || LINKING.negations.has(before) || isOfBracket(tokens, at)) return [];
      // "mas vai separado, já explico"
      if (tokens.slice(0, at).some(({ means }) => REMARKS.has(means))) return [];
      if (at <= food || (isBoughtCut && (comma < 0 || at < comma))) return [];
      if (KEPT_COLD.has(name) && forms.stateOf(own(token)) !== null) return [SOFTENED];
      if (token.kind === "participle" && forms.orderOf(own(token)) !== null) return [token.means];
      const opens = forms.opensShape(own(token)) && isShape(tokens[at + 1]);
      return opens && (at === comma + 1 || comma < 0) ? [CUT] : [];
    });
  };
}
