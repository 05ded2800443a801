/** Portuguese words of the list: around a food in its line, of the parts that a list is divided into, and of where a food is kept. */
import type { LineWords, StorageWords } from "@/lib/engine/language/pack/lines";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

// Portuguese words of ingredient lines that are neither amount nor food.

export const LINES: Partial<LineWords> = {
  sizes: "grande grandes pequeno pequena pequenos pequenas médio média médios médias",
  qualifiers: "cheia cheias rasa rasas bem-cheia bem-cheias generosa generosas",
  approximately: "aprox cerca",
  leads: "uns umas alguns algumas",
  prepared:
    "picado picada picados picadas ralado ralada cortado cortada cortados cortadas fatiado fatiada amassado amassados descascado descascada descascados desfiado desfiada derretido derretida",
  adverbs: "finamente",
  takenOf: "suco sumo raspas raspa casca de do da",
  takenNouns: "suco sumo raspas raspa",
  either: "ou",
  further: "mais e + &",
  less: "menos",
  of: "de do da",
  conjunctions: "e ou",
  optional: ["opcional"],
  toTaste: ["a gosto", "quanto baste", "q.b.", "q. b."],
  endPhrases: "a gosto,quanto baste",
  labels: "servir decorar acompanhar enfeitar polvilhar finalizar guarnição opcional untar pincelar",
  alternatives: "ou",
  noAlternatives: "mais menos",
  manages: "para opcional conforme",
  extras: "mais",
  beforeNumbers: "cerca",
};

/** Portuguese words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "porções doses pessoas pessoa",
  links: "para rende",
  notCounted: "",
};

// What Portuguese recipes call the parts of a dish, and how they end a list. Data only, lower case.

export const PARTS: PartWords = {
  preparations:
    "massa|recheio|molho|refogado|marinada|tempero|vinagrete|cobertura|creme|base|bolo|caldo|calda|xarope|merengue|ganache|guarnição|acompanhamento|farofa|salada|mistura|montagem|decoração|glacê|brigadeiro|mousse|empanado|crumble|béchamel|bechamel|vinha d'alhos|finalização|acabamento",
  seasonings:
    "sal|pimenta|sal e pimenta|sal e pimenta q.b.|sal e pimenta a gosto|pimenta-do-reino|água|óleo|azeite|gelo|sal q.b.",
  finishes: "cobertura|calda|recheio|molho|glacê|ganache|merengue",
  served:
    "para servir|para decorar|para acompanhar|para enfeitar|a gosto|q.b.|para polvilhar|para untar|opcional",
  nounFirst: true,
};

// Portuguese words that say where a food is kept when bought. Folded: no accents.

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    leite natas nata creme manteiga margarina queijo iogurte requeijao ricota presunto fiambre bacon toucinho linguica chourico salsicha frango peru pato vitela
    porco borrego cordeiro carne peixe salmao pescada bacalhau atum camarao camaroes lula lulas polvo ovo ovos gema gemas clara claras salsa salsinha coentro
    coentros manjericao hortela cebolinha espinafre espinafres alface rucula couve pepino cenoura cenouras aipo brocolis brocolos abobrinha curgete berinjela
    beringela pimentao pimento cogumelo cogumelos morango morangos framboesa framboesas mirtilo mirtilos tofu mussarela mozarela parmesao
  `,
  keeps: `
    coco lata enlatado enlatada seco seca secos secas po moida moido caldo vinagre oleo azeite condensado evaporado conserva desidratado
  `,
};
