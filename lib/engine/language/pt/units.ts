/** Units as Portuguese recipes write them, in Brazil and in Portugal. */
import type { UnitWords } from "@/lib/engine/language/pack";

export const UNITS: readonly UnitWords[] = [
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
