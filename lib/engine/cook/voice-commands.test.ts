import { commandOf, firstCommand } from "@/lib/engine/cook/voice-commands";

test.each([
  ["next", "next"],
  ["Next step.", "next"],
  ["okay next please", "next"],
  ["go to the next step", "next"],
  ["continue", "next"],
  ["back", "back"],
  ["go back", "back"],
  ["Previous step", "back"],
  ["repeat", "repeat"],
  ["Say that again", "repeat"],
  ["read it again", "repeat"],
  ["ingredients", "ingredients"],
  ["show me the ingredients", "ingredients"],
  ["What do I need?", "ingredients"],
  ["start timer", "start-timer"],
  ["Start the timer, please", "start-timer"],
  ["timer", "start-timer"],
  ["stop", "stop"],
  ["stop the timer", "stop"],
  ["Be quiet!", "stop"],
])("%s is %s", (said, command) => {
  expect(commandOf(said)).toBe(command);
});

test.each([
  "",
  "and next to the stove",
  "the next day we left",
  "put it back in the oven",
  "mix the ingredients together",
  "stop stirring when it thickens",
  "repeat with the remaining batter",
  "can you get the timer from the drawer",
  "step",
])("%j is talk", (said) => {
  expect(commandOf(said)).toBeNull();
});

test("the second way of understanding may be the right one", () => {
  expect(firstCommand(["necks", "next"])).toBe("next");
  expect(firstCommand(["necks", "text"])).toBeNull();
});
