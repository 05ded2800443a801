/** The words that decide where a food is kept, of all packs together. */
import { STORAGE as DE } from "./de/storage";
import { STORAGE as EN } from "./en/storage";
import { STORAGE as ES } from "./es/storage";
import { STORAGE as FR } from "./fr/storage";
import { STORAGE as IT } from "./it/storage";
import { listed } from "./registry";

/** What decides where a bought food is kept. */
export type StorageWords = {
  /** Preserved so that it keeps on a shelf, whatever the food is when fresh. */
  shelf: string;
  shelfUnlessPerishable: string;
  cold: string;
  herbFresh: string;
  /** Herbs that are sold dried hardly ever. */
  neverDried: string;
  notFreshHerb: string;
  cans: string;
  states: string;
  thawed: string;
  dried: string;
  fresh: string;
  cut: string;
  rind: string;
  /** Two words: "dry aged". */
  cured: readonly string[];
  /** Perishable foods by their commonest words, for a language whose foods are in no lexicon; ends of compounds too. */
  perishable: string;
  perishableEnds: string;
  keeps: string;
  keepsEnds: string;
};

const ALL: readonly Partial<StorageWords>[] = [EN, DE, FR, ES, IT];
type Lists = Exclude<keyof StorageWords, "cured">;
const words = (key: Lists): ReadonlySet<string> =>
  new Set(ALL.flatMap((storage) => listed(storage[key] ?? "")));

export const SHELF = words("shelf");
export const SHELF_UNLESS_PERISHABLE = words("shelfUnlessPerishable");
export const COLD = words("cold");
export const HERB_FRESH = words("herbFresh");
export const NEVER_DRIED = words("neverDried");
export const NOT_FRESH_HERB = words("notFreshHerb");
export const CANS = words("cans");
export const STATES = words("states");
export const THAWED = words("thawed");
export const DRIED = words("dried");
export const FRESH = words("fresh");
export const CUT = words("cut");
export const RIND = words("rind");
/** "dry aged": kept cold although it is called dry. */
export const CURED: ReadonlySet<string> = new Set(ALL.flatMap(({ cured }) => cured ?? []));
export const PERISHABLE = words("perishable");
export const PERISHABLE_ENDS: readonly string[] = [...words("perishableEnds")];
export const KEEPS = words("keeps");
export const KEEPS_ENDS: readonly string[] = [...words("keepsEnds")];
