import { commandOf, commandWords, firstCommand } from "@/lib/engine/cook/voice-commands";

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

test.each([
  ["weiter", "next"],
  ["Nächster Schritt", "next"],
  ["okay, weiter bitte", "next"],
  ["zurück", "back"],
  ["Geh zurück!", "back"],
  ["voriger Schritt", "back"],
  ["noch einmal", "repeat"],
  ["Lies das noch mal", "repeat"],
  ["Wiederhole den Schritt", "repeat"],
  ["Zutaten", "ingredients"],
  ["Zeig mir die Zutaten", "ingredients"],
  ["Was brauche ich?", "ingredients"],
  ["Timer starten", "start-timer"],
  ["Bitte stell den Wecker", "start-timer"],
  ["stopp", "stop"],
  ["Sei still", "stop"],
  ["next step", "next"],
  ["stop the timer", "stop"],
])("with German screens %s is %s", (said, command) => {
  expect(commandOf(said, "de")).toBe(command);
});

test.each([
  "weiter rühren, bis es dick wird",
  "zurück in den Ofen stellen",
  "die Zutaten vermischen",
  "noch einmal mit dem restlichen Teig",
  "am nächsten Tag",
  "halt mal den Topf",
])("with German screens %j is talk", (said) => {
  expect(commandOf(said, "de")).toBeNull();
});

test("every word that a screen shows is a command, and German ones are none where the screens are English", () => {
  for (const language of ["en", "de"])
    for (const [command, word] of Object.entries(commandWords(language)))
      expect(commandOf(word, language)).toBe(command);
  expect(commandOf("weiter")).toBeNull();
});
