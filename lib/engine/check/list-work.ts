/** Work that the list asks for, and that some action must do. */
import { alike, type ReadAction, usersOf } from "@/lib/engine/check/reading/actions";
import { isFleshLine, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { sharesWord, stemOf, tokensIn } from "@/lib/engine/check/reading/tokens";
import { CHECKING, SENTENCES } from "@/lib/engine/language/receipt";
import {
  ALREADY,
  DESALTED,
  type Gloss,
  type GlossToken,
  KEPT_COLD,
  REMARKS,
  SOAKED,
  STONED,
} from "@/lib/engine/language/gloss";
import { isOfBracket, workBy } from "@/lib/engine/language/gloss/list-work";
import { LINKING } from "@/lib/engine/language/linking";
import { LIST_WORK } from "@/lib/engine/language/cooking-words";
import { unitById, unitWritten } from "@/lib/engine/language/units";
import { divides } from "./missing-uses";
import type { Report } from "./report";

/** "(veggie: 400g lentils, drained)": another food with an amount of its own. */
const OTHER_FOOD = /\([^():]{1,30}:\s*\p{N}{1,5}\s?(\p{L}{1,12})\s[^()]{0,200}\)/gu;

/** "(or 1 Japanese eggplant, sliced)" */
const OTHER_ONE = /\((\p{L}{1,8})\s\p{N}[^()]{0,200}\)/gu;

/** "(400 g, 265 drained)": a second weight. */
const SECOND_WEIGHT = /\(\p{N}{1,5}\s?(\p{L}{1,12}),\s\p{N}{1,5}\s\p{L}{3,20}\)/gu;

/** Commas before the name of a food. */
const MOST_COMMAS = 3;

/** "2 tbsp oil, separated" is shared out; eggs, which are counted, are parted. */
function isMeasured(amounts: ListLine["amounts"]): boolean {
  const kind = unitById(amounts[0]?.unit ?? "")?.kind;
  return kind === "volume" || kind === "weight";
}
const isSharedOut = ({ text, amounts }: ListLine): boolean =>
  isMeasured(amounts) && tokensIn(text).some((token) => CHECKING.managed.has(stemOf(token.text)));

/** Work that the list says behind a comma: "finely chopped", and not "sliced tomato", a food of its own. */
function workOf({ text: line, heads, amounts }: ListLine): string[] {
  const text = line
    .replace(OTHER_FOOD, (bracket, measure: string) => (unitWritten(measure) === null ? bracket : ""))
    .replace(SECOND_WEIGHT, (bracket, measure: string) => (unitWritten(measure) === null ? bracket : ""))
    .replace(OTHER_ONE, (bracket, word: string) =>
      LINKING.alternatives.has(word.toLowerCase()) ? "" : bracket,
    );
  let comma = text.indexOf(",");
  // "4 cups peeled, sliced potatoes": the comma stands before the name.
  const opens = (at: number): boolean =>
    heads.size > 0 && !tokensIn(text.slice(0, at)).some((token) => heads.has(stemOf(token.text)));
  for (let tries = 0; tries < MOST_COMMAS && comma >= 0 && opens(comma); tries += 1)
    comma = text.indexOf(",", comma + 1);
  if (comma < 0) return [];
  const stems = tokensIn(text.slice(comma)).map((token) => stemOf(token.text));
  // "ginger minced, or finely grated": either will do.
  const isOther = LINKING.alternatives.has(stems.find((stem) => /^\p{L}/u.test(stem)) ?? "");
  const before = tokensIn(text.slice(0, comma)).map((token) => stemOf(token.text));
  if (isOther && before.some((stem) => CHECKING.handWork.has(stem))) return [];
  // "3 eggs, but they go in apart": a remark.
  if (REMARKS.has(stems.find((stem) => /^\p{L}/u.test(stem)) ?? "")) return [];
  return stems.filter((stem, at) => {
    const next = stems[at + 1] ?? "";
    const names =
      /^\p{L}/u.test(next) &&
      ![CHECKING.stops, CHECKING.fillers, CHECKING.describing, CHECKING.handWork].some((set) =>
        set.has(next),
      );
    // "about 500 g once trimmed" is a weight, and no work.
    const isWhen = CHECKING.waits.has(stems[at - 1] ?? "");
    if (CHECKING.managed.has(stem) && isMeasured(amounts)) return false;
    return CHECKING.handWork.has(stem) && !names && !isWhen && next !== "(";
  });
}

/** The work is said as an order: its verb opens the action, or what is joined to it. */
const isOrdered = ({ stems }: ReadAction, work: string): boolean =>
  stems.some((stem, at) => {
    if (stem.length < 3 || !(alike(stem, work) || alike(work, stem))) return false;
    const before = stems[at - 1] ?? "";
    const opens =
      at === 0 || !/^\p{L}/u.test(before) || CHECKING.joiners.has(before) || CHECKING.describing.has(before);
    return opens || (stem !== work && CHECKING.stops.has(before));
  });

/** The actions that `names` is true of, and those right behind them about "them": "Boil the eggs. Cool them and slice them." */
const withObjects = (actions: readonly ReadAction[], names: (action: ReadAction) => boolean): ReadAction[] =>
  actions.filter((action, at) => {
    const before = actions[at - 1];
    if (names(action)) return true;
    return before !== undefined && names(before) && action.stems.some((stem) => CHECKING.objects.has(stem));
  });

/** An order to make ready by hand, whichever ("snijd", "pique"), or the very work that is asked for. */
const isReadied = (action: ReadAction, work: readonly string[]): boolean =>
  action.stems.some((stem) => LINKING.readying.has(stem)) ||
  work.some((each) => isOrdered(action, stemOf(each)));

/**
 * Reports work that the list says and no action with the line, or with a word for it, does: "finely chopped". `statesOwn`: the line says work in
 * the words of its own language.
 */
export function checkListWork(
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  report: Report,
  statesOwn: (line: ListLine) => readonly string[] = () => [],
): void {
  const readied = new Set(actions.map(({ readies }) => readies));
  const usingOf = usersOf(actions);
  // A long list asks for the same work on the same food many times.
  const known = new Map<string, boolean>();
  const isSaidOf = (heads: ReadonlySet<string>, work: string): boolean => {
    const key = [work, ...heads].join(" ");
    const answer =
      known.get(key) ??
      withObjects(actions, ({ words }) => sharesWord(heads, words)).some((action) => isOrdered(action, work));
    known.set(key, answer);
    return answer;
  };
  for (const line of lines) {
    const work = workOf(line);
    if (readied.has(line.index)) continue;
    const own = usingOf(line);
    if (work.length === 0) {
      const words = own.length === 0 ? [] : statesOwn(line);
      const stated = words.length === 1 && isSharedOut(line) ? [] : words;
      const about = withObjects(actions, (action) => own.includes(action));
      // "Haal de boter uit de koelkast": waiting is no hand work, and stands before the cooking.
      const isDone = about.some(
        (action) => isReadied(action, stated) || (action.preparation && own.includes(action)),
      );
      if (stated.length > 0 && !isDone)
        report({
          kind: "lost",
          message: SENTENCES.notReadied(line.shown),
          text: line.shown,
          lines: [line.index],
        });
      continue;
    }
    const isDone = (each: string): boolean =>
      isSaidOf(line.heads, each) ||
      withObjects(actions, (action) => own.includes(action)).some((action) => isOrdered(action, each));
    const undone = work.filter((each) => !isDone(each));
    if (undone.length === 0 || (undone.length < work.length && !divides(line))) continue;
    const message = SENTENCES.notReadied(line.shown);
    report({ kind: "lost", message, text: line.shown, lines: [line.index] });
  }
}

// Work that a list states in a language that is read by a gloss, with a comma or without: "1 cebolla picada", "1 prei, in ringen".

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
