/** All languages, whole: for tests, and for stages that ask a language by its code. What runs in a browser asks `registry.ts`. */
import { GERMAN } from "./de";
import { ENGLISH } from "./en";
import { SPANISH } from "./es";
import { FRENCH } from "./fr";
import { ITALIAN } from "./it";
import { DUTCH } from "./nl";
import { PORTUGUESE } from "./pt";
import type { PartialPack } from "./pack";
import { SWEDISH } from "./sv";

export const LANGUAGES: readonly PartialPack[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  DUTCH,
  PORTUGUESE,
  SWEDISH,
];

/** A topic of every language that has it, English first. */
export const topicOf = <Key extends keyof PartialPack>(key: Key): NonNullable<PartialPack[Key]>[] =>
  LANGUAGES.flatMap((pack) => (pack[key] === undefined ? [] : [pack[key] as NonNullable<PartialPack[Key]>]));
