import {
  KEEP_AWAKE_START,
  keepAwake,
  keepAwakeLabel,
  shouldRequest,
  type KeepAwakeEvent,
} from "@/lib/engine/cook/wake-lock";

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
