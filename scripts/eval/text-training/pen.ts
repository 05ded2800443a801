/** With what recipes are written in a style: chance, bullets and numbers, lines of a width, letters that a poor scan reads wrongly. */
export type Recipe = { title: string; ingredients: string[]; steps: string[] };
export type Pen = {
  random: () => number;
  pick: <T>(items: readonly T[]) => T;
  some: <T>(items: readonly T[], atMost: number) => T[];
};
export type Style = (recipe: Recipe, pen: Pen) => string;

const BULLETS = ["- ", "* ", "• ", "", "", "▢ ", "[ ] ", "– "];
const NUMBERS: readonly ((n: number) => string)[] = [
  (n) => `${n}. `,
  (n) => `${n}) `,
  () => "",
  (n) => `Step ${n}: `,
  (n) => `Step ${n}\n`,
  (n) => `${n}\n`,
];

export const bulleted = (recipe: Recipe, pen: Pen): string[] => {
  const bullet = pen.pick(BULLETS);
  return recipe.ingredients.map((line) => bullet + line);
};
export const numbered = (recipe: Recipe, pen: Pen): string[] => {
  const number = pen.pick(NUMBERS);
  return recipe.steps.map((step, i) => number(i + 1) + step);
};
export const closed = (step: string): string => (/[.!]$/.test(step.trim()) ? step : `${step}.`);

export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].filter((one) => one !== "");
}

const MISREAD: Readonly<Record<string, string>> = { l: "1", o: "0", i: "l", n: "ri", e: "c", m: "rn" };

/** A few letters read wrongly, as from a poor scan. */
export function misread(text: string, pen: Pen): string {
  return text
    .split(" ")
    .map((word) => {
      if (word.length <= 4 || pen.random() >= 0.03) return word;
      const at = 1 + Math.floor(pen.random() * (word.length - 2));
      return word.slice(0, at) + (MISREAD[word.charAt(at)] ?? word.charAt(at)) + word.slice(at + 1);
    })
    .join(" ");
}
