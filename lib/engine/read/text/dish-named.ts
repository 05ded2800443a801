/** What the dish is called: the line that was chosen as its title, or what somebody calls it in a letter, a chat or a question. */
import { languageOf } from "@/lib/engine/language/detect";
import { LINKING } from "@/lib/engine/language/linking";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { keepingRecent } from "@/lib/engine/language/memory";
import { FOR, HEADED_FOR, OPENS_FOR } from "@/lib/engine/language/shapes";
import type { Kinded } from "./claims";
import { isLabelledNote } from "./notes";
import { contentWords, nameOnCard, type TitleCandidate, type TitlePlace } from "./title";
import {
  dishName,
  isLabelled,
  isMessage,
  type Knows,
  namedInMessage,
  recipeOf,
  tidyTitle,
  withoutPraise,
} from "./title-name";

// The name of a dish that somebody tells: "ok this is the sticky sesame tofu i keep going on about" has it between words that no name
// holds.

/** What parts two stretches of talk. */
const STOPS = /[.,!?:;()…"“”«»|[\]\p{Extended_Pictographic}]+|\s[-–—]\s/u;
const ELIDED = /^\p{L}{1,4}['’](?=\p{L}{3})/u;
const MOST_WORDS = 7;
/** Characters of a line in which it would be told. */
const LONGEST_TALK = 400;

const listOf = (words: string | undefined): ReadonlySet<string> => new Set((words ?? "").split("|"));

type Walls = { walls: ReadonlySet<string>; joints: ReadonlySet<string> };
const wallsOf = keepingRecent((language: string): Walls => {
  const titles = LANGUAGES.find(({ code }) => code === language)?.titles;
  const walls = listOf(titles?.talked);
  return { walls, joints: new Set([...listOf(titles?.headEnds)].filter((word) => !walls.has(word))) };
});

/** `words` without what joins or is unknown behind a joint at its ends: "carrot hummus on Friday" is "carrot hummus". */
function trimmed(words: readonly string[], joints: ReadonlySet<string>, knows: Knows): string[] {
  const isJoint = (word = ""): boolean => joints.has(word.toLowerCase()) || !/\p{L}/u.test(word);
  let from = 0;
  let to = words.length;
  while (from < to && isJoint(words[from])) from += 1;
  while (to > from && (isJoint(words[to - 1]) || (isJoint(words[to - 2]) && !knows(words[to - 1] ?? ""))))
    to -= 1;
  return words.slice(from, to);
}

/** The stretches of `text` between words of talk that have a word of the recipe, best first, and how well each fits. */
export function nameTold(text: string, language: string, knows: Knows): { name: string; fit: number } | null {
  const { walls, joints } = wallsOf(language);
  let best: { name: string; fit: number } | null = null;
  const consider = (run: readonly string[]): void => {
    const words = trimmed(run, joints, knows);
    const known = words.filter(knows).length;
    if (known === 0 || words.length > MOST_WORDS) return;
    const shout = words.length > 1 && !/\p{Ll}/u.test(words.join("")) && /\p{Ll}/u.test(text) ? 2 : 0;
    const fit = known * 3 - (words.length - known) + shout + (words.length > 1 ? 2 : 0);
    const name = words.join(" ");
    if (best === null || fit > best.fit) best = { name: name.charAt(0).toUpperCase() + name.slice(1), fit };
  };
  for (const stretch of text.slice(0, LONGEST_TALK).split(STOPS)) {
    let run: string[] = [];
    for (const raw of stretch.split(/\s+/)) {
      const word = raw.replace(ELIDED, "");
      const behindJoint = run.length > 1 && joints.has((run.at(-1) ?? "").toLowerCase());
      const isWall = walls.has(word.toLowerCase().replace("’", "'"));
      if (word === "" || (isWall && !(behindJoint && /^\p{L}{2,3}$/u.test(word)))) {
        consider(run);
        run = [];
      } else run.push(run.length === 0 ? word : raw);
    }
    consider(run);
  }
  return best;
}

/** How well the stretch of a caption that names the dish fits, where its line has several. */
const CAPTION_FIT = 8;

/** The name that a line tells: of a caption the stretch between pictographs that is one, of others what stands between words of talk. */
function nameInLine(
  { text, stretches = [] }: { text: string; stretches?: readonly string[] },
  language: string,
  knows: Knows,
): { name: string; fit: number } | null {
  const name = stretches.length > 1 ? dishName(text, stretches, knows) : text;
  const isName = name !== text && !isMessage(name) && name.split(" ").some(knows);
  return isName ? { name, fit: CAPTION_FIT } : nameTold(text, language, knows);
}

/** The title of a web page without its advertising; a title that does not advertise stays as it is. */
function soberTitle(stated: string, candidates: readonly TitleCandidate[], place: TitlePlace): string {
  return withoutPraise(stated) === stated ? stated : withoutPraise(nameOnCard(candidates, stated, place));
}

/** Words of a compound that are long enough to tell what it is of: "Kürbissuppe". */
const TELLING = 5;

/** Whether the recipe has a word, or one of which it is made. */
function knowing(words: ReadonlySet<string>): Knows {
  const telling = [...words].filter((word) => word.length >= TELLING).slice(0, 300);
  return (word) =>
    contentWords(word).some(
      (own) =>
        words.has(own) ||
        telling.some(
          (known) => own.length > known.length + 2 && (own.startsWith(known) || own.endsWith(known)),
        ),
    );
}

/** More words than this are a sentence about a dish. */
const LONGEST_NAME_WORDS = 7;

/** How well a name must fit that takes the place of another: two of its words are the recipe's. */
const SURELY_NAMED = 9;
/** A name of one word that fits less may be any word of the recipe, as "half" is. */
const HARDLY_NAMED = 5;
/** More lines of talk than any recipe has around it. */
const MOST_TALK = 30;

/** What the line says its recipe is of, where that is a name with a word of the recipe. */
function recipeWith(text: string, knows: Knows): string | null {
  const of = recipeOf(text);
  const words = of?.split(" ") ?? [];
  return words.length <= LONGEST_NAME_WORDS && words.some(knows) ? of : null;
}

/** The best name among lines of talk that shares a word with the recipe; those of other lines where `anyLine`. */
function toldIn(items: readonly Kinded[], knows: Knows, anyLine: boolean, fewest = 0): string | null {
  const language = languageOf(items.map(({ line }) => line.text).join("\n"));
  // "Has anybody a recipe for flatbreads?" asks, and "here is the recipe for the soup you liked" tells.
  const lines = items.filter(
    ({ label, line, shape }) =>
      label === "O" &&
      // "Ingredients buttercream:" heads a part, unless the text opens with it.
      (shape.heading === null || (line === items[0]?.line && HEADED_FOR.test(line.text))) &&
      // "Cook's note: our version is made with cardamom and ginger" names no dish, nor does a footnote.
      !isLabelledNote(line.text) &&
      // "For the dough:" heads a part of it.
      !(line.text.endsWith(":") && OPENS_FOR.test(line.text)) &&
      line.starred !== true &&
      (anyLine || isMessage(line.text) || recipeWith(line.text, knows) !== null),
  );
  const told = lines.slice(0, MOST_TALK).flatMap(({ line }) => {
    const of = recipeWith(line.text, knows);
    if (of !== null) return [{ name: of, fit: SURELY_NAMED + 1 }];
    const found = nameInLine(line, language, knows);
    return found === null ? [] : [{ ...found, fit: found.fit + (isMessage(line.text) ? 2 : 0) }];
  });
  const best = told.sort((one, other) => other.fit - one.fit)[0];
  return best !== undefined && best.fit >= fewest ? best.name : null;
}

/** The name of a recipe whose text has none: what a message calls it ("the tuna pasta thing you asked for"). */
function namedByMessages(items: readonly Kinded[], knows: Knows, anyLine = false): string | null {
  const told = toldIn(items, knows, false);
  if (told !== null) return told;
  const named = firstNamed(items);
  return named ?? (anyLine ? toldIn(items, knows, true) : null);
}

function firstNamed(items: readonly Kinded[]): string | null {
  for (const { label, line } of items) {
    if (label !== "O" || !isMessage(line.text)) continue;
    const named = namedInMessage(line.text) ?? dishName(line.text, line.stretches);
    if (named.split(" ").length <= LONGEST_NAME_WORDS) return named;
  }
  return null;
}

/** The first dish that `named` finds in what a message says. */
function namedBy(named: (text: string) => string | null, items: readonly Kinded[]): string | null {
  for (const { label, line } of items) {
    const name = label === "O" && isMessage(line.text) ? named(line.text) : null;
    if (name !== null && name.split(" ").length <= LONGEST_NAME_WORDS) return name;
  }
  return null;
}

/** The line that was chosen as the title stands below the first ingredient or step. */
export const isBelow = (
  stated: string | null,
  { candidates, place }: { candidates: readonly TitleCandidate[]; place: TitlePlace },
): boolean => (candidates.find(({ line }) => tidyTitle(line.text) === stated)?.index ?? 0) > place.firstItem;

const LEADS_FOR = new RegExp(`^(?:${FOR})\\s+`, "iu");
const FEWEST_DISH_WORDS = 2;

/** What the list is for that a text without a title opens with: "Ingredients for an orange drizzle cake". "The cake" may be a part of a dish. */
function nameOnTop(items: readonly Kinded[]): string | null {
  const told = HEADED_FOR.exec(items[0]?.line.text ?? "")?.[1]?.replace(LEADS_FOR, "") ?? "";
  const words = told.split(" ");
  if (
    LINKING.indefinite.has(words[0]?.toLowerCase() ?? "") ||
    LINKING.definite.has(words[0]?.toLowerCase() ?? "")
  )
    words.shift();
  const name = words.join(" ");
  return words.length < FEWEST_DISH_WORDS ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

/** The stated title as the dish's name, and the line that states it. */
export function titleOf(
  items: readonly Kinded[],
  candidates: readonly TitleCandidate[],
  place: TitlePlace,
  stated: string | null,
  webPage: boolean,
): string | null {
  const knows = knowing(place.words);
  if (stated === null) return nameOnTop(items) ?? namedByMessages(items, knows, true);
  const line = candidates.find((candidate) => tidyTitle(candidate.line.text) === stated)?.line;
  // Front matter shortens the name that the page's own heading has in full.
  const full = candidates.find(({ line: { level, text } }) => level === 1 && text.startsWith(`${stated} (`));
  const told = full?.line.text ?? stated;
  const name = dishName(told, line?.stretches, knows);
  // "Un classico della mia famiglia, la crostata di ricotta": what a message names first is no dish.
  if (isMessage(name) || (isMessage(told) && !name.split(" ").some(knows))) {
    const own = nameTold(told, languageOf([...items].map((item) => item.line.text).join("\n")), knows);
    const isSure = own !== null && (own.fit >= HARDLY_NAMED || own.name.includes(" "));
    const surely = isSure ? own.name : namedBy(recipeOf, items);
    return surely ?? own?.name ?? namedByMessages(items, knows) ?? name;
  }
  // "Stop scrolling", "God bless, Wanda": what shares no word with the recipe, where somebody names a dish that does.
  if (
    !webPage &&
    line !== undefined &&
    line.level === 0 &&
    !isLabelled(line.text) &&
    !name.split(" ").some(knows)
  ) {
    const surely = toldIn(items, knows, false, SURELY_NAMED);
    // "Bises, Cathy" below the method is who writes, whatever little names the dish above.
    if (surely !== null || !isBelow(stated, { candidates, place })) return surely ?? name;
    return namedBy(namedInMessage, items) ?? namedByMessages(items, knows) ?? name;
  }
  // "Met een blikje mais erdoor is ie ook top", below the method of what a message above it names.
  if (!webPage && line?.level === 0 && isBelow(stated, { candidates, place }))
    return toldIn(items, knows, false) ?? name;
  return webPage ? soberTitle(name, candidates, place) : name;
}
