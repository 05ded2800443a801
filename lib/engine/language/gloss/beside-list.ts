/** A gloss for a recipe with a list: what stands on the list decides what a word of the method means. */
import { classesOfCollective, findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { fold, singular } from "@/lib/engine/language/food/singular";
import { keepingRecent } from "@/lib/engine/language/memory";
import { wordsOfForm } from "./entries";
import { translate, type Glossed } from "./translate";
import type { Gloss } from "./index";
import type { GlossToken } from "./forms";

/** The first word of what stands in `[start, end)`, as it is compared. */
const headOf = (text: string, { start, end }: GlossToken): string =>
  fold(wordsOfForm(text.slice(start, end))[0] ?? "");
const lastWord = (means: string): string => means.slice(means.lastIndexOf(" ") + 1);

/** Shortest word that a longer name of the list is known by: "Paprika" of "Paprikapulver". */
const SHORTEST_NAME = 5;
/** Shortest last word of a name that it is known by: "soja" of "salsa de soja". */
const SHORTEST_TAIL = 4;
/** The same of a name that no list knows: "kip" of "hoevekip"; what stands before it is as long. */
const SHORTEST_NEW_TAIL = 3;
/** What is bought ready or made from flour, by the same word. */
const DOUGH: ReadonlySet<string> = new Set(["dough", "pastry"]);
const FLOUR = "flour";
const THE = "the";
/** What is called after what it was boiled of. */
const BROTHS: ReadonlySet<string> = new Set(["stock", "broth", "bouillon"]);

/** What is taken off a food, and the verbs that take it off: "die Kerne entfernen" is of the pumpkin, and not of the list's cashews. */
const PARTS: ReadonlySet<string> = new Set(["seed", "stone", "skin", "core", "stalk", "bone", "leaf"]);
const TAKES_OFF: ReadonlySet<string> = new Set(["remove", "discard", "scrape", "scrape out", "scoop out"]);

/** `written`: with its accents. */
type Name = { own: string; written: string; means: string };

/** The one name that fits; null for none and for several. */
function onlyOne(names: readonly Name[], fits: (name: Name) => boolean): string | null {
  const fitting = new Set(names.filter(fits).map(({ means }) => means));
  const [means] = fitting;
  return means === undefined || fitting.size > 1 ? null : means;
}

/**
 * `gloss` for a recipe with these ingredient lines: the first word of a name on the list is that food where it stands alone and means
 * another one ("levure" of "levure chimique", "raisins" of "raisins secs", "Paprika" of "Paprikapulver"), and dough is the bought one
 * ("la pâte" of "1 pâte brisée", "den Teig" of "Blätterteig"). A word that several names begin with stays what it is.
 */
export function besideList(gloss: Gloss, lines: readonly string[]): Gloss {
  const list = [...lines].sort().join("\n");
  const last = LAST.get(gloss);
  if (last?.list === list) return last.beside;
  const beside = readBeside(gloss, lines);
  LAST.set(gloss, { list, beside });
  return beside;
}

/** The last list of each language, in whichever order: linking and the receipt ask about the same one, and about the same sentences. */
const LAST = new WeakMap<Gloss, { list: string; beside: Gloss }>();

function readBeside(gloss: Gloss, lines: readonly string[]): Gloss {
  const names = new Map<string, string | null>();
  const known = new Set<string>();
  const all: Name[] = [];
  /** Words of the list that may be names, and that no list of the language knows. */
  const unread: string[] = [];
  for (const line of lines)
    for (const token of gloss.read(line)) {
      if (token.kind === "unknown") unread.push(fold(line.slice(token.start, token.end)));
      if (token.kind !== "food") continue;
      known.add(token.means);
      const written = line.slice(token.start, token.end).toLowerCase();
      all.push({ own: fold(written), written, means: token.means });
      const head = headOf(line, token);
      const isShort = wordsOfForm(line.slice(token.start, token.end)).length < 2;
      const other = names.get(head);
      if (isShort || (other !== undefined && other !== token.means)) names.set(head, null);
      else names.set(head, token.means);
    }
  const twins = gloss.words.compounds === null ? twinsIn(all) : new Set<string>();
  const lasts = { long: new Set<string>(), short: new Set<string>() };
  for (const listed of known) lasts[listed.includes(" ") ? "long" : "short"].add(singular(lastWord(listed)));
  /** The list has what the word means, by its own name: "pepper" is none of "bell peppers". */
  const isListed = (means: string): boolean => {
    const last = singular(lastWord(means));
    return lasts.long.has(last) || (!means.includes(" ") && lasts.short.has(last));
  };
  const said = new Set([...known].flatMap((means) => means.split(" ").map(singular)));
  /** Something on the list is the same food: garlic of "garlic cloves", and no pumpkin of "pumpkin seeds". */
  const isOnList = keepingRecent((means: string): boolean => {
    const food = findFood(means)?.food;
    return food === undefined || [...known].some((listed) => findFood(listed)?.food === food);
  });
  /** "La carne" beside beef and pork is both of them, and no name for either. */
  const isOfSeveral = keepingRecent((means: string): boolean => {
    const classes = classesOfCollective(means) ?? [];
    const foods = new Set<Food>();
    for (const listed of known) {
      const food = findFood(listed)?.food;
      if (food !== undefined && classes.some((name) => food.classes.has(name))) foods.add(food);
    }
    return foods.size > 1;
  });
  const bought = [...known].some((means) => lastWord(means) === FLOUR)
    ? []
    : all.filter(({ means }) => DOUGH.has(lastWord(means)));
  const isFood = (word: string): boolean =>
    gloss.read(word.charAt(0).toUpperCase() + word.slice(1))[0]?.kind === "food";
  /** "Fleisch" where the list has only "Rindfleisch"; else "Paprika" where it has only "Paprikapulver", and no "Kohlrabi" for "Kohl". */
  const longer = keepingRecent((word: string): string | null => {
    const tails = unread.filter(
      (own) =>
        word.length >= SHORTEST_NEW_TAIL &&
        own.length >= word.length + SHORTEST_NEW_TAIL &&
        own.endsWith(word),
    );
    if (tails.length > 0) return tails.length === 1 ? (tails[0] ?? null) : null;
    const named = all.filter(({ own }) => own.length > word.length && !own.includes(" "));
    const ends = word.length < SHORTEST_TAIL ? [] : named.filter(({ own }) => own.endsWith(word));
    if (ends.length > 0) return onlyOne(ends, () => true);
    if (word.length < SHORTEST_NAME) return null;
    const namesFood = (own: string): boolean =>
      isFood(own.slice(word.length)) || isFood(own.slice(word.length + 1));
    return onlyOne(named, (name) => name.own.startsWith(word) && !namesFood(name.written));
  });
  /** "soja" of "salsa de soja", where nothing on the list is made of what the word means by itself. */
  const shorter = keepingRecent((word: string): string | null =>
    word.length < SHORTEST_TAIL
      ? null
      : // "La carne" beside "brodo di carne" is the meat, and no broth.
        onlyOne(all, ({ own, means }) => own.endsWith(` ${word}`) && !BROTHS.has(lastWord(means))),
  );
  const named = (text: string, tokens: readonly GlossToken[], at: number): GlossToken => {
    const token = tokens[at]!;
    if (token.kind === "food" && twins.has(singular(fold(text.slice(token.start, token.end)))))
      return { ...token, means: `${singular(fold(text.slice(token.start, token.end)))} ${token.means}` };
    if (bought.length > 0 && DOUGH.has(token.means)) {
      const word = fold(text.slice(token.start, token.end));
      const means = onlyOne(bought, ({ own }) => own.startsWith(word) || own.endsWith(word));
      return means === null ? token : { ...token, means, kind: "food" };
    }
    const isTakenOff = PARTS.has(singular(token.means)) && tokens.some(({ means }) => TAKES_OFF.has(means));
    if (isTakenOff || (token.kind === "food" && isOfSeveral(token.means))) return token;
    if (token.kind === "food" && gloss.words.compounds !== null && !isListed(token.means)) {
      const means = longer(headOf(text, token));
      if (means !== null) return { ...token, means };
    }
    // "i fiocchi" of "fiocchi d'avena": a thing by itself, and a food where the list has one that begins so.
    const isThing = token.kind === "thing" && tokens[at - 1]?.means.endsWith(THE) === true;
    if (token.kind !== "food" && token.kind !== "unknown" && !isThing) return token;
    const isSaid = said.has(singular(token.means));
    if (token.kind === "food" && !token.means.includes(" ") && !isSaid) {
      const means = shorter(fold(text.slice(token.start, token.end)));
      const ofIt = tokens[at - 1]?.means.startsWith("of") === true && tokens[at - 2]?.kind === "food";
      if (means !== null && !ofIt) return { ...token, means };
    }
    const means = names.get(headOf(text, token)) ?? null;
    const isShort = wordsOfForm(text.slice(token.start, token.end)).length < 2;
    if (
      means === null ||
      !isShort ||
      known.has(token.means) ||
      // "el hueso" of "hueso de jamón" is that one, as a bone alone is no food.
      // "abóbora" of "abóbora-manteiga", whatever else is of it: "pevides de abóbora".
      (isSaid && isOnList(token.means) && isFoodOfItsOwn(token.means)) ||
      tokens[at + 1]?.means.startsWith("of") === true
    )
      return token;
    // "el atún" of "atún en aceite": what it lies in is not named.
    if (means.startsWith(`${token.means} `)) return token;
    const isSame = lastWord(means) === lastWord(token.means) && isFoodOfItsOwn(token.means);
    return isSame ? token : { ...token, means, kind: "food" };
  };
  const several = countedIn(gloss, lines);
  const spoon = SPOONS.find((unit) => lines.some((line) => gloss.translate(line).text.includes(` ${unit} `)));
  return {
    ...gloss,
    translate: keepingRecent((text: string): Glossed => {
      const tokens = gloss.read(text);
      const told = tokens.map((_, at) => named(text, tokens, at));
      const toEach = told.some(({ means }) => EACH.has(means));
      return translate(
        text,
        told.map((token, at) => {
          if (token.means === "a" && !toEach && isOneOf(several, told[at + 1]))
            return { ...token, means: "one" };
          return spoon !== undefined && isSpoonOf(told, at)
            ? { ...token, means: token.means.replace(/spoons?$/, spoon) }
            : token;
        }),
        gloss.words,
      );
    }),
  };
}

/**
 * Foods of the list with two names of their own and one word of the engine ("linguiça" and "paio" are sausages), each by one word: a cook
 * tells them apart by these.
 */
function twinsIn(names: readonly Name[]): ReadonlySet<string> {
  const byMeaning = new Map<string, Set<string>>();
  for (const { own, means } of names) {
    const known = byMeaning.get(singular(means)) ?? new Set();
    byMeaning.set(singular(means), known.add(singular(own)));
  }
  return new Set(
    [...byMeaning.values()].flatMap((own) =>
      own.size > 1 && [...own].every((word) => !word.includes(" ")) ? [...own] : [],
    ),
  );
}

const isFoodOfItsOwn = (means: string): boolean => findFood(means) !== null;

/** "bay leaf" of "bay leaves". */
const oneOf = (means: string): string =>
  means.slice(0, means.lastIndexOf(" ") + 1) + singular(lastWord(means));

const EACH: ReadonlySet<string> = new Set(["each", "every", "on each"]);
/** Measures that a bare spoon may be, the likelier first. */
const SPOONS = ["tbsp", "tsp"] as const;

/** Foods of which the list counts two or more, in the singular: "2 Zwiebeln". */
function countedIn(gloss: Gloss, lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) => {
      const read = gloss.read(line);
      // "Cebollas: 2"
      const isBehind = read.length === 3 && read[1]?.means === ":";
      const [count, ...rest] = isBehind ? read.toReversed() : read;
      if (count?.kind !== "kept" || !/^\d+$/.test(count.means) || Number(count.means) < 2) return [];
      const food = rest.find(({ kind }) => kind === "food");
      const named = rest.findIndex((token) => token === food);
      const isCounted = rest
        .slice(0, named)
        .every(({ kind }) => kind === "describing" || kind === "unknown" || (isBehind && kind === "mark"));
      return food !== undefined && isCounted ? [oneOf(food.means)] : [];
    }),
  );
}

/** "un oignon" where the list has several: one of them. */
const isOneOf = (several: ReadonlySet<string>, food: GlossToken | undefined): boolean =>
  food?.kind === "food" && several.has(oneOf(food.means));

/** "2 cuillères d'huile", "1 cuillère et demie d'huile": so many measures, by the spoon that the list measures with. */
function isSpoonOf(tokens: readonly GlossToken[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isSpoon = token?.kind === "thing" && /^(?:a )?spoons?$/.test(token.means);
  if (!isSpoon || before === undefined) return false;
  const isMore = next?.means === "and a half";
  const of = isMore ? tokens[at + 2] : next;
  if (of?.kind !== "grammar" || of.means !== "of") return false;
  // "une cuillère d'huile" may be any spoonful, "une cuillère et demie" is measured, and so is "la demi-cuillère".
  const isHalf = before.means === "-" && tokens[at - 2]?.means.endsWith("half") === true;
  return before.kind === "kept" || before.kind === "unknown" || isHalf || (isMore && before.kind !== "mark");
}
