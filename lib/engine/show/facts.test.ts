import { recipeFacts, timesInWords } from "./facts";

test("servings, yield and total apart; what is not known is not there", () => {
  expect(recipeFacts({ servings: null, yield: "24 cookies", totalMinutes: 40 })).toEqual([
    "Makes 24 cookies",
    "Total time: 40 minutes",
  ]);
  expect(recipeFacts({ servings: 4, yield: " " })).toEqual(["Servings: 4"]);
});

test("times in the order of cooking", () => {
  expect(timesInWords({ servings: null, times: { cook: 25, prep: 75, total: 100 } })).toEqual([
    "Preparation: 1 hour 15 minutes",
    "Cooking: 25 minutes",
  ]);
});
