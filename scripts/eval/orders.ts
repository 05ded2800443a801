/**
 * Whether an order is kept whatever stands around it: every order of the recipes whose answers may be read, one by one in another recipe's
 * method, at its beginning, inside, at its end and in a paragraph. `npm run eval -- orders` prints those that are lost.
 */
import { readFileSync, readdirSync } from "node:fs";
import { parseRecipeText } from "@/lib/engine/read/text";
import { words } from "./layouts";

type Case = { lang?: string; expected: { actions: { text: string; prep: boolean }[] } };

/** A list, and two orders that every reader knows. */
const RECIPES: Readonly<Record<string, readonly [list: string, first: string, last: string]>> = {
  en: [
    "Roast lamb\n\n1 leg of lamb\n2 tbsp oil\n4 potatoes",
    "Put the lamb in the oven for an hour.",
    "Carve and serve.",
  ],
  de: [
    "Lammbraten\n\n1 Lammkeule\n2 EL Öl\n4 Kartoffeln",
    "Das Lamm eine Stunde in den Ofen schieben.",
    "Aufschneiden und servieren.",
  ],
  fr: [
    "Gigot\n\n1 gigot\n2 c. à s. d'huile\n4 pommes de terre",
    "Enfourner le gigot une heure.",
    "Trancher et servir.",
  ],
  es: [
    "Cordero\n\n1 pierna de cordero\n2 cucharadas de aceite\n4 patatas",
    "Meter el cordero en el horno una hora.",
    "Cortar y servir.",
  ],
  it: [
    "Agnello\n\n1 cosciotto\n2 cucchiai d'olio\n4 patate",
    "Infornate l'agnello per un'ora.",
    "Tagliate e servite.",
  ],
  nl: [
    "Lamsbout\n\n1 lamsbout\n2 el olie\n4 aardappelen",
    "Zet het lam een uur in de oven.",
    "Snijd aan en serveer.",
  ],
  pt: [
    "Borrego\n\n1 perna de borrego\n2 colheres de sopa de azeite\n4 batatas",
    "Leve o borrego ao forno uma hora.",
    "Corte e sirva.",
  ],
};

const PLACES: Readonly<Record<string, (first: string, order: string, last: string) => string>> = {
  "as the first line": (first, order, last) => `${order}\n${first}\n${last}`,
  "as a line between": (first, order, last) => `${first}\n${order}\n${last}`,
  "as the last line": (first, order, last) => `${first}\n${last}\n${order}`,
  "in a paragraph": (first, order, last) => `${first} ${order} ${last}`,
};

const FOLDERS = ["tests/plain", "tests/plain/languages"];
/** Kept apart: nobody reads their recipes. */
const UNREAD = "unread-2.json";

function ordersOfAll(): { lang: string; text: string }[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json") && name !== UNREAD)
      .map((name) => `${folder}/${name}`),
  );
  const cases = files.flatMap((file) => JSON.parse(readFileSync(file, "utf8")) as Case[]);
  const found = cases.flatMap(({ lang = "en", expected }) =>
    expected.actions
      .filter(({ prep, text }) => !prep && text.includes(" "))
      .map(({ text }) => ({ lang, text: text.replace(/\*/g, "").trim() })),
  );
  return [...new Map(found.map((order) => [`${order.lang} ${order.text}`, order])).values()];
}

/** A table to read, and below it each order that is lost, with its place. */
export function report(): string {
  const orders = ordersOfAll().filter(({ lang }) => lang in RECIPES);
  const lost: string[] = [];
  const rows = Object.entries(PLACES).map(([place, set]) => {
    const before = lost.length;
    for (const { lang, text } of orders) {
      const [list = "", first = "", last = ""] = RECIPES[lang] ?? [];
      const recipe = parseRecipeText(`${list}\n\n${set(first, text, last)}`);
      const told = words(recipe?.instructions.map((line) => line.text).join(" ") ?? "");
      if (!told.includes(words(text))) lost.push(`${place}, ${lang}: ${text}`);
    }
    return `${place.padEnd(18)} ${orders.length} orders, lost ${lost.length - before}`;
  });
  return `${[...rows, "", ...lost].join("\n")}\n`;
}
