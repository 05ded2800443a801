/** Words that mean several lines at once: "all ingredients", "the first five ingredients", "remaining ingredients", "dry ingredients", "the spices". */
import { classesOfCollective, isDryIngredient, isWetIngredient } from "@/lib/engine/food/collective";
import type { Food } from "@/lib/engine/food/lexicon";
import type { LineModel } from "./line-model";
import type { Word } from "./words";

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
};

export type Collective = {
  from: number;
  to: number;
  kind: "all" | "rest" | "first" | "next" | "last" | "dry" | "wet" | "class" | "section";
  count: number;
  noun: string;
  /** Words after "except" or "but", whose lines are left out. */
  except: readonly Word[];
};

function exceptAfter(words: readonly Word[], at: number): readonly Word[] {
  const next = words[at];
  if (next === undefined || !/^(?:except|but|excluding|minus|save|apart)$/.test(next.form)) return [];
  const out: Word[] = [];
  for (let index = at + 1; index < words.length && index < at + 14; index += 1) {
    const word = words[index];
    if (word === undefined || /[.;:]/.test(word.gap) || /^(?:in|into|together|to)$/.test(word.form)) break;
    out.push(word);
  }
  return out;
}

/** The collective words of a step, in order. */
export function collectivesOf(words: readonly Word[]): Collective[] {
  const found: Collective[] = [];
  words.forEach((word, at) => {
    const back = (steps: number) => (words[at - steps + 1] === undefined ? undefined : words[at - steps]);
    const base = { to: at + 1, count: 0, noun: word.lemma, except: exceptAfter(words, at + 1) };
    if (
      word.form === "everything" &&
      !/^(?:is|has|looks?|comes?|gets?|together|well)$/.test(words[at + 1]?.form ?? "")
    ) {
      const rest = words[at + 1]?.form === "else";
      found.push({
        ...base,
        from: at,
        kind: rest ? "rest" : "all",
        except: exceptAfter(words, at + (rest ? 2 : 1)),
      });
      return;
    }
    if (word.lemma === "ingredient") {
      let from = at;
      let kind: Collective["kind"] | null = null;
      let count = 0;
      let noun = "";
      for (let index = at - 1; index >= 0 && index >= at - 6; index -= 1) {
        const each = words[index];
        const later = words[index + 1];
        if (each === undefined || later === undefined || /[.;:()]/.test(later.gap)) break;
        if (NUMBERS[each.form] !== undefined || /^\d{1,2}$/.test(each.form))
          count = NUMBERS[each.form] ?? Number(each.form);
        else if (each.form === "dry") kind = "dry";
        else if (/^(?:wet|liquid|moist)$/.test(each.form)) kind = "wet";
        else if (/^(?:remaining|rest|other|remainder)$/.test(each.form))
          kind = kind === "dry" || kind === "wet" ? kind : "rest";
        else if (each.form === "all") kind ??= "all";
        else if (each.form === "first") kind = "first";
        else if (each.form === "next") kind = "next";
        else if (each.form === "last") kind = "last";
        else if (!/^(?:the|of|these|above|listed|your)$/.test(each.form)) {
          if (kind === null && noun === "" && each.form !== "and") noun = each.lemma;
          else break;
        }
        from = index;
      }
      if (kind === null && noun !== "") kind = "section";
      if (kind === null) kind = "all";
      found.push({ ...base, from, kind, count, noun });
      return;
    }
    if (word.form === word.lemma || word.form.length < 4) return;
    if (classesOfCollective(word.lemma) !== null) {
      const rest = /^(?:remaining|rest|other)$/.test(back(1)?.form ?? "");
      found.push({ ...base, from: rest ? at - 1 : at, kind: "class" });
    }
  });
  return found;
}

/** The lines among `open` (not yet used and not named later) that the collective means, in order of the list. */
export function linesOf(
  collective: Collective,
  lines: readonly LineModel[],
  open: (line: LineModel) => boolean,
  unused: (line: LineModel) => boolean,
): LineModel[] {
  const excepted = (line: LineModel) => collective.except.some((word) => line.naming.has(word.lemma));
  const candidates = lines.filter((line) => line.names.length > 0 && !excepted(line));
  switch (collective.kind) {
    case "all":
    case "rest":
      return candidates.filter(open);
    case "first": {
      const start = lines.findIndex(unused);
      const from = start > 0 && lines.slice(0, collective.count).every((line) => !unused(line)) ? start : 0;
      return collective.count === 0
        ? []
        : lines.slice(from, from + collective.count).filter((line) => unused(line));
    }
    case "next":
    case "last": {
      const free = lines.filter(unused);
      return collective.count === 0
        ? []
        : collective.kind === "next"
          ? free.slice(0, collective.count)
          : lines.slice(-collective.count).filter(unused);
    }
    case "dry":
      return kindred(candidates, isDryIngredient, open, unused);
    case "wet":
      return kindred(candidates, isWetIngredient, open, unused);
    case "class": {
      const classes = classesOfCollective(collective.noun) ?? [];
      const kin = kindred(candidates, (food) => classes.some((name) => food.classes.has(name)), open, unused);
      // Several lines of one food ("1 cup walnuts", "¼ cup walnuts"): the first.
      return kin.filter(
        (line, at) => line.food === null || kin.findIndex((other) => other.food === line.food) === at,
      );
    }
    case "section": {
      const named = candidates.filter(
        (line) => line.section !== undefined && line.section.toLowerCase().includes(collective.noun),
      );
      return named.filter(unused);
    }
  }
}

/** Lines of one kind. When several of the kind were used before, the words speak of them and of none that is left. */
function kindred(
  lines: readonly LineModel[],
  test: (food: Food) => boolean,
  open: (line: LineModel) => boolean,
  unused: (line: LineModel) => boolean,
): LineModel[] {
  const kin = lines.filter((line) => line.food !== null && test(line.food));
  return kin.filter((line) => !unused(line)).length >= 2 ? [] : kin.filter(open);
}
