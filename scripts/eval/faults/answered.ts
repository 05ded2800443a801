/**
 * Answered recipes in other languages than English of which the engine gets every use right: what is said of them is a false alarm, and what
 * is put into them a fault. They stand in `tests/plain/languages`.
 */
import { readFileSync } from "node:fs";
import type { FaultLanguage } from "./words.data";

/** A recipe as a cook pastes it. */
export type Pasted = { name: string; language: FaultLanguage; text: string };

const FILES = ["learn", "germanic", "romance"];
const RIGHT = new Set(
  `
  own-de-01 own-de-02 own-de-05 own-de-06 own-de-07 own-de-09 own-de-10 own-es-01 own-es-03 own-es-04 own-es-05 own-es-06 own-es-07 own-es-08
  own-es-10 own-fr-01 own-fr-02 own-fr-03 own-fr-04 own-fr-05 own-fr-06 own-fr-07 own-fr-10 own-it-02 own-it-06 own-it-08 own-it-09 own-it-10
  own-nl-01 own-nl-02 own-nl-04 own-nl-05 own-nl-06 own-nl-09 own-pt-01 own-pt-02 own-pt-03 own-pt-04 own-pt-05 own-pt-06 own-pt-08 ger-de-01
  ger-de-02 ger-de-03 ger-de-04 ger-de-05 ger-de-06 ger-de-08 ger-de-09 ger-de-10 ger-nl-01 ger-nl-03 ger-nl-04 ger-nl-05 ger-nl-06 ger-nl-07
  ger-nl-08 ger-nl-10 own-fr-21 own-fr-23 own-fr-25 own-es-22 own-es-23 own-es-24 own-es-25 own-it-21 own-it-22 own-pt-22
  `
    .trim()
    .split(/\s+/),
);

type Case = { id: string; lang: FaultLanguage; source: string };

/** The right ones, by language. */
export function answeredRecipes(): Map<FaultLanguage, Pasted[]> {
  const byLanguage = new Map<FaultLanguage, Pasted[]>();
  for (const file of FILES) {
    const cases = JSON.parse(readFileSync(`tests/plain/languages/${file}.json`, "utf8")) as Case[];
    for (const { id, lang, source } of cases)
      if (RIGHT.has(id))
        byLanguage.set(lang, [...(byLanguage.get(lang) ?? []), { name: id, language: lang, text: source }]);
  }
  return byLanguage;
}
