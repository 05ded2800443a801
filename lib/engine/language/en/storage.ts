/** English words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack/lines";

export const STORAGE: StorageWords = {
  shelf: `
    canned tinned tin jarred jar bottled bottle dried dehydrated powder powdered evaporated condensed uht candied crystallized crystallised instant
    extract essence flavoring flavouring bouillon seasoning freeze preserved jerky rind granule granulated cracker crouton
  `,
  shelfUnlessPerishable: "dry mix flake roasted stock broth soup packet pouch pickled can",
  cold: "frozen refrigerated fridge",
  herbFresh: "fresh sprig bunch leaf frond stem snipped handful",
  neverDried: "cilantro chive",
  notFreshHerb: "dried ground rubbed crushed powder powdered seed dry",
  cans: "can tin jar",
  states: "frozen thawed defrosted canned tinned jarred bottled dried",
  thawed: "thawed defrosted",
  dried: "dried bay",
  fresh: "fresh",
  cut: "cut",
  rind: "rind",
  cured: ["dry aged", "dry cured"],
  perishable: "",
  perishableEnds: "",
  keeps: "",
  keepsEnds: "",
};
