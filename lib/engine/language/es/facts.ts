/** How Spanish recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "tiempo de preparación|preparación",
    cooking: "tiempo de cocción|cocción|horneado|tiempo de horneado",
    resting: "tiempo de reposo|reposo|remojo|marinado",
    total: "tiempo total|total|tiempo|duración|listo en",
  },
  serves: "para|porciones|raciones|comensales",
  eaters: "personas|persona|porciones|raciones|comensales|pers.|pers",
  makes: "rinde|rendimiento|salen",
  openEnded: "rinde|salen",
  helpings: "platos|cuencos",
  forEaters: "para",
  enough: "bien|generosamente",
  yieldLeads: "esto",
  adds: "más|y",
  otherTimes: "tiempo de lectura",
  pieces: "unidades|piezas|galletas|trozos|tortillas",
  sizes: "cm|mm",
  divides: "cortar en",
  about: "unos|unas|aproximadamente|aprox.|alrededor de",
  overnight: "toda la noche",
  cardLabels: "dificultad",
};
