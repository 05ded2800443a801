/** How Spanish recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "tiempo de preparación|tiempo de elaboración|preparación|tiempo activo|tiempo de trabajo|prep",
    cooking:
      "tiempo de cocción|tiempo de cocinado|tiempo de horneado|tiempo de horno|cocción|cocinado|horneado|horno",
    resting:
      "tiempo de reposo|reposo|remojo|tiempo de remojo|marinado|tiempo de marinado|tiempo de levado|levado|fermentación|tiempo de refrigeración|refrigeración|tiempo de enfriado|enfriado|congelación",
    total: "tiempo total|tiempo estimado|tiempo aproximado|total|tiempo|duración|listo en|lista en",
  },
  serves:
    "para|porciones|raciones|comensales|personas|número de raciones|número de porciones|n.º de personas|sirve",
  eaters: "personas|persona|porciones|raciones|comensales|ración|porción|pers.|pers",
  makes: "rinde|rendimiento|salen|cantidad",
  openEnded: "rinde|salen",
  helpings: "platos|cuencos",
  forEaters: "para|receta para",
  enough: "bien|generosamente",
  yieldLeads: "esto|esta receta|la receta",
  adds: "más|y",
  otherTimes: "tiempo de lectura",
  pieces:
    "moldes|molde|bandejas|bandeja|unidades|unidad|piezas|galletas|trozos|tortillas|magdalenas|muffins|cupcakes|panecillos|bollos|empanadas|empanadillas|croquetas|albóndigas|tortitas|panqueques|porciones de tarta|rebanadas|alfajores|bolitas|rollitos|tarros|frascos|vasitos|brochetas",
  sizes: "cm|mm",
  divides: "cortar en|corta en|dividir en",
  about: "unos|unas|aproximadamente|aprox.|alrededor de|más o menos",
  overnight: "toda la noche|una noche",
  cardLabels:
    "dificultad|nivel de dificultad|coste|precio|categoría|cocina|calorías|autor|tipo de plato|tipo de cocina",
};
