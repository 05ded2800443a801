/** What is marked in a step of another language: the food, and not the words before it. */
import { formatText } from "@/lib/engine/format";

test.each([
  [
    "Hachee\n\nVoor 4 personen\n\n750 g rundvlees\n2 laurierblaadjes\n3 kruidnagels\n1 ui\npeper en zout\n\nWrijf het vlees in met peper en zout. Bak het vlees met de ui. Voeg de laurier en kruidnagels toe.",
    ["vlees", "peper en zout", "ui", "laurier", "kruidnagels"],
  ],
  [
    "Frikadellen\n\nFür 4 Personen\n\n600 g Hackfleisch\n1 Ei\nSalz, Pfeffer, Paprika\n\nHackfleisch mit dem Ei verkneten. Mit Salz, Pfeffer und Paprika würzen.",
    ["Hackfleisch", "Ei", "Salz", "Pfeffer und Paprika"],
  ],
  [
    "Blanquette\n\nPour 6 personnes\n\n1 kg de veau\n20 g de beurre\n1 citron\n\nFaites revenir le veau dans le beurre avec un filet de citron.",
    ["veau", "beurre", "un filet de citron"],
  ],
])("only the food is marked: %#", (text, marked) => {
  const texts = formatText(text)?.steps.flatMap(({ actions = [] }) => actions.map((action) => action.text));
  const marks = (texts ?? []).flatMap((each) =>
    [...each.matchAll(/\*{3}([^*]+)\*{3}/g)].map(([, mark]) => mark),
  );
  expect([...new Set(marks)]).toEqual(marked);
});
