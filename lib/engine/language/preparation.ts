/** What a language must say of preparation: what a list hides behind a comma, and a method's first work, which only makes ready. */
import { LIST_WORK as EN_LIST_WORK, READYING as EN_READYING } from "./en/preparation";
import type { ReadyingWords, ListWorkWords } from "@/lib/engine/language/pack/lines";

/** The words of the language that methods are cut in: English. */
export const READYING: ReadyingWords = EN_READYING;
export const LIST_WORK: ListWorkWords = EN_LIST_WORK;
