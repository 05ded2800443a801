/** How Portuguese is read aloud. Data only. */
import { sayingInFull } from "@/lib/engine/language/compose";

export const SPEAKER = sayingInFull({
  units: {
    "c. sopa": ["colher de sopa", "colheres de sopa"],
    "c. de sopa": ["colher de sopa", "colheres de sopa"],
    "c.s.": ["colher de sopa", "colheres de sopa"],
    "c. chá": ["colher de chá", "colheres de chá"],
    "c. de chá": ["colher de chá", "colheres de chá"],
    "c.c.": ["colher de chá", "colheres de chá"],
    xíc: ["xícara", "xícaras"],
    g: ["grama", "gramas"],
    gr: ["grama", "gramas"],
    kg: ["quilo", "quilos"],
    ml: ["mililitro", "mililitros"],
    cl: ["centilitro", "centilitros"],
    dl: ["decilitro", "decilitros"],
    l: ["litro", "litros"],
    cm: ["centímetro", "centímetros"],
    mm: ["milímetro", "milímetros"],
    min: ["minuto", "minutos"],
    h: ["hora", "horas"],
    seg: ["segundo", "segundos"],
  },
  words: {
    "q.b.": "quanto baste",
    "aprox.": "aproximadamente",
    "pess.": "pessoas",
    "p. ex.": "por exemplo",
  },
  fractions: {
    "1/2": ["meia", "e meia"],
    "1/3": ["um terço de", "e um terço"],
    "2/3": ["dois terços de", "e dois terços"],
    "1/4": ["um quarto de", "e um quarto"],
    "3/4": ["três quartos de", "e três quartos"],
    "1/8": ["um oitavo de", "e um oitavo"],
  },
  degrees: "graus",
  to: "a",
  abbreviations: "q.b|aprox|pess|ex|xíc",
  breathsBefore: "e ou até depois enquanto",
});
