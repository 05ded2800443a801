import { clockMinutes } from "./clock";

test.each(["", "24:00", "18:60", "6:30", "18:30pm", "-1:00", "18:30:00:00"])("%j is no time", (typed) => {
  expect(clockMinutes(typed)).toBeNull();
});

test("a clock's minutes", () => {
  expect([clockMinutes("00:00"), clockMinutes("18:30"), clockMinutes("23:59:00")]).toEqual([0, 1110, 1439]);
});
