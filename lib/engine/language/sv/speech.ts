/** How Swedish is read aloud. Data only. */
import { sayingInFull } from "@/lib/engine/language/compose";

export const SPEAKER = sayingInFull({
  units: {
    msk: ["matsked", "matskedar"],
    tsk: ["tesked", "teskedar"],
    krm: ["kryddmått", "kryddmått"],
    g: ["gram", "gram"],
    gr: ["gram", "gram"],
    kg: ["kilo", "kilo"],
    ml: ["milliliter", "milliliter"],
    cl: ["centiliter", "centiliter"],
    dl: ["deciliter", "deciliter"],
    l: ["liter", "liter"],
    cm: ["centimeter", "centimeter"],
    mm: ["millimeter", "millimeter"],
    st: ["styck", "stycken"],
    min: ["minut", "minuter"],
    tim: ["timme", "timmar"],
    sek: ["sekund", "sekunder"],
  },
  words: {
    ca: "cirka",
    "t.ex.": "till exempel",
    "ev.": "eventuellt",
  },
  fractions: {
    "1/2": ["en halv", "och en halv"],
    "1/3": ["en tredjedels", "och en tredjedels"],
    "2/3": ["två tredjedels", "och två tredjedels"],
    "1/4": ["en kvarts", "och en kvarts"],
    "3/4": ["tre kvarts", "och tre kvarts"],
    "1/8": ["en åttondels", "och en åttondels"],
  },
  degrees: "grader",
  to: "till",
  abbreviations: "ca|t.ex|ev|msk|tsk|krm",
  breathsBefore: "och eller tills sedan",
});
