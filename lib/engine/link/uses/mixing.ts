/**
 * Orders to mix: those that name nothing, those that name again what was just added, and those that mix the rest with what was soaked.
 */
import { COOKING_VERBS, READYING } from "@/lib/engine/language/cooking-words";
import { LINKING } from "@/lib/engine/language/linking";
import { COLLECTIVE, type Ledger, type Spot } from "@/lib/engine/link/choose/ledger";
import type { Parts } from "@/lib/engine/link/choose/parts";
import type { Places } from "@/lib/engine/link/choose/places";
import type { Choice } from "@/lib/engine/link/choose/weigh";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import type { Collective } from "@/lib/engine/link/words/all-ingredients";
import { isDefinite } from "@/lib/engine/link/words/words";
import { namesLine } from "./line-meant";

// An order that names nothing: "Quickly knead to a dough" right behind a list, "Heat until dissolved" of a method that names nothing at
// all.

/** Words of an action that its verb stands among: "Quickly knead …". */
const VERB_REACH = 2;

/** No words of the method mean a line. */
export const namesNothing = (actions: readonly ReadAction[]): boolean =>
  actions.every(
    ({ phrases, collectives }) => phrases.every(({ passing }) => passing) && collectives.length === 0,
  );

/** "Shake in a jar": what is shaken is left out. "Heat the oven", "Line a tin" say what. */
const leavesOut = ([verb, next]: ReadAction["words"]): boolean =>
  verb !== undefined &&
  COOKING_VERBS.has(verb.form) &&
  ![LINKING.determiners, LINKING.tools, LINKING.surfaces].some((set) => set.has(next?.lemma ?? ""));

/**
 * Where action `index` mixes before anything of the list was used: all of it, or of its part, that no later words name. So does the first
 * order that leaves out what it takes, where the method `isBare`: it names nothing of the list.
 */
export function mixAlone(
  index: number,
  ledger: Ledger,
  places: Places,
  choices: ReadonlyMap<Phrase, Choice>,
  isBare: boolean,
): void {
  const { words = [], phrases = [], collectives = [], preparation } = ledger.actions[index] ?? {};
  // "Soak the dates in the water, then blitz": only what greases a tin may come before.
  const isFirst = preparation !== true && ledger.uses.every(({ aside }) => aside);
  const mixes = words.slice(0, VERB_REACH).some(({ form }) => LINKING.mixesAll.has(form));
  if (!isFirst || !(mixes || (isBare && leavesOut(words))) || phrases.length > 0 || collectives.length > 0)
    return;
  const { of, groupOfLine }: Parts = places.parts;
  const group = of[index] ?? -1;
  const open = ledger.lines.filter(
    (line) =>
      (group < 0 || groupOfLine[line.index] === group) && !places.isNamedFrom(index, line, group, choices),
  );
  if (open.length > 1) for (const line of open) ledger.add(index, line, null, COLLECTIVE);
}

/** Lines of a part that nothing names: more than one is no forgotten food. */
const SEVERAL = 2;

/**
 * "Then add the starter and mix" below the list of the dough: the first order of a part, where no words of the method name any of its lines, takes
 * them all.
 */
export function mixPart(
  index: number,
  ledger: Ledger,
  places: Places,
  choices: ReadonlyMap<Phrase, Choice>,
): void {
  const { words = [], phrases = [], part, preparation } = ledger.actions[index] ?? {};
  const { of, groupOfLine, groups }: Parts = places.parts;
  const group = of[index] ?? -1;
  const isFirst = group >= 0 && part !== undefined && ledger.actions[index - 1]?.part !== part;
  // "Let it marinate for 30 minutes" below the list of the marinade, which no order mixes
  const soaks = words.some(({ form }) => READYING.marinades.has(form));
  if (!isFirst || groups.length < 2 || (preparation === true && !soaks)) return;
  // "Boil together to a syrup" of the glaze's list
  const leaves = LINKING.combining.has(words[0]?.form ?? "") && leavesOut(words);
  const mixes = leaves || soaks || words.some(({ form }) => LINKING.mixesAll.has(form));
  if (!mixes || phrases.some(({ passing }) => !passing)) return;
  const own = ledger.lines.filter((line) => groupOfLine[line.index] === group);
  // "good stuff": no word for the part's lines
  const means = ({ loose, noun }: Collective): boolean =>
    loose !== true || groups[group]?.words.has(noun) === true;
  const isNamed = (line: LineModel) => places.isNamedFrom(index, line, group, choices);
  const isLeft =
    own.every((line) => ledger.unused.has(line)) &&
    // The meat is named again where it is cooked.
    (soaks ? own.filter((line) => !isNamed(line)).length >= SEVERAL : !own.some(isNamed));
  const isCollected = ledger.actions.slice(index).some(({ collectives }, at) => {
    return collectives.some(means) && of[index + at] === group;
  });
  if (own.length >= SEVERAL && isLeft && !isCollected)
    for (const line of own) ledger.add(index, line, null, COLLECTIVE);
}

// What was added together and is then mixed by its names.

/** "Add 2 tbsp of butter and the sugar. Mix the sugar with the butter": all that is mixed went in right before, and nothing more of it does. */
export function isMixedOn(line: LineModel, spot: Spot, index: number, ledger: Ledger): boolean {
  const action = ledger.actions[index];
  if (action === undefined || spot.portion !== null || spot.taken !== null) return false;
  if (!LINKING.mixing.has(action.words[0]?.form ?? "") || !isDefinite(action.words, spot.from)) return false;
  const wentIn = (number: number | undefined): boolean =>
    number !== undefined && ledger.of(number).at(-1)?.action === index - 1;
  const named = action.phrases.filter(({ passing }) => !passing);
  const others = named.filter(({ options }) => options[0]?.line !== line.index);
  return wentIn(line.index) && others.length > 0 && others.every(({ options }) => wentIn(options[0]?.line));
}

// What was soaked goes in where its mixing names only the rest: "Soak the rolls and squeeze well. Mix with the mince and the eggs."

/** Actions back in which the food was soaked: "squeeze well" may stand between. */
const SOAKED_BEFORE = 3;
/** Actions ahead in which a food that was only soaked is named where it goes in. */
const NAMED_AHEAD = 40;

/** "Mix with …" and "mit … verkneten": no word between says what is mixed. */
const mixesWith = ({ words: [verb, next] }: ReadAction): boolean =>
  verb !== undefined &&
  next !== undefined &&
  LINKING.combining.has(verb.form) &&
  LINKING.withWords.has(next.form) &&
  /^\s*$/.test(verb.gap);

/** Notes the use of the line that was soaked right before action `index`, which mixes other foods with it. */
export function readMixedWith(index: number, ledger: Ledger): void {
  const { actions, uses } = ledger;
  const action = actions[index];
  if (action === undefined || action.preparation || !mixesWith(action)) return;
  for (let back = index - 1; back >= Math.max(0, index - SOAKED_BEFORE); back -= 1) {
    const here = uses.filter((each) => each.action === back && each.start >= 0);
    if (here.length === 0) continue;
    const [use] = here;
    const line = ledger.lines[use?.line ?? -1];
    if (here.length > 1 || line === undefined || actions[back]?.preparation !== true) return;
    if (!ledger.isReadied(line.index)) return;
    if (actions.slice(index, index + NAMED_AHEAD).some((later) => namesLine(later, line))) return;
    ledger.add(
      index,
      line,
      { from: 0, to: 1, portion: null, taken: null },
      { decidedBy: "order", others: [] },
    );
    return;
  }
}

// "Make the filling. Leave it in the pan only briefly": a part that is told by its name alone.

/** Puts all lines of such a part in where the work behind that name begins: no work on it names any of them. */
export function adoptToldByName(ledger: Ledger, { of, groups, groupOfLine }: Parts): void {
  if (groups.length < 2) return;
  /** Lines that the work on part `group`, or on none, names. */
  const namedIn = (group: number): ReadonlySet<number> =>
    new Set(
      ledger.actions.flatMap(({ phrases }, at) =>
        phrases.flatMap(({ options, passing }) =>
          passing || ((of[at] ?? -1) >= 0 && of[at] !== group) ? [] : options.map(({ line }) => line),
        ),
      ),
    );
  ledger.actions.forEach(({ part, preparation }, index) => {
    const group = of[index] ?? -1;
    if (group < 0 || part === undefined || part === ledger.actions[index - 1]?.part || preparation) return;
    const opening = part.toLowerCase().match(/\p{L}+/u)?.[0] ?? "";
    if (!LINKING.partOpeners.has(opening) || LINKING.functionWords.has(opening)) return;
    const own = ledger.lines.filter((line) => groupOfLine[line.index] === group);
    const named = namedIn(group);
    if (own.every((line) => ledger.unused.has(line) && !named.has(line.index)))
      for (const line of own) ledger.add(index, line, null, COLLECTIVE);
  });
}
