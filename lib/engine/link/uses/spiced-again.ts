/** A spice or a herb that the list does not measure goes in once more: "with salt, pepper and nutmeg … the eggs, salt, pepper and nutmeg". */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger, Spot } from "@/lib/engine/link/choose/ledger";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import { isFurther } from "./more-of-it";
import type { Phrase } from "@/lib/engine/link/phrases/phrases";
import type { ReadAction } from "@/lib/engine/link/phrases/read-action";
import { isReadied, verbBefore } from "@/lib/engine/link/words/context";
import { isPlace } from "@/lib/engine/link/words/turns";
import { isDefinite, type Word } from "@/lib/engine/link/words/words";

const ofSeasonings = ({ food }: LineModel): boolean =>
  LINKING.seasoningClasses.some((name) => food?.classes.has(name) === true);

/** The words between two foods only join them: "the eggs, the salt and the nutmeg". */
function areJoined(words: readonly Word[], before: Phrase, behind: Phrase): boolean {
  const between = words.slice(before.to, behind.from);
  const isJoined =
    between.some(({ form }) => LINKING.conjunctions.has(form)) ||
    words[before.to]?.gap.includes(",") === true;
  return (
    isJoined && between.every(({ form }) => LINKING.conjunctions.has(form) || LINKING.determiners.has(form))
  );
}

/** The foods that one enumeration names with the one at `at`. */
function among({ words, phrases }: ReadAction, at: number): Phrase[] {
  const sorted = [...phrases].sort((a, b) => a.from - b.from);
  const here = sorted.findIndex(({ from, to }) => from <= at && at < to);
  const own = sorted[here];
  if (own === undefined) return [];
  const found: Phrase[] = [];
  for (let place = here - 1, next = own; place >= 0; place -= 1) {
    const each = sorted[place];
    if (each === undefined || !areJoined(words, each, next)) break;
    found.push((next = each));
  }
  for (let place = here + 1, last = own; place < sorted.length; place += 1) {
    const each = sorted[place];
    if (each === undefined || !areJoined(words, last, each)) break;
    found.push((last = each));
  }
  return found;
}

/** Words from "with" to the herb: "with some freshly chopped parsley". */
const WITH_REACH = 4;

/** "Stir in the parsley … sprinkle with parsley". */
function isScattered(words: readonly Word[], at: number): boolean {
  const verb = verbBefore(words, at) ?? "";
  return (
    (LINKING.finishing.has(verb) || LINKING.laysOn.has(verb)) &&
    words.slice(Math.max(0, at - WITH_REACH), at).some(({ form }) => LINKING.withWords.has(form)) &&
    !isDefinite(words, at)
  );
}

/** The spice is strewn on at the end, or named beside salt, or beside a food that comes in there for the first time. */
function isSpicedAgain(line: LineModel, at: number, action: ReadAction, ledger: Ledger): boolean {
  const { words, preparation } = action;
  if (!line.open || line.amounts.pools.length > 0 || preparation || !ofSeasonings(line)) return false;
  if (isReadied(words, at) || isPlace(words, at)) return false;
  if (isScattered(words, at)) return true;
  const here = ledger.actions.indexOf(action);
  return among(action, at).some(({ passing, options: [first] }) => {
    const other = first === undefined ? undefined : ledger.lines[first.line];
    if (passing || other === undefined || other === line) return false;
    const isSalt = other.open && other.names.some(({ head }) => LINKING.seasonings.has(head));
    return isSalt || ledger.of(other.index).every((use) => use.action === here);
  });
}

/** So much again of what the list does not measure. */
export const isOnceMore = (line: LineModel, spot: Spot, action: ReadAction, ledger: Ledger): boolean =>
  isFurther(line, spot.portion, action, spot.from) ||
  spot.portion?.layer === true ||
  (spot.portion === null && isSpicedAgain(line, spot.from, action, ledger));
