import { GERMAN } from "@/lib/messages/de.data";
import { untangledInWords } from "./outputs";

afterEach(() => (globalThis.plainspoonSpeech = undefined));

test("what was untangled is counted in the reader's language", () => {
  expect(untangledInWords({ words: 1, steps: 1 })).toBe("Untangled: 1 word → 1 step");
  expect(untangledInWords({ words: 1341, steps: 12 })).toBe("Untangled: 1,341 words → 12 steps");
  globalThis.plainspoonSpeech = () => ({ language: "de", words: GERMAN });
  expect(untangledInWords({ words: 1341, steps: 1 })).toBe("Entwirrt: 1.341 Wörter → 1 Schritt");
});
