/** What Portuguese recipes call the parts of a dish, and how they end a list. Data only, lower case. */
import type { PartWords } from "@/lib/engine/language/pack/pages";

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
