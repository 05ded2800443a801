/** How Italian is read aloud. Data only. */
import { sayingInFull } from "@/lib/engine/language/compose";

export const SPEAKER = sayingInFull({
  units: {
    cucch: ["cucchiaio", "cucchiai"],
    cucc: ["cucchiaio", "cucchiai"],
    g: ["grammo", "grammi"],
    gr: ["grammo", "grammi"],
    kg: ["chilo", "chili"],
    ml: ["millilitro", "millilitri"],
    cl: ["centilitro", "centilitri"],
    dl: ["decilitro", "decilitri"],
    l: ["litro", "litri"],
    cm: ["centimetro", "centimetri"],
    mm: ["millimetro", "millimetri"],
    min: ["minuto", "minuti"],
    h: ["ora", "ore"],
    sec: ["secondo", "secondi"],
  },
  words: {
    "q.b.": "quanto basta",
    "ca.": "circa",
    "pers.": "persone",
    "es.": "esempio",
  },
  fractions: {
    "1/2": ["mezzo", "e mezzo"],
    "1/3": ["un terzo di", "e un terzo"],
    "2/3": ["due terzi di", "e due terzi"],
    "1/4": ["un quarto di", "e un quarto"],
    "3/4": ["tre quarti di", "e tre quarti"],
    "1/8": ["un ottavo di", "e un ottavo"],
  },
  degrees: "gradi",
  to: "a",
  abbreviations: "q.b|ca|pers|es|cucch|cucc",
  breathsBefore: "e o fino poi mentre",
});
