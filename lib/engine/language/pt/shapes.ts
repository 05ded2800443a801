/** By which words the shape of a Portuguese line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack/pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared:
    "picad[oa]s?|ralad[oa]s?|cortad[oa]s?|fatiad[oa]s?|amassad[oa]s?|descascad[oa]s?|desfiad[oa]s?|derretid[oa]s?",
  toTaste: "a gosto|q\\.?b\\.?|quanto baste|para untar|para polvilhar|para decorar|para servir|opcional",
  energy: "calorias|energia",
  nutrients: "proteínas|calorias|gorduras|hidratos de carbono|carboidratos",
  steps: "passo|fase|etapa",
  greetings: "olá|oi|querid[oa]",
  partings: "beijos|beijinhos|abraços",
  sentFrom: "enviado do meu|enviado de",
  ingredientsInline: "ingredientes|(?:do )?que (?:você )?(?:precisa|precisamos|vai precisar)",
  stepsInline: "preparação|modo de preparo|modo de fazer|modo de preparação|preparo|instruções|confecção",
  notesInline:
    "notas|dicas|informaç(?:ão|ões) nutriciona(?:l|is)(?: por porção)?|valor(?:es)? nutriciona(?:l|is)(?: por porção)?",
  hangs: "e|ou|de|com|da|em|para|sem",
  beforeSameAmount: "ou|mais|cerca de|de|com|e",
  until: "até",
  kitchen: "frigideira|panela|forno|lume|fogo|tigela|taça|tacho|forma|assadeira",
  shopping: "compras",
  dayLeads:
    "(?:na|à) (?:noite|véspera)(?: anterior| antes)?|(?:noite|dia|véspera) (?:anterior|antes)|(?:no|o) dia (?:anterior|antes|seguinte)|na manhã seguinte|de véspera",
  partLeads: "para|para fazer|para preparar",
  partArticles: "o|a|os|as",
  partAlone:
    "para servir|para acompanhar|para decorar|para finalizar|para enfeitar|para montar|para polvilhar|para untar|para empanar|para fritar|para pincelar|para gratinar|guarnição|decoração|finalização|(?:para a )?montagem",
  authors: "por",
  adaptedFrom: "adaptad[oa]",
  leadsOn: "então|bom|pois|bem|ora",
  told: "(?:você|vocês|tu)? ?(?:vai|vão|vais) precisar de|precisas? de|são precisos|são necessários|vamos precisar de|precisamos de|eu uso",
  toldFirst: "tome|toma|pegue|você pega|pega|pegamos",
  toldMore: "mais|e ainda|também",
};
