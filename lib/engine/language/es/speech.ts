/** How Spanish is read aloud. Data only. */
import { sayingInFull } from "@/lib/engine/language/compose";

export const SPEAKER = sayingInFull({
  units: {
    cda: ["cucharada", "cucharadas"],
    cdas: ["cucharada", "cucharadas"],
    cdta: ["cucharadita", "cucharaditas"],
    cdtas: ["cucharadita", "cucharaditas"],
    cdita: ["cucharadita", "cucharaditas"],
    cditas: ["cucharadita", "cucharaditas"],
    g: ["gramo", "gramos"],
    gr: ["gramo", "gramos"],
    kg: ["kilo", "kilos"],
    ml: ["mililitro", "mililitros"],
    cl: ["centilitro", "centilitros"],
    dl: ["decilitro", "decilitros"],
    l: ["litro", "litros"],
    cm: ["centímetro", "centímetros"],
    mm: ["milímetro", "milímetros"],
    min: ["minuto", "minutos"],
    h: ["hora", "horas"],
    hs: ["hora", "horas"],
    seg: ["segundo", "segundos"],
  },
  words: {
    "aprox.": "aproximadamente",
    "p. ej.": "por ejemplo",
    "pers.": "personas",
    "temp.": "temperatura",
  },
  fractions: {
    "1/2": ["media", "y media"],
    "1/3": ["un tercio de", "y un tercio"],
    "2/3": ["dos tercios de", "y dos tercios"],
    "1/4": ["un cuarto de", "y cuarto"],
    "3/4": ["tres cuartos de", "y tres cuartos"],
    "1/8": ["un octavo de", "y un octavo"],
  },
  degrees: "grados",
  to: "a",
  abbreviations: "aprox|ej|pers|temp|cda|cdas|cdta|cdtas",
  breathsBefore: "y o hasta luego mientras",
});
