/** English words that say how warm things are to be before they are used. Lower case. Data only. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** "Make sure that all is at room temperature", "All the ingredients should be at …": what opens it, says it, and of what. */
export const WARMTH = {
  checks: set("make check ensure have see"),
  shouldBe: set("should must are is need have"),
  warmths: set("temperature temp"),
  /** Beside those they say of which: of the room and not of what is cooked ("until the inner temperature is 75 °C"). */
  ofWhich: set("room ambient same"),
};
