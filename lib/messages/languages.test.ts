/** The language is the one that the browser likes best among those that the app speaks. */
import { askedLanguage } from "./languages";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["en-GB,en;q=0.9,de;q=0.8", "en"],
  ["fr-FR,fr;q=0.9,de;q=0.5", "de"],
  ["fr, it;q=0.9", "en"],
  ["en;q=0.2, de;q=0.9", "de"],
  ["DE-ch", "de"],
  ["de;q=0", "en"],
  ["de;q=x,en", "en"],
  [",;;q=,de", "de"],
])("%p asks for %s", (header, language) => expect(askedLanguage(header)).toBe(language));
