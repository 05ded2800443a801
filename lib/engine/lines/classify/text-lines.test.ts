import { readLines } from "./text-lines";

const numbersOf = (text: string): (number | null)[] => readLines(text).map(({ number }) => number);

test("steps that count up without a point are numbered, also where a number was not read", () => {
  const steps = [
    "1 Put the peas, water and ham bone in a pot.",
    "Add the carrots and the marjoram and simmer.",
    "3 Lift out the bone and shred any meat from it.",
    "4 Season with salt and pepper before serving.",
  ];
  expect(numbersOf(steps.join("\n"))).toEqual([1, null, 3, 4]);
});

test("amounts that happen to count up are none", () => {
  expect(
    numbersOf(
      "1 Onion, finely chopped and fried\n2 Eggs from the larder, beaten well\n4 Limes, only the juice of them",
    ),
  ).toEqual([null, null, null]);
});

test("the wrapped rest of a list's item belongs to the item, whatever it looks like alone", () => {
  const method = [
    "1. Take the pan off when the apples are soft. In the",
    "   meantime, start making the crust (next item).",
    "2. Season the dough by adding",
    "   butter, flour or sugar.",
    "3. Cover it. At this point,",
    "the pie should look like this:",
    "4. Put it under the grill (mind that it does not",
    "   burn)!",
  ];
  expect(readLines(method.join("\n")).map(({ text }) => text)).toEqual([
    "Take the pan off when the apples are soft. In the meantime, start making the crust (next item).",
    "Season the dough by adding butter, flour or sugar.",
    "Cover it. At this point, the pie should look like this:",
    "Put it under the grill (mind that it does not burn)!",
  ]);
});

test("a line of its own below an item is none of its words", () => {
  for (const below of ["   200 g flour", "   **For the glaze**", "   - sifted", "\n   and this was all"])
    expect(readLines(`1. Make the dough.\n${below}`)).toHaveLength(2);
});

test("a step that opens with a number of its own is counted like its neighbours", () => {
  const method = [
    "1 Eier und Zucker schaumig rühren.",
    "2 20 Minuten stehen lassen und dann weiter rühren.",
    "3 Mehl und Milch zugeben und alles verrühren.",
    "4 25 Minuten backen.",
  ];
  expect(readLines(method.join("\n")).map(({ number, text }) => `${number}|${text}`)).toEqual([
    "1|Eier und Zucker schaumig rühren.",
    "2|20 Minuten stehen lassen und dann weiter rühren.",
    "3|Mehl und Milch zugeben und alles verrühren.",
    "4|25 Minuten backen.",
  ]);
});

test("a list that happens to count up is none", () => {
  const list = [
    "1 große rote Zwiebel aus dem Garten",
    "2 Knoblauchzehen, fein gehackt, ohne Keim",
    "3 400 g Dosen gehackte Tomaten",
  ];
  expect(readLines(list.join("\n")).map(({ number }) => number)).toEqual([null, null, null]);
});

test.each(["→", "⇒", "➔", "»", "▸"])("%s opens an item, and is none of its words", (sign) => {
  const [line] = readLines(`${sign} Stud one of the oranges with the cloves.`);
  expect([line?.marker, line?.text]).toEqual(["bullet", "Stud one of the oranges with the cloves."]);
});

test("numbers that a page left glued to their steps are the steps' numbers", () => {
  const steps = [
    "- 1Heat the oil in a pan.",
    "- 2Add the onion and fry it.",
    "- 3Season with salt and serve.",
  ];
  expect(numbersOf(steps.join("\n"))).toEqual([1, 2, 3]);
  expect(readLines(steps.join("\n")).map(({ text }) => text)[1]).toBe("Add the onion and fry it.");
});
