import { OWN_LOOK, readingOf } from "./settings";

test("what is stored holds, setting by setting; what is unknown is the app's own look", () => {
  expect(readingOf({ text: "largest", typeface: "comic", spacing: 7, contrast: "high" })).toEqual({
    ...OWN_LOOK,
    text: "largest",
    contrast: "high",
  });
});

test.each([null, "large", 3, [], { text: null }])("%j is the app's own look", (stored) => {
  expect(readingOf(stored)).toEqual(OWN_LOOK);
});
