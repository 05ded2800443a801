import {
  DEFAULT_COOK_SETTINGS,
  readStoredSettings,
  slowerRate,
  timerStartNow,
} from "@/lib/engine/cook/settings";

test("the specified behaviour is the default", () => {
  expect(DEFAULT_COOK_SETTINGS).toMatchObject({
    timerStart: "always",
    sound: true,
    vibration: true,
    notifications: true,
    rate: 0.9,
    handsFree: false,
  });
});

test.each([
  ["nothing stored", null],
  ["not JSON", "{"],
  ["a list", "[]"],
  ["null", "null"],
])("%s: the defaults", (_, stored) => {
  expect(readStoredSettings(stored)).toEqual(DEFAULT_COOK_SETTINGS);
});

test("one odd value does not lose the others, and what is unknown is left out", () => {
  const stored = JSON.stringify({ textSize: "huge", timerStart: "never", rate: 9, tickMarks: false, old: 1 });
  expect(readStoredSettings(stored)).toEqual({
    ...DEFAULT_COOK_SETTINGS,
    timerStart: "never",
    tickMarks: false,
  });
});

test("calm mode starts no timer unasked, whatever the setting", () => {
  expect(timerStartNow(DEFAULT_COOK_SETTINGS, true)).toBe("never");
  expect(timerStartNow(DEFAULT_COOK_SETTINGS, false)).toBe("always");
});

test("slower, notch by notch, and no slower than a voice can be followed", () => {
  const rates = [0.9];
  for (let notch = 0; notch < 4; notch += 1) rates.push(slowerRate(rates.at(-1) ?? 0));
  expect(rates).toEqual([0.9, 0.75, 0.6, 0.5, 0.5]);
});
