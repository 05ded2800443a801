/** English words around an ingredient or a time that are left out where it is named in few words, as a timer's name or beside a mention. */
import type { NamingWords } from "@/lib/engine/language/naming";

export const NAMING: NamingWords = {
  joins: "and then",
  opens: "and then now next",
  beforeTimes: "for about around until approximately approx another at least up to in a the and",
  shares: "half halves third thirds quarter quarters rest remaining some most all reserved more extra of",
  beforeNames: "half the rest remaining some a an of",
  counting: "a an each another",
  betweenAmountAndName: "of the more large small medium",
  withObject: "{action} the {thing}",
  ofAll: "(of {amount})",
};
