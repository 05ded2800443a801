/** Faults of the reading: what it can lose, merge, misread or take for something else. Each changes a copy and says whether it could. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { FaultWords } from "./words.data";
import type { Claim, ClaimKind, SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";

export type Random = (below: number) => number;
/** A recipe on its way: the text that the cook sees, what was read of it, and (for faults behind the reading) what was made of that. */
export type Made = {
  original: string;
  source: SourceRecipe;
  content: FormattedContent;
  words: FaultWords;
};
export type Fault = {
  name: string;
  stage: "read" | "format";
  apply: (made: Made, random: Random) => boolean;
};

export const another = (digits: string): string =>
  String(Number(digits) + (Number(digits) % 2 === 0 ? 3 : 4));

/** One claim of the kinds `as` whose words are a whole line of the recipe, and that line's words. */
function claimedLine({ original, source }: Made, random: Random, as: ClaimKind): Claim | undefined {
  const found = (source.claims ?? []).filter((claim) => claim.as === as && claim.end - claim.start > 4);
  const texts = new Set([...source.ingredients, ...source.instructions].map((line) => line.text));
  const whole = found.filter((claim) => texts.has(original.slice(claim.start, claim.end)));
  return whole[random(whole.length)];
}

/** Takes the line that is claimed there out of the reading. */
function unread({ original, source }: Made, claim: Claim): void {
  const text = original.slice(claim.start, claim.end);
  for (const lines of [source.ingredients, source.instructions]) {
    const at = lines.findIndex((line) => line.text === text);
    if (at >= 0) lines.splice(at, 1);
  }
}

/** Takes one of the items for which `change` does something, and changes it. */
export function alterOne<T>(items: readonly T[], random: Random, change: (item: T) => boolean): boolean {
  if (items.length === 0) return false;
  const from = random(items.length);
  return items.some((_item, i) => change(items[(from + i) % items.length] as T));
}

function alterText(lines: readonly SourceLine[], random: Random, change: (text: string) => string): boolean {
  return alterOne(lines, random, (line) => {
    const now = change(line.text);
    const changed = now !== line.text;
    line.text = now;
    return changed;
  });
}

export const READ_FAULTS: readonly Fault[] = [
  {
    name: "line lost in reading",
    stage: "read",
    apply: ({ source }, random) => source.ingredients.splice(random(source.ingredients.length), 1).length > 0,
  },
  {
    name: "two lines merged",
    stage: "read",
    apply: ({ source: { ingredients } }, random) => {
      const at = random(ingredients.length - 1);
      const [first, second] = ingredients.splice(at, 2);
      if (first && second) ingredients.splice(at, 0, { ...first, text: `${first.text} ${second.text}` });
      return true;
    },
  },
  {
    name: "heading read as food",
    stage: "read",
    apply: ({ source: { ingredients } }) => {
      const section = ingredients.find((line) => line.section !== undefined)?.section;
      if (section !== undefined) ingredients.unshift({ text: section });
      return section !== undefined;
    },
  },
  {
    name: "amount misread",
    stage: "read",
    apply: ({ source }, random) =>
      alterText(source.ingredients, random, (text) => text.replace(/^\d+/, another)),
  },
  {
    name: "fraction misread",
    stage: "read",
    apply: ({ source }, random) =>
      alterText(source.ingredients, random, (text) =>
        text.replace(/(\d)\/(\d)/, (_all, a: string, b: string) => `${a}${b}`),
      ),
  },
  {
    name: "time misread",
    stage: "read",
    apply: ({ source }, random) =>
      alterText(source.instructions, random, (text) =>
        text.replace(/\d+(?= (?:[Mm]in|hours?|Stunden?|heures?|horas?|or[ae]|uur))/, another),
      ),
  },
  {
    name: "sentence cut short",
    stage: "read",
    apply: ({ source }, random) =>
      alterText(source.instructions, random, (text) => {
        const words = text.split(" ");
        return words.length > 9 ? `${words.slice(0, -5).join(" ")}.` : text;
      }),
  },
  {
    name: "step lost in reading",
    stage: "read",
    apply: ({ source }, random) =>
      source.instructions.splice(random(source.instructions.length), 1).length > 0,
  },
  {
    name: "step read twice",
    stage: "read",
    apply: ({ source: { instructions } }, random) => {
      const at = random(instructions.length);
      const line = instructions[at];
      if (line) instructions.splice(at, 0, { ...line });
      return line !== undefined;
    },
  },
  {
    name: "note turned into a step",
    stage: "read",
    apply: ({ source }) => {
      const [note] = source.notes ?? [];
      if (note !== undefined) source.instructions.push({ text: note });
      delete source.notes;
      return note !== undefined;
    },
  },
  {
    name: "unlisted food",
    stage: "read",
    apply: (made, random) => {
      const line = made.source.instructions[random(made.source.instructions.length)];
      if (line === undefined) return false;
      const text = `${line.text} ${made.words.unlisted}`;
      made.original = made.original.replace(line.text, () => text);
      line.text = text;
      return true;
    },
  },
];

/** Faults of the ledger: lines that nothing took, that were taken twice, or set aside though they are the recipe's. */
export const LEDGER_FAULTS: readonly Fault[] = [
  {
    name: "line that nothing took",
    stage: "read",
    apply: (made, random) => {
      const claim = claimedLine(made, random, random(2) === 0 ? "ingredient" : "instruction");
      if (claim === undefined) return false;
      unread(made, claim);
      made.source.claims = (made.source.claims ?? []).filter((each) => each !== claim);
      return true;
    },
  },
  {
    name: "line taken twice",
    stage: "read",
    apply: (made, random) => {
      const claim = claimedLine(made, random, "instruction");
      if (claim === undefined) return false;
      made.source.claims?.push({ ...claim, as: "note" });
      made.source.notes = [...(made.source.notes ?? []), made.original.slice(claim.start, claim.end)];
      return true;
    },
  },
  {
    name: "ingredient set aside as a story",
    stage: "read",
    apply: (made, random) => {
      const claim = claimedLine(made, random, "ingredient");
      if (claim === undefined) return false;
      unread(made, claim);
      claim.as = "aside";
      claim.reason = "story";
      return true;
    },
  },
];
