/** Words that mean several lines at once: "all ingredients", "the first five ingredients", "remaining ingredients", "dry ingredients", "the spices". */
import { classesOfCollective, isDryIngredient, isWetIngredient } from "@/lib/engine/language/food/collective";
import type { Food } from "@/lib/engine/language/food/lexicon";
import { verbBefore } from "./context";
import type { LineModel } from "./line-names";
import { TRANSFORMING } from "./vocabulary";
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

/** Collective nouns for food as it grows or is cut, not for what is made of it. */
const RAW = new Set(["vegetable", "fruit", "meat", "poultry", "fish", "nut", "bean", "mushroom", "seafood"]);

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
    if (word.form === "everything" && !/^(?:is|has|looks?|comes?|gets?)$/.test(words[at + 1]?.form ?? "")) {
      const rest = words[at + 1]?.form === "else";
      found.push({
        ...base,
        from: at,
        kind: rest ? "rest" : "all",
        except: exceptAfter(words, at + (rest ? 2 : 1)),
      });
      return;
    }
    if (word.form === "ingredients" && !/^(?:list|for)$/.test(words[at + 1]?.form ?? "")) {
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
      if ((kind === null || kind === "all") && noun !== "") kind = "section";
      if (
        kind === null &&
        !/^(?:combine|mix|blend|put|place|add|whisk|stir|process|shake|beat)$/.test(
          verbBefore(words, at) ?? "",
        )
      )
        return;
      kind ??= "all";
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

/** The lines among `unused` that the collective means, in the order of the list; `open` ones are not named later. */
export function linesOf(
  collective: Collective,
  lines: readonly LineModel[],
  unused: ReadonlySet<LineModel>,
  open: (line: LineModel) => boolean,
): LineModel[] {
  const { count, except } = collective;
  const left = [...unused].filter(
    (line) => line.names.length > 0 && !except.some((word) => line.naming.has(word.lemma)),
  );
  switch (collective.kind) {
    case "all":
    case "rest":
      return left.filter(open);
    case "first": {
      const begun = lines.slice(0, count).every((line) => !unused.has(line));
      const start = begun
        ? Math.max(
            0,
            lines.findIndex((line) => unused.has(line)),
          )
        : 0;
      return lines.slice(start, start + count).filter((line) => unused.has(line));
    }
    case "next":
      return left.slice(0, count);
    case "last":
      return count === 0 ? [] : lines.slice(-count).filter((line) => unused.has(line));
    case "dry":
      return kindred(lines, left, isDryIngredient).filter(open);
    case "wet":
      return kindred(lines, left, isWetIngredient).filter(open);
    case "class": {
      const classes = classesOfCollective(collective.noun) ?? [];
      // "the vegetables" are no vegetable stock, "the nuts" no nut butter.
      const raw = left.filter(
        (line) => !RAW.has(collective.noun) || !line.names.some((name) => TRANSFORMING.has(name.head)),
      );
      const kin = kindred(lines, raw, (food) => classes.some((name) => food.classes.has(name))).filter(open);
      // Several lines of one food ("1 cup walnuts", "¼ cup walnuts"): the first.
      return kin.filter((line, at) => kin.findIndex((other) => other.food === line.food) === at);
    }
    case "section": {
      const named = (line: LineModel) => line.section?.toLowerCase().includes(collective.noun) ?? false;
      return lines.some(named) ? left.filter(named) : left.filter(open);
    }
  }
}

/** Lines of one kind that are left. When several of the kind were used before, the words speak of them and of none that is left. */
function kindred(
  lines: readonly LineModel[],
  left: readonly LineModel[],
  test: (food: Food) => boolean,
): LineModel[] {
  const isKin = (line: LineModel) => line.food !== null && test(line.food);
  const kin = left.filter(isKin);
  return kin.length === 0 || lines.filter(isKin).length - kin.length >= 2 ? [] : kin;
}
