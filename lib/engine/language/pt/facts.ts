/** How Portuguese recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "tempo de preparação|preparação",
    cooking: "tempo de cozedura|tempo de cozimento|cozedura",
    resting: "tempo de descanso|descanso|molho|de molho",
    total: "tempo total|tempo de preparo|tempo|pronto em",
  },
  serves: "para|porções|doses|serve",
  eaters: "pessoas|pessoa|porções|doses",
  makes: "rende|rendimento",
  openEnded: "rende",
  helpings: "pratos|tigelas",
  forEaters: "para",
  enough: "bem|generosamente",
  yieldLeads: "isto",
  adds: "mais|e",
  otherTimes: "tempo de leitura",
  pieces: "unidades|fatias|pedaços|bolinhos",
  sizes: "cm|mm",
  divides: "cortar em",
  about: "cerca de|aproximadamente",
  overnight: "de um dia para o outro",
  cardLabels: "",
  hours: "hora|horas",
  numbers: "um|uma|dois|duas|três|quatro|cinco|seis|oito|dez|doze",
  ranges: "a|ou",
};
