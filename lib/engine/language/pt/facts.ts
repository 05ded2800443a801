/** How Portuguese recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "tempo de preparação|preparação|tempo de preparo|preparo|tempo ativo|tempo de preparo ativo|tempo de prep.|prep.|prep|mão na massa|tempo de preparo total",
    cooking:
      "tempo de cozedura|tempo de confecção|confeção|confecção|tempo de cozimento|tempo de confeção|tempo de forno|tempo no forno|cozedura|cozimento|cozinhar|forno|tempo de fogo|tempo de cocção|cocção|tempo de assadura|fritura|tempo de fritura",
    resting:
      "tempo de descanso|descanso|repouso|tempo de repouso|molho|de molho|demolha|tempo de geladeira|geladeira|refrigeração|marinada|tempo de fermentação|fermentação|levedação|tempo de espera|espera|tempo de molho|tempo de demolha|de demolha|tempo de marinada|tempo de refrigeração|frigorífico|de geladeira|freezer|congelador|tempo de congelamento|congelamento|tempo de levedação|tempo de levedura|crescimento|tempo de crescimento|tempo de gelar|arrefecimento|tempo de arrefecimento|resfriamento|frio|tempo de frio",
    total:
      "tempo total|tempo previsto|tempo aproximado|tempo médio|tempo gasto|tempo de execução|total|tempo|pronto em|pronta em|duração|tempo total estimado|fica pronto em|fica pronta em|prontos em|prontas em|tempo necessário|no total|tempo estimado",
  },
  serves:
    "para|pessoas|porções|doses|serve|rendimento para|número de porções|nº de pessoas|serve até|nº de porções|nº de doses|número de doses|número de pessoas|n.º de pessoas|n.º de porções|n.º de doses|ingredientes para|ingredientes (para|receita para|rende para|dá para|suficiente para|quantidade para|porção|comensais|serve de|serve bem|somos|somos uns|seremos|éramos",
  eaters: "pessoas|pessoa|porções|porção|doses|pess.|pess|comensais|adultos|crianças|convidados",
  makes:
    "rende|rendimento|faz|quantidade|dá|porção|produz|número de unidades|unidades|para fazer|dá cerca de",
  openEnded: "rende|faz|dá|número de unidades|unidades",
  helpings: "pratos|tigelas|taças",
  forEaters: "para|receita para",
  among: "em|entre|por|sobre",
  enough: "bem|generosamente|à vontade",
  yieldLeads:
    "isto|esta receita|a receita|com esta receita|com essa receita|com estas quantidades|com essas medidas|a massa",
  needed: "vai precisar de|vais precisar de|precisa de|precisamos de|você vai precisar de|é preciso",
  adds: "mais|e",
  otherTimes: "tempo de leitura",
  pieces:
    "formas|forma|tarteiras|tarteira|tabuleiros|tabuleiro|assadeiras|assadeira|unidades|unidade|fatias|pedaços|bolinhos|biscoitos|bolachas|pãezinhos|queques|muffins|cupcakes|panquecas|brigadeiros|pastéis|quadrados|bolos|pães|frascos|potes|copos|taças|unid.|forma de bolo|forma de pudim|pudim|pudins|bolo|tarte|tartes|torta|tortas|tarteletes|empadas|empadão|coxinhas|rissóis|croquetes|almôndegas|hambúrgueres|beijinhos|docinhos|trufas|cookies|biscoito|broas|rabanadas|sonhos|filhós|filhoses|donuts|crepes|waffles|tapiocas|pães de queijo|esfihas|pizzas|pizza|quiche|enroladinhos|espetadas|espetinhos|barrinhas|barras|quadradinhos|madalenas|muffin|frasco|pote|garrafas|litros|copinhos|forminhas|ramequins|scones|brownies|bolas|bolinhas|rolinhos|fatia|bombons|bem-casados|pasteizinhos|quiches|discos|assadeira média|salgadinhos|salgados|travessa|travessas|refratário|rosquinhas|sequilhos|pamonhas|panquequinhas|tacinhas|tigelinhas|canapés|fritos|almofadinhas",
  sizes: "cm|mm|litro|litros",
  divides: "cortar em|corte em|dividir em",
  about:
    "cerca de|aproximadamente|aprox.|uns|umas|mais ou menos|aprox|cerca|mais ou menos umas|mais ou menos uns|quase",
  overnight: "de um dia para o outro|de um dia pro outro|durante a noite",
  ovenRows: "forno|temperatura do forno|temperatura",
  cardLabels:
    "dificuldade|nível de dificuldade|grau de dificuldade|custo|categoria|cozinha|calorias|autor|culinária|tipo|tipo de prato|dieta|época|utensílios|fonte|tipo de cozinha|calorias por porção",
};
