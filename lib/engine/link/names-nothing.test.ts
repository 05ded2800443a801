import { usesAndReceipt, usesByAction } from "@/tests/support/cooking-uses";

test("a method that names nothing of its list takes all of it at the first order that leaves out what it takes", () => {
  const { uses, issues } = usesAndReceipt(
    "Syrup\n\n1 cup sugar\n1 cup water\n\n1. Heat the oven to 180C. Line a tin. Bring to the boil in a pan.",
  );
  expect(uses).toEqual(["1 cup sugar = all", "1 cup water = all"]);
  // It is a guess, and the receipt says so.
  expect(issues).toEqual([
    "Step 2 uses “1 cup sugar”, and its words do not name it.",
    "Step 2 uses “1 cup water”, and its words do not name it.",
  ]);
});

test("a method that names some of its list leaves the rest to the receipt", () => {
  expect(
    usesByAction(["1 lettuce", "2 tomatoes", "1 onion"], ["Shake in a jar. Slice the tomatoes."]),
  ).toEqual(["all: 2 tomatoes"]);
});
