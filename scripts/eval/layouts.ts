/** How texts are read whose recipe is known, set as different people set theirs: an order a line, bullets, blank lines, no blank line at all. */
import { readFileSync } from "node:fs";
import { parseRecipeText } from "@/lib/engine/read/text";

type Answer = { title: string | null; lines: string[]; actions: { text: string; prep: boolean }[] };

const FILES = [
  ..."learn later fresh parts weeknight cards".split(" "),
  ..."learn romance germanic".split(" ").map((name) => `languages/${name}`),
];

const bare = (text: string): string => text.replace(/[.!]$/, "");
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const list = (lines: readonly string[]): string => lines.join("\n");

const LAYOUTS: Record<
  string,
  (title: string, lines: readonly string[], orders: readonly string[]) => string
> = {
  "an order a line": (title, lines, orders) => `${title}\n\n${list(lines)}\n\n${list(orders.map(bare))}`,
  "small letters": (title, lines, orders) =>
    `${title}\n\n${list(lines)}\n\n${list(orders.map((order) => small(bare(order))))}`,
  "blank lines between": (title, lines, orders) =>
    `${title}\n\n${list(lines)}\n\n${orders.map(bare).join("\n\n")}`,
  bullets: (title, lines, orders) =>
    `${title}\n\n- ${lines.join("\n- ")}\n\n- ${orders.map(bare).join("\n- ")}`,
  headings: (title, lines, orders) =>
    `${title}\nIngredients\n${list(lines)}\nMethod\n${list(orders.map(bare))}`,
  numbered: (title, lines, orders) =>
    `${title}\n\n${list(lines)}\n\n${list(orders.map((order, at) => `${at + 1}) ${bare(order)}`))}`,
  "no title": (_title, lines, orders) => `${list(lines)}\n\n${list(orders)}`,
  "no blank line": (title, lines, orders) => `${title}\n${list(lines)}\n${list(orders)}`,
  "one paragraph": (title, lines, orders) => `${title}\n\n${list(lines)}\n\n${orders.join(" ")}`,
  "wrapped at 60": (title, lines, orders) =>
    `${title}\n\n${list(lines)}\n\n${orders.join(" ").replace(/(.{50,60}) /g, "$1\n")}`,
};

/** The words of a text in small letters, without its signs. */
export const words = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

function answersIn(file: string): Answer[] {
  const cases = JSON.parse(readFileSync(`tests/plain/${file}.json`, "utf8")) as { expected: Answer }[];
  return cases.map(({ expected }) => expected);
}

/** A table to read: for each layout the recipes, those read at all, those with every line of the list, those with every order. */
export function report(): string {
  const answers = FILES.flatMap(answersIn);
  const rows = Object.entries(LAYOUTS).map(([name, set]) => {
    const counts = { recipes: 0, read: 0, lines: 0, orders: 0 };
    for (const { title, lines, actions } of answers) {
      const orders = actions.filter(({ prep }) => !prep).map(({ text }) => text.replace(/\*/g, "").trim());
      if (orders.length < 2 || lines.length < 2) continue;
      counts.recipes += 1;
      const recipe = parseRecipeText(set(title ?? "Soup", lines, orders));
      if (recipe === null) continue;
      counts.read += 1;
      const bought = new Set(recipe.ingredients.map(({ text }) => text.toLowerCase()));
      if (bought.size === new Set(lines).size && lines.every((line) => bought.has(line.toLowerCase())))
        counts.lines += 1;
      const done = words(recipe.instructions.map(({ text }) => text).join(" "));
      if (orders.every((order) => done.includes(words(order)))) counts.orders += 1;
    }
    const share = (count: number): string => (count / counts.recipes).toFixed(3);
    return `${name.padEnd(20)} ${counts.recipes} recipes, read ${share(counts.read)}, every line ${share(counts.lines)}, every order ${share(counts.orders)}`;
  });
  return `${rows.join("\n")}\n`;
}
