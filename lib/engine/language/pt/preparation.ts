/** How Portuguese says as work what a list states behind its food: você, infinitive, tu, vocês. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack/gloss";

export const LIST_WORK: ListWorkForms = {
  work: `
    picado/picada/picados/picadas/picadinho/picadinha/picadinhos/picadinhas = pique/picar/pica/piquem
    cortado/cortada/cortados/cortadas = corte/cortar/corta/cortem
    fatiado/fatiada/fatiados/fatiadas = fatie/fatiar/fatia/fatiem
    laminado/laminada/laminados/laminadas = lamine/laminar/lamina/laminem
    ralado/ralada/ralados/raladas = rale/ralar/rala/ralem
    amassado/amassada/amassados/amassadas = amasse/amassar/amassa/amassem
    esmagado/esmagada/esmagados/esmagadas = esmague/esmagar/esmaga/esmaguem
    triturado/triturada/triturados/trituradas = triture/triturar/tritura/triturem
    socado/socada/socados/socadas = soque/socar/soca/soquem
    desfiado/desfiada/desfiados/desfiadas = desfie/desfiar/desfia/desfiem
    lascado/lascada/lascados/lascadas = lasque/lascar/lasca/lasquem
    esfarelado/esfarelada/esfarelados/esfareladas = esfarele/esfarelar/esfarela/esfarelem
    raspado/raspada/raspados/raspadas = raspe/raspar/raspa/raspem
    descascado/descascada/descascados/descascadas = descasque/descascar/descasca/descasquem
    pelado/pelada/pelados/peladas = pele/pelar/pela/pelem
    descaroçado/descaroçada/descaroçados/descaroçadas = descaroce/descaroçar/descaroça/descarocem
    lavado/lavada/lavados/lavadas = lave/lavar/lava/lavem
    enxaguado/enxaguada/enxaguados/enxaguadas = enxague/enxaguar/enxagua/enxaguem
    escorrido/escorrida/escorridos/escorridas = escorra/escorrer/escorre/escorram
    coado/coada/coados/coadas = coe/coar/coa/coem
    demolhado/demolhada/demolhados/demolhadas = demolhe/demolhar/demolha/demolhem
    derretido/derretida/derretidos/derretidas = derreta/derreter/derrete/derretam
    batido/batida/batidos/batidas = bata/bater/bate/batam
    peneirado/peneirada/peneirados/peneiradas = peneire/peneirar/peneira/peneirem
    torrado/torrada/torrados/torradas = torre/torrar/torra/torrem
    tostado/tostada/tostados/tostadas = toste/tostar/tosta/tostem
    espremido/espremida/espremidos/espremidas = esprema/espremer/espreme/espremam
    separado/separada/separados/separadas = separe/separar/separa/separem
    desfolhado/desfolhada/desfolhados/desfolhadas = desfolhe/desfolhar/desfolha/desfolhem
    escaldado/escaldada/escaldados/escaldadas = escalde/escaldar/escalda/escaldem
    dissolvido/dissolvida/dissolvidos/dissolvidas = dissolva/dissolver/dissolve/dissolvam
    dessalgado/dessalgada/dessalgados/dessalgadas = dessalgue/dessalgar/dessalga/dessalguem
    hidratado/hidratada/hidratados/hidratadas = hidrate/hidratar/hidrata/hidratem
    rasgado/rasgada/rasgados/rasgadas = rasgue/rasgar/rasga/rasguem
    quebrado/quebrada/quebrados/quebradas = quebre/quebrar/quebra/quebrem
    partido/partida/partidos/partidas = parta/partir/parte/partam
    = adicione/adicionar/adiciona/adicionem
    = acrescente/acrescentar/acrescenta/acrescentem
    = misture/misturar/mistura/misturem
    = coloque/colocar/coloca/coloquem
    = aqueça/aquecer/aquece/aqueçam
    = deixe/deixar/deixa/deixem
    = cozinhe/cozinhar/cozinha/cozinhem
    = asse/assar/assa/assem
    = sirva/servir/serve/sirvam
    = retire/retirar/retira/retirem
    = despeje/despejar/despeja/despejem
    = cubra/cobrir/cobre/cubram
    = leve/levar/leva/levem
    = mexa/mexer/mexe/mexam
    = junte/juntar/junta/juntem
    = preaqueça/preaquecer/preaquece/preaqueçam
    = refogue/refogar/refoga/refoguem
  `,
  shapes: { openers: "em aos às", cut: "corte/cortar/corta/cortem" },
  states: `
    amolecido/amolecida/mole/pomada = tire {food} da geladeira para amolecer/tirar {food} da geladeira para amolecer/tira {food} do frigorífico para amolecer/tirem {food} da geladeira para amolecer
    em temperatura ambiente/à temperatura ambiente/a temperatura ambiente/temperatura ambiente = tire {food} da geladeira para que fique em temperatura ambiente/tirar {food} da geladeira para que fique em temperatura ambiente/tira {food} do frigorífico para que fique à temperatura ambiente/tirem {food} da geladeira para que fique em temperatura ambiente
    descongelado/descongelada/descongelados/descongeladas = descongele {food}/descongelar {food}/descongela {food}/descongelem {food}
  `,
  parts: `
    raspas/raspa/as raspas/só as raspas/só a raspa/a raspa/raspa da casca/raspas da casca/casca ralada/a casca ralada = raspe a casca de {food}/raspar a casca de {food}/raspa a casca de {food}/raspem a casca de {food}
    suco/o suco/sumo/o sumo/só o sumo/só o suco/o suco coado = esprema {food}/espremer {food}/espreme {food}/espremam {food}
    raspas e suco/raspa e sumo/raspas e sumo/suco e raspas/sumo e raspa/sumo e raspas/o suco e as raspas/a raspa e o sumo/as raspas e o suco/as raspas e o sumo/o sumo e as raspas = raspe e esprema {food}/raspar e espremer {food}/raspa e espreme {food}/raspem e espremam {food}
    gemas e claras separadas/claras e gemas separadas/com gemas e claras separadas/separados em gemas e claras/separadas as gemas das claras = separe as gemas e as claras de {food}/separar as gemas e as claras de {food}/separa as gemas e as claras de {food}/separem as gemas e as claras de {food}
  `,
  of: "de",
  oven: "Preaqueça o forno a {heat}/Preaquecer o forno a {heat}/Pré-aquece o forno a {heat}/Preaqueçam o forno a {heat}",
};
