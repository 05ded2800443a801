/** How Dutch is read aloud. Data only. */
import { sayingInFull } from "@/lib/engine/language/compose";

export const SPEAKER = sayingInFull({
  units: {
    el: ["eetlepel", "eetlepels"],
    tl: ["theelepel", "theelepels"],
    kl: ["koffielepel", "koffielepels"],
    g: ["gram", "gram"],
    gr: ["gram", "gram"],
    kg: ["kilo", "kilo"],
    ml: ["milliliter", "milliliter"],
    cl: ["centiliter", "centiliter"],
    dl: ["deciliter", "deciliter"],
    l: ["liter", "liter"],
    cm: ["centimeter", "centimeter"],
    mm: ["millimeter", "millimeter"],
    min: ["minuut", "minuten"],
    sec: ["seconde", "seconden"],
  },
  words: {
    "ca.": "circa",
    "bijv.": "bijvoorbeeld",
    "evt.": "eventueel",
    "incl.": "inclusief",
  },
  fractions: {
    "1/2": ["een halve", "en een halve"],
    "1/3": ["een derde", "en een derde"],
    "2/3": ["twee derde", "en twee derde"],
    "1/4": ["een kwart", "en een kwart"],
    "3/4": ["driekwart", "en driekwart"],
    "1/8": ["een achtste", "en een achtste"],
  },
  degrees: "graden",
  to: "tot",
  abbreviations: "ca|bijv|evt|incl",
  breathsBefore: "en of tot dan daarna zodra",
});
