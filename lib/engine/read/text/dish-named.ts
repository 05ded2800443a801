/** What the dish is called: the line that was chosen as its title, or what somebody calls it in a letter, a chat or a question. */
import { languageOf } from "@/lib/engine/language/detect";
import { LINKING } from "@/lib/engine/language/linking";
import { FOR, HEADED_FOR, OPENS_FOR } from "@/lib/engine/language/shapes";
import type { Kinded } from "./claims";
import { isLabelledNote } from "./notes";
import { nameInLine, nameTold } from "./told-name";
import { contentWords, nameOnCard, type TitleCandidate, type TitlePlace } from "./title";
import {
  dishName,
  isLabelled,
  isMessage,
  namedInMessage,
  recipeOf,
  tidyTitle,
  withoutPraise,
  type Knows,
} from "./title-name";

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
