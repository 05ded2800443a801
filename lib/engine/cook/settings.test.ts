import {
  DEFAULT_COOK_SETTINGS,
  KEEP_AWAKE_START,
  keepAwake,
  keepAwakeLabel,
  readStoredSettings,
  shouldRequest,
  timerStartNow,
  type KeepAwakeEvent,
} from "@/lib/engine/cook/settings";
import { slowerRate } from "@/lib/engine/speak/rate";

test("until the cook chooses, everything goes on by itself and nothing listens", () => {
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

const after = (...types: KeepAwakeEvent["type"][]) =>
  types.reduce((state, type) => keepAwake(state, { type }), KEEP_AWAKE_START);

test("on when Cook Mode opens, and asked for while the cook is looking", () => {
  expect(keepAwakeLabel(KEEP_AWAKE_START)).toBe("Keep Awake: on");
  expect(shouldRequest(KEEP_AWAKE_START, true)).toBe(true);
  expect(shouldRequest(KEEP_AWAKE_START, false)).toBe(false);
});

test.each<[KeepAwakeEvent["type"][], string, boolean]>([
  [["granted"], "Keep Awake: on", false],
  [["failed"], "Keep Awake: on (fallback)", true],
  [["turn-off"], "Keep Awake: off", false],
  [["granted", "released"], "Keep Awake: on", true],
  [["failed", "granted"], "Keep Awake: on", false],
  [["turn-off", "granted"], "Keep Awake: off", false],
  [["turn-off", "turn-on"], "Keep Awake: on", true],
])("%j: %s, asks when the tab is seen again: %s", (types, label, asks) => {
  const state = after(...types);
  expect(keepAwakeLabel(state)).toBe(label);
  expect(shouldRequest(state, true)).toBe(asks);
});
