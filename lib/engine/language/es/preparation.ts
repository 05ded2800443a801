/** How Spanish says as work what a list states behind its food: tú, usted, infinitive, nosotros, ustedes, vosotros. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack/gloss";

export const LIST_WORK: ListWorkForms = {
  work: `
    picado/picada/picados/picadas/picadito/picadita/picaditos/picaditas = pica/pique/picar/picamos/piquen/picad
    cortado/cortada/cortados/cortadas = corta/corte/cortar/cortamos/corten/cortad
    partido/partida/partidos/partidas = parte/parta/partir/partimos/partan/partid
    troceado/troceada/troceados/troceadas = trocea/trocee/trocear/troceamos/troceen/trocead
    rebanado/rebanada/rebanados/rebanadas = rebana/rebane/rebanar/rebanamos/rebanen/rebanad
    laminado/laminada/laminados/laminadas = lamina/lamine/laminar/laminamos/laminen/laminad
    fileteado/fileteada/fileteados/fileteadas = filetea/filetee/filetear/fileteamos/fileteen/filetead
    rallado/rallada/rallados/ralladas = ralla/ralle/rallar/rallamos/rallen/rallad
    machacado/machacada/machacados/machacadas/majado/majada/majados/majadas = machaca/machaque/machacar/machacamos/machaquen/machacad
    aplastado/aplastada/aplastados/aplastadas/chafado/chafada/chafados/chafadas = aplasta/aplaste/aplastar/aplastamos/aplasten/aplastad
    triturado/triturada/triturados/trituradas = tritura/triture/triturar/trituramos/trituren/triturad
    prensado/prensada/prensados/prensadas = prensa/prense/prensar/prensamos/prensen/prensad
    desmenuzado/desmenuzada/desmenuzados/desmenuzadas = desmenuza/desmenuce/desmenuzar/desmenuzamos/desmenucen/desmenuzad
    desmoronado/desmoronada/desmoronados/desmoronadas = desmorona/desmorone/desmoronar/desmoronamos/desmoronen/desmoronad
    desmigado/desmigada/desmigados/desmigadas = desmiga/desmigue/desmigar/desmigamos/desmiguen/desmigad
    deshebrado/deshebrada/deshebrados/deshebradas = deshebra/deshebre/deshebrar/deshebramos/deshebren/deshebrad
    desmechado/desmechada/desmechados/desmechadas/mechado/mechada/mechados/mechadas = desmecha/desmeche/desmechar/desmechamos/desmechen/desmechad
    pelado/pelada/pelados/peladas = pela/pele/pelar/pelamos/pelen/pelad
    desgranado/desgranada/desgranados/desgranadas = desgrana/desgrane/desgranar/desgranamos/desgranen/desgranad
    deshuesado/deshuesada/deshuesados/deshuesadas = deshuesa/deshuese/deshuesar/deshuesamos/deshuesen/deshuesad
    descarozado/descarozada/descarozados/descarozadas = descaroza/descaroce/descarozar/descarozamos/descarocen/descarozad
    despepitado/despepitada/despepitados/despepitadas = despepita/despepite/despepitar/despepitamos/despepiten/despepitad
    sin semillas/sin pepitas/sin pepas = quita las semillas de {food}/quite las semillas de {food}/quitar las semillas de {food}/quitamos las semillas de {food}/quiten las semillas de {food}/quitad las semillas de {food}
    desvenado/desvenada/desvenados/desvenadas = desvena/desvene/desvenar/desvenamos/desvenen/desvenad
    lavado/lavada/lavados/lavadas = lava/lave/lavar/lavamos/laven/lavad
    enjuagado/enjuagada/enjuagados/enjuagadas = enjuaga/enjuague/enjuagar/enjuagamos/enjuaguen/enjuagad
    escurrido/escurrida/escurridos/escurridas = escurre/escurra/escurrir/escurrimos/escurran/escurrid
    colado/colada/colados/coladas = cuela/cuele/colar/colamos/cuelen/colad
    remojado/remojada/remojados/remojadas = remoja/remoje/remojar/remojamos/remojen/remojad
    derretido/derretida/derretidos/derretidas = derrite/derrita/derretir/derretimos/derritan/derretid
    fundido/fundida/fundidos/fundidas = funde/funda/fundir/fundimos/fundan/fundid
    batido/batida/batidos/batidas = bate/bata/batir/batimos/batan/batid
    montado/montada/montados/montadas = monta/monte/montar/montamos/monten/montad
    tamizado/tamizada/tamizados/tamizadas = tamiza/tamice/tamizar/tamizamos/tamicen/tamizad
    cernido/cernida/cernidos/cernidas = cierne/cierna/cernir/cernimos/ciernan/cernid
    tostado/tostada/tostados/tostadas = tuesta/tueste/tostar/tostamos/tuesten/tostad
    exprimido/exprimida/exprimidos/exprimidas = exprime/exprima/exprimir/exprimimos/expriman/exprimid
    separado/separada/separados/separadas = separa/separe/separar/separamos/separen/separad
    deshojado/deshojada/deshojados/deshojadas = deshoja/deshoje/deshojar/deshojamos/deshojen/deshojad
    despuntado/despuntada/despuntados/despuntadas = despunta/despunte/despuntar/despuntamos/despunten/despuntad
    blanqueado/blanqueada/blanqueados/blanqueadas = blanquea/blanquee/blanquear/blanqueamos/blanqueen/blanquead
    escaldado/escaldada/escaldados/escaldadas = escalda/escalde/escaldar/escaldamos/escalden/escaldad
    disuelto/disuelta/disueltos/disueltas = disuelve/disuelva/disolver/disolvemos/disuelvan/disolved
    desalado/desalada/desalados/desaladas = desala/desale/desalar/desalamos/desalen/desalad
    hidratado/hidratada/hidratados/hidratadas = hidrata/hidrate/hidratar/hidratamos/hidraten/hidratad
    = añade/añada/añadir/añadimos/añadan/añadid
    = agrega/agregue/agregar/agregamos/agreguen/agregad
    = mezcla/mezcle/mezclar/mezclamos/mezclen/mezclad
    = pon/ponga/poner/ponemos/pongan/poned
    = calienta/caliente/calentar/calentamos/calienten/calentad
    = deja/deje/dejar/dejamos/dejen/dejad
    = cocina/cocine/cocinar/cocinamos/cocinen/cocinad
    = hornea/hornee/hornear/horneamos/horneen/hornead
    = sirve/sirva/servir/servimos/sirvan/servid
    = retira/retire/retirar/retiramos/retiren/retirad
    = vierte/vierta/verter/vertemos/viertan/verted
    = cubre/cubra/cubrir/cubrimos/cubran/cubrid
    = coloca/coloque/colocar/colocamos/coloquen/colocad
    = remueve/remueva/remover/removemos/remuevan/removed
    = incorpora/incorpore/incorporar/incorporamos/incorporen/incorporad
    = precalienta/precaliente/precalentar/precalentamos/precalienten/precalentad
    = amasa/amase/amasar/amasamos/amasen/amasad
  `,
  shapes: { openers: "en", cut: "corta/corte/cortar/cortamos/corten/cortad" },
  states: `
    blando/blanda/ablandado/ablandada/pomada = saca {food} de la nevera para que se ablande/saque {food} de la nevera para que se ablande/sacar {food} de la nevera para que se ablande/sacamos {food} de la nevera para que se ablande/saquen {food} de la nevera para que se ablande/sacad {food} de la nevera para que se ablande
    a temperatura ambiente/temperatura ambiente/a temperatura de ambiente = saca {food} de la nevera para que se atempere/saque {food} de la nevera para que se atempere/sacar {food} de la nevera para que se atempere/sacamos {food} de la nevera para que se atempere/saquen {food} de la nevera para que se atempere/sacad {food} de la nevera para que se atempere
    descongelado/descongelada/descongelados/descongeladas = descongela {food}/descongele {food}/descongelar {food}/descongelamos {food}/descongelen {food}/descongelad {food}
  `,
  parts: `
    la ralladura/ralladura/su ralladura/la piel rallada/piel rallada/rallada la piel/solo la ralladura/la cáscara rallada = ralla la piel de {food}/ralle la piel de {food}/rallar la piel de {food}/rallamos la piel de {food}/rallen la piel de {food}/rallad la piel de {food}
    el zumo/zumo/su zumo/el jugo/jugo/su jugo/solo el zumo/solo el jugo = exprime {food}/exprima {food}/exprimir {food}/exprimimos {food}/expriman {food}/exprimid {food}
    ralladura y zumo/ralladura y jugo/zumo y ralladura/jugo y ralladura/la ralladura y el zumo/la ralladura y el jugo/el zumo y la ralladura/el jugo y la ralladura/su ralladura y su zumo/su ralladura y su jugo = ralla y exprime {food}/ralle y exprima {food}/rallar y exprimir {food}/rallamos y exprimimos {food}/rallen y expriman {food}/rallad y exprimid {food}
    yemas y claras separadas/claras y yemas separadas/separadas las yemas de las claras/separados en yemas y claras/separados en claras y yemas/separando yemas y claras/separando las yemas de las claras = separa las yemas y las claras de {food}/separe las yemas y las claras de {food}/separar las yemas y las claras de {food}/separamos las yemas y las claras de {food}/separen las yemas y las claras de {food}/separad las yemas y las claras de {food}
  `,
  of: "de",
  oven: "Precalienta el horno a {heat}/Precaliente el horno a {heat}/Precalentar el horno a {heat}/Precalentamos el horno a {heat}/Precalienten el horno a {heat}/Precalentad el horno a {heat}",
};
