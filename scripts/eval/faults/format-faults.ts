/** Faults of what was made of a reading: amounts, words, order and links. Each changes a copy and says whether it could. */
import type { Action, ActionUse, FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";
import { alterOne, another, type Fault, type Random } from "./read-faults";

const listsOf = ({ ingredients }: FormattedContent): string[][] =>
  Array.isArray(ingredients) ? [ingredients] : [ingredients.refrigerated, ingredients.other];

function alterList(content: FormattedContent, random: Random, change: (line: string) => string): boolean {
  const places = listsOf(content).flatMap((list) => list.map((_line, index) => ({ list, index })));
  return alterOne(places, random, ({ list, index }) => {
    const line = list[index] ?? "";
    list[index] = change(line);
    return list[index] !== line;
  });
}

const actionsOf = (content: FormattedContent): Action[] =>
  content.steps.flatMap((step) => step.actions ?? []);
const cooking = (content: FormattedContent): Step[] => content.steps.filter((step) => !step.isPrep);

function alterAction(content: FormattedContent, random: Random, change: (text: string) => string): boolean {
  return alterOne(actionsOf(content), random, (action) => {
    const text = plainText(action.text);
    const now = change(text);
    if (now !== text) action.text = now;
    return now !== text;
  });
}

type Placed = { action: Action; use: ActionUse };
const usesOf = (content: FormattedContent): Placed[] =>
  cooking(content).flatMap((step) =>
    (step.actions ?? []).flatMap((action) => action.uses.map((use) => ({ action, use }))),
  );
const isMeasured = ({ use }: Placed): boolean => /\d/.test(use.amount);

export const FORMAT_FAULTS: readonly Fault[] = [
  {
    name: "amount changed",
    stage: "format",
    apply: ({ content }, random) => alterList(content, random, (line) => line.replace(/\d+/, another)),
  },
  {
    name: "unit changed",
    stage: "format",
    apply: ({ content }, random) =>
      alterList(content, random, (line) =>
        line.replace(/\b(?:tbsp|tsp|g|ml|cups?|EL|TL)\b/, (unit) => (unit === "tsp" ? "tbsp" : "tsp")),
      ),
  },
  {
    name: "empty list",
    stage: "format",
    apply: ({ content }) => {
      content.ingredients = [];
      for (const action of actionsOf(content)) action.uses = [];
      return true;
    },
  },
  {
    name: "temperature changed",
    stage: "format",
    apply: ({ content }, random) =>
      alterAction(content, random, (text) =>
        text.replace(/\d{3}(?= ?(?:°|C|F|degrees|Grad|degrés|grados|gradi|graden|graus))/, another),
      ),
  },
  {
    name: "timer changed",
    stage: "format",
    apply: ({ content }, random) =>
      alterOne(actionsOf(content), random, (action) => {
        action.seconds = action.seconds.map((seconds) => seconds * 3 + 60);
        return action.seconds.length > 0;
      }),
  },
  {
    name: "step dropped",
    stage: "format",
    apply: ({ content }, random) => {
      const steps = cooking(content);
      const step = steps[random(steps.length)];
      if (step) content.steps.splice(content.steps.indexOf(step), 1);
      return step !== undefined;
    },
  },
  {
    name: "step doubled",
    stage: "format",
    apply: ({ content }, random) => {
      const steps = cooking(content).filter((step) => step.instruction.split(" ").length > 4);
      const step = steps[random(steps.length)];
      if (step) content.steps.splice(content.steps.indexOf(step), 0, structuredClone(step));
      return step !== undefined;
    },
  },
  {
    name: "words invented",
    stage: "format",
    apply: ({ content, words }, random) =>
      alterAction(content, random, (text) => text.replace(/\.$/, ` ${words.invented}.`)),
  },
  {
    name: "order of steps changed",
    stage: "format",
    apply: ({ content }) => {
      const [first, ...more] = cooking(content).filter(
        (step) => plainText(step.instruction).split(" ").length > 6,
      );
      const last = more.at(-1);
      if (first === undefined || last === undefined) return false;
      const [a, b] = [content.steps.indexOf(first), content.steps.indexOf(last)];
      content.steps[a] = last;
      content.steps[b] = first;
      return true;
    },
  },
  {
    name: "link to another line",
    stage: "format",
    apply: ({ content }, random) => {
      const uses = usesOf(content);
      return alterOne(uses, random, ({ use }) => {
        const other = uses.find((each) => each.use.line !== use.line)?.use.line;
        if (other !== undefined) use.line = other;
        return other !== undefined;
      });
    },
  },
  {
    name: "two links exchanged",
    stage: "format",
    apply: ({ content }, random) => {
      const uses = usesOf(content).filter(({ use }) => use.amount === "all");
      return alterOne(uses, random, (one) => {
        const two = uses.find((each) => each.action !== one.action && each.use.line !== one.use.line);
        if (two) [one.use.line, two.use.line] = [two.use.line, one.use.line];
        return two !== undefined;
      });
    },
  },
  {
    name: "use missing",
    stage: "format",
    apply: ({ content }, random) =>
      alterOne(usesOf(content), random, ({ action, use }) => {
        action.uses = action.uses.filter((each) => each !== use);
        return true;
      }),
  },
  {
    name: "use doubled",
    stage: "format",
    apply: ({ content }, random) => {
      const uses = usesOf(content).filter(({ use }) => use.amount === "all");
      return alterOne(uses, random, ({ action, use }) => {
        const other = actionsOf(content).find(
          (each) =>
            each !== action &&
            each.uses.length > 0 &&
            cooking(content).some((step) => step.actions?.includes(each)),
        );
        other?.uses.push({ ...use });
        return other !== undefined;
      });
    },
  },
  {
    name: "amount of a use wrong",
    stage: "format",
    apply: ({ content }, random) =>
      alterOne(usesOf(content).filter(isMeasured), random, ({ use }) => {
        use.amount = use.amount.replace(/\d+/, another);
        return true;
      }),
  },
  {
    name: "all of a line where a part goes in",
    stage: "format",
    apply: ({ content }, random) =>
      alterOne(usesOf(content).filter(isMeasured), random, ({ use }) => {
        use.amount = "all";
        return true;
      }),
  },
  {
    name: "preparation lost",
    stage: "format",
    apply: ({ content }) => {
      const before = content.steps.length;
      content.steps = content.steps.filter(
        (step) =>
          !step.isPrep || step.actions?.every((action) => action.uses.length === 0 || action.ours === true),
      );
      return content.steps.length < before;
    },
  },
];
