/** Portuguese, as far as a browser needs it. */
import { compounds, NO_SCALING_WORDS } from "@/lib/engine/language/compose";
import type { CorePack, TimeContext, UnitWords } from "@/lib/engine/language/pack";

// Units as Portuguese recipes write them, in Brazil and in Portugal.

const UNITS: readonly UnitWords[] = [
  {
    id: "tsp",
    forms:
      "colher de chá/colheres de chá,colher chá/colheres chá,colher de cha/colheres de cha,colher de café/colheres de café,colher café/colheres café,colherinha/colherinhas,c de chá,c chá,col de chá,col chá,c café",
  },
  {
    id: "dsp",
    forms:
      "colher de sobremesa/colheres de sobremesa,colher sobremesa/colheres sobremesa,c de sobremesa,c sobremesa,col de sobremesa",
  },
  {
    id: "tbsp",
    forms:
      "colher de sopa/colheres de sopa,colher sopa/colheres sopa,colher/colheres,c de sopa,c sopa,col de sopa,col sopa,colherada/colheradas",
  },
  {
    id: "cup",
    forms:
      "xícara/xícaras,xicara/xicaras,xícara de chá/xícaras de chá,xícara chá/xícaras chá,xicara de cha/xicaras de cha,chávena/chávenas,chávena de chá/chávenas de chá,chávena almoçadeira/chávenas almoçadeiras,xíc",
  },
  { id: "ml", forms: "mililitro/mililitros" },
  { id: "cl", forms: "centilitro/centilitros" },
  { id: "dl", forms: "decilitro/decilitros" },
  { id: "l", forms: "litro/litros" },
  { id: "g", forms: "grama/gramas" },
  { id: "kg", forms: "quilo/quilos,quilograma/quilogramas" },
  { id: "inch", forms: "polegada/polegadas" },
  { id: "cm", forms: "centímetro/centímetros" },
  { id: "clove", forms: "dente/dentes" },
  { id: "slice", forms: "fatia/fatias,rodela/rodelas" },
  { id: "bunch", forms: "maço/maços,ramo/ramos,molho/molhos,cacho/cachos" },
  { id: "head", forms: "cabeça/cabeças" },
  { id: "bulb", forms: "bolbo/bolbos,bulbo/bulbos" },
  { id: "stalk", forms: "talo/talos" },
  { id: "stem", forms: "caule/caules,haste/hastes" },
  { id: "sprig", forms: "raminho/raminhos,galho/galhos,pé/pés" },
  { id: "leaf", forms: "folha/folhas" },
  { id: "ear", forms: "espiga/espigas" },
  { id: "strip", forms: "tira/tiras" },
  { id: "fillet", forms: "filé/filés,filete/filetes,posta/postas,lombo/lombos" },
  { id: "piece", forms: "pedaço/pedaços,peça/peças,unidade/unidades,unid,bocado/bocados" },
  { id: "knob", forms: "noz de" },
  { id: "cube", forms: "cubo/cubos,tablete de caldo/tabletes de caldo" },
  { id: "sheet", forms: "placa/placas,lâmina/lâminas" },
  { id: "ball", forms: "bola/bolas" },
  { id: "bar", forms: "tablete/tabletes,barra/barras" },
  { id: "wedge", forms: "gomo/gomos" },
  { id: "pod", forms: "vagem de/vagens de,fava de/favas de" },
  { id: "half", forms: "metade/metades" },
  { id: "part", forms: "parte/partes,medida/medidas" },
  { id: "portion", forms: "porção/porções" },
  { id: "recipe", forms: "receita/receitas" },
  { id: "drop", forms: "gota/gotas" },
  { id: "splash", forms: "fio/fios,fiozinho/fiozinhos,golpe/golpes" },
  { id: "pinch", forms: "pitada/pitadas,pitadinha/pitadinhas" },
  { id: "handful", forms: "punhado/punhados,mão cheia/mãos cheias" },
  { id: "dollop", forms: "concha/conchas,bola de gelado/bolas de gelado" },
  { id: "can", forms: "lata/latas" },
  { id: "jar", forms: "frasco/frascos,vidro/vidros" },
  { id: "glass", forms: "copo/copos,cálice/cálices,copo americano/copos americanos,copo requeijão" },
  {
    id: "package",
    forms:
      "pacote/pacotes,saqueta/saquetas,sachê/sachês,envelope/envelopes,pacotinho/pacotinhos,embalagem/embalagens",
  },
  { id: "bag", forms: "saco/sacos,saquinho/saquinhos" },
  { id: "box", forms: "caixa/caixas,caixinha/caixinhas" },
  { id: "bottle", forms: "garrafa/garrafas,garrafinha/garrafinhas" },
  { id: "carton", forms: "bandeja/bandejas,cuvete/cuvetes" },
  { id: "container", forms: "pote/potes,potinho/potinhos,tubo/tubos,boião/boiões" },
];

const ONES = { dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9 };
const TENS = {
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
};

/** Never found: English has these, Portuguese recipes do not. */
const NEVER = /(?!)/;
/** English knows which compounds with a time are waited for. */
const ALWAYS = /^/;

const TIME_CONTEXT: TimeContext = {
  nounsBehind: NEVER,
  article: /^(?:uma?|outr[oa])\s/i,
  // "pronto em uma hora"; "no outro dia", "ao outro dia": the day after
  soon: /\b(?:(?:pront[oa]s?|feit[oa]s?) em|[na]o|até [ao]o?|(?:para|pro|pra) o)\s+$/i,
  limitsBefore:
    /(?:^|\s)(?:a cada|menos de|(?<!\b(?:ou?|lo|al|ao|pelo)\s)menos|consum[a-z]{1,6}(?:-[ao]s?)? em|antes de|dentro de|os primeiros|as primeiras|nos primeiros|nas primeiras|próximos|próximas|no máximo)\s+(?:cerca de\s+)?$/i,
  limitsBeforeNot: /\bnão menos de\s+$/i,
  ratesBehind: /^\s*(?:por|por cada)\s+(?:quilo|kg|500|100)/i,
  leadBehind:
    /^\s*(?:(?:para (?:o )?|pro |pra )outr[oa](?!\p{L})|antes(?!\s+d[aeo])|de antecedência|com antecedência|(?:a )?menos(?!\p{L}))/iu,
  beforeBehind: /^\s*antes\b/i,
  endBehind: /^\s*antes (?:de (?:terminar|acabar|ficar pront)|do (?:fim|final)\b|que (?:termin|acab|est))/i,
  waitNouns: ALWAYS,
  upTo: /(?:^|\s)até\s+(?:cerca de\s+)?$/i,
  placesBehind:
    /^\s*(?:ou\s+)?n(?:a|o|um|uma)\s+(?:geladeira|frigorífico|congelador|freezer|recipiente hermético|pote|frasco)/i,
  stores: /(?:conserv|guard|armazen|aguent|dura|congel|geladeira|frigorífico|freezer)/i,
  storesNot: /(?:pelo menos|no mínimo|marin|ferment|cura|demolh|de molho|dessalg|macer|salmoura|descans)/i,
  keepsBefore:
    /\b(?:conservam?-se|duram?|aguentam?|guardam?-se|conservar|guardar|conserve|guarde)\s+(?:bem\s+)?(?:n[ao] \p{L}{3,14}\s+)?(?:por\s+|durante\s+|até\s+)?(?:cerca de\s+)?$/iu,
};

export const CORE: CorePack = {
  code: "pt",
  sentence: {
    articles: "",
    articlesKept: "o a os as do da dos das ao à aos às no na nos nas pelo pela",
    verbLast: false,
    and: "e",
    rests: "descansar levedar arrefecer esfriar refrigerar",
    partOpeners: "para",
  },
  numbers: {
    values: {
      uma: 1,
      ...ONES,
      dez: 10,
      onze: 11,
      doze: 12,
      treze: 13,
      catorze: 14,
      quatorze: 14,
      quinze: 15,
      dezesseis: 16,
      dezasseis: 16,
      dezessete: 17,
      dezassete: 17,
      dezoito: 18,
      dezenove: 19,
      dezanove: 19,
      ...TENS,
      ...compounds(TENS, { um: 1, uma: 1, ...ONES }, (ten, one) => `${ten} e ${one}`),
      cem: 100,
    },
    fractions: { meia: 1 / 2, meio: 1 / 2 },
    parts: {
      terço: 1 / 3,
      terços: 1 / 3,
      quarto: 1 / 4,
      quartos: 1 / 4,
      quinto: 1 / 5,
      quintos: 1 / 5,
      oitavo: 1 / 8,
      oitavos: 1 / 8,
    },
    articles: "",
    dozens: "dúzia",
    ranges: "a ou até",
    couples: "",
    joins: "e",
    halves: {
      "e meia": 1 / 2,
      "e meio": 1 / 2,
      "e um quarto": 1 / 4,
      "e três quartos": 3 / 4,
      "e um terço": 1 / 3,
    },
    notHalved: "amargo,gordo,cozido,cozida,cura",
    of: "de",
    decimal: ",",
  },
  abbreviations: {
    words: "aprox ex p.ex c col colh sop q.b kcal seg unid temp máx mín xíc vel",
    ending: "seg unid aprox",
  },
  units: UNITS,
  durations: {
    behind: "em no na para",
    // "um" is another word in German.
    numbers: { um: 1, par: 2 },
    units: [
      { minutes: 1 / 60, forms: "segundo/segundos" },
      { minutes: 1, forms: "minuto/minutos,minutinho/minutinhos" },
      { minutes: 60, forms: "hora/horas,horinha/horinhas" },
      { minutes: 1440, forms: "dia/dias" },
      { minutes: 10_080, forms: "semana/semanas" },
      { minutes: 43_200, forms: "mês/meses" },
    ],
    before: "por durante cerca de mais uns",
    fillers: "de longos longas inteiros inteiras",
    another: "outro outra",
    elided: {
      another: "mais|outros|outras|mais outros",
      behind: "em|no|na|com|sem|até|a|ao|tapado|destapado",
      side: "do outro|da outra|no outro|do lado",
    },
    ordinals: "segundo",
    between: "entre",
    sums: "e",
    context: TIME_CONTEXT,
    fixed: {},
    leadWork: "demolhar marinar macerar dessalgar descongelar",
    nights:
      "de um dia para o outro|de um dia pro outro|de um dia para outro|durante a noite|a noite toda|na véspera|de véspera|da noite para o dia",
  },
  temperatures: {
    degrees: "grau graus",
    celsius: "centígrados centígrado",
    fahrenheit: "",
    gas: "",
    marks: "",
    angles: "",
    differences: "",
    minus: "menos",
  },
  scaling: {
    ...NO_SCALING_WORDS,
    sizeBefore: "de",
    nameEnds: "e ou para com em a no na",
    counted:
      "ovo/ovos cebola/cebolas cenoura/cenouras batata/batatas tomate/tomates limão/limões laranja/laranjas maçã/maçãs pera/peras banana/bananas abobrinha/abobrinhas berinjela/berinjelas pimentão/pimentões abacate/abacates pepino/pepinos gema/gemas clara/claras",
    wholeThings: "ovo ovos gema gemas clara claras lata latas dente dentes",
    about: "cerca de {n}",
    perPiece: /(?<!\p{L})(?:cada|por (?:pessoa|porção|unidade))(?!\p{L})/iu,
    oneByOne: /^\s*(?:de cada vez|por vez|por (?:pessoa|porção|unidade))(?!\p{L})/iu,
  },
};
