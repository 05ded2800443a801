/** How Portuguese recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack-pages";

export const FACTS: FactWords = {
  times: {
    preparation: "tempo de preparação|preparação|tempo de preparo|preparo|tempo ativo|tempo de preparo ativo",
    cooking:
      "tempo de cozedura|tempo de confecção|confeção|confecção|tempo de cozimento|tempo de confeção|tempo de forno|tempo no forno|cozedura|cozimento|cozinhar|forno",
    resting:
      "tempo de descanso|descanso|repouso|tempo de repouso|molho|de molho|demolha|tempo de geladeira|geladeira|refrigeração|marinada|tempo de fermentação|fermentação|levedação",
    total: "tempo total|total|tempo|pronto em|pronta em|duração",
  },
  serves: "para|pessoas|porções|doses|serve|rendimento para|número de porções|nº de pessoas|serve até",
  eaters: "pessoas|pessoa|porções|porção|doses|pess.",
  makes: "rende|rendimento|faz|quantidade",
  openEnded: "rende|faz",
  helpings: "pratos|tigelas|taças",
  forEaters: "para|receita para",
  enough: "bem|generosamente|à vontade",
  yieldLeads: "isto|esta receita|a receita",
  adds: "mais|e",
  otherTimes: "tempo de leitura",
  pieces:
    "formas|forma|tarteiras|tarteira|tabuleiros|tabuleiro|assadeiras|assadeira|unidades|unidade|fatias|pedaços|bolinhos|biscoitos|bolachas|pãezinhos|queques|muffins|cupcakes|panquecas|brigadeiros|pastéis|quadrados|bolos|pães|frascos|potes|copos|taças",
  sizes: "cm|mm",
  divides: "cortar em|corte em|dividir em",
  about: "cerca de|aproximadamente|aprox.|uns|umas|mais ou menos",
  overnight: "de um dia para o outro|durante a noite",
  cardLabels:
    "dificuldade|nível de dificuldade|grau de dificuldade|custo|categoria|cozinha|calorias|autor|culinária",
};
