/** Spanish words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack/lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    leche nata mantequilla queso yogur jamon tocino pollo ternera cerdo cordero pavo pescado salmon merluza bacalao gambas camarones huevo huevos yema
    yemas clara claras perejil cilantro albahaca hierbabuena espinacas lechuga pepino zanahoria zanahorias apio puerro puerros brocoli coliflor calabacin
    berenjena pimiento pimientos champinones setas fresas frambuesas arandanos carne requeson
  `,
  keeps: `
    coco lata secas seco seca secos polvo molido molida caldo vinagre aceite condensada evaporada conserva
  `,
};
