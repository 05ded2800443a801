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
