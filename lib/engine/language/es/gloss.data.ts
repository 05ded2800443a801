/** Spanish words by the engine's own words. Data only; see `pack/gloss.ts`. */
import type { GlossWords } from "@/lib/engine/language/pack/gloss";
import { FOODS } from "./gloss-foods.data";
import { DESCRIBING, THINGS } from "./gloss-things.data";
import { PARTICIPLES, VERBS } from "./gloss-verbs.data";

const GRAMMAR = `
el/la/los/las = the
lo = it
un/una = a
unos/unas = some
le = it
les = them
me/te/nos/os/se =
él/ella/ello = it
ellos/ellas = them
esto/eso/aquello = this
este/esta/ese/esa/aquel/aquella = this
estos/estas/esos/esas/aquellos/aquellas = these
su/sus = its
mi/mis/tu/tus/nuestro/nuestra/nuestros/nuestras/vuestro/vuestra/vuestros/vuestras = your
todo = everything
toda = all the
sobre todo = especially
en todo momento = constantly
todo tipo de = all kinds of
todos/todas = all
todo el/toda la/todos los/todas las = all the
todo lo demás/lo demás = everything else
todo junto = everything together
todos los ingredientes/los ingredientes todos/la totalidad de los ingredientes = all the ingredients
en remojo/a remojo/en agua a remojo = to soak
fuera del fuego = off the heat
todos los demás ingredientes/todos los otros ingredientes/los demás ingredientes/los otros ingredientes/los ingredientes restantes/el resto de ingredientes/el resto de los ingredientes/resto de ingredientes/resto de los ingredientes = the remaining ingredients
el otro/la otra = the other
el otro diente/el otro diente de ajo = the other clove of garlic
los demás/las demás/los otros/las otras = the others
todo bien = everything
ambos/ambas/los dos/las dos = both
cada/cada uno/cada una/cada uno de/cada una de = each
otro/otra/otro poco/otro poco de = another
otros/otras = others
otro cuarto de = another quarter of
otro cuarto de la/otro cuarto del = another quarter of the
en el medio/en medio/al medio/en el centro/al centro = in the middle
de este último/de esta última/de estos últimos = of it
un poco de este último/un poco de esta última/un poco de estos últimos = a little of it
un chorrito de este último/un chorrito de esta última = a splash of it
menos el glaseado/salvo el glaseado/excepto el glaseado = except the glaze
menos el relleno/salvo el relleno/excepto el relleno = except the filling
algo de/algo/algún/alguna = some
algunos/algunas/unos cuantos/unas cuantas/unos pocos/unas pocas = a few
un poco/un poquito/un pelín/una pizquita/un chorrillo = a little
un poco de/un poquito de/un pelín de/una miaja de = a little
un poco más/un poquito más = a little more
un poco del/un poquito del/algo del = a little of the
un poco de la/un poco de las/un poco de los = a little of the
un chorrito de/un chorro de/un chorretón de/un chorrillo de/un hilo de/un hilito de/un golpe de = a splash of
un hilo/un hilillo/en forma de hilo/en hilo/hilo fino/a chorrito/en un hilo fino = a thin stream
una pizca de/una pizquita de/una punta de = a pinch of
un pellizco de/un toque de/un punto de = a pinch of
una nuez de/una nuececita de = a knob of
un puñado de/un puñadito de = a handful of
unas gotas de/unas gotitas de/un par de gotas de = a few drops of
unas hojas de/unas hojitas de/unas ramitas de/unas ramas de = some
un par de = a couple of
un par de cazos de/unos cazos de/dos cazos de/dos o tres cazos de/un par de cucharones de/dos cucharones de/unos cucharones de = a couple of ladles of
un cucharón de/un cucharoncito de = a ladle of
una cucharada de = a tablespoon of
la última cucharada de = the last tablespoon of
la última cucharadita de = the last teaspoon of
una cucharadita de = a teaspoon of
la mitad/mitad = half
la mitad de/mitad de = half of
la mitad del/la mitad de la/la mitad de los/la mitad de las/mitad del/mitad de la/mitad de los/mitad de las = half of the
la otra mitad/otra mitad/la mitad restante/la segunda mitad = the other half
la otra mitad de la/la otra mitad del/la otra mitad de las/la otra mitad de los/la mitad restante de la/la mitad restante del = the other half of the
la primera mitad = half
y media/y medio = and a half
medio/media = half
un tercio/una tercera parte/la tercera parte = a third
un tercio de/una tercera parte de/la tercera parte de = a third of
un tercio del/un tercio de la/un tercio de los/un tercio de las/una tercera parte del/una tercera parte de la/una tercera parte de los/una tercera parte de las/la tercera parte de la/la tercera parte del/la tercera parte de los/la tercera parte de las = a third of the
otro tercio/el segundo tercio = another third
otro tercio de la/otro tercio del/otro tercio de los/otro tercio de las = another third of the
dos tercios/dos terceras partes/las dos terceras partes = two thirds
dos tercios de/dos terceras partes de = two thirds of
dos tercios del/dos tercios de la/dos tercios de los/dos tercios de las/dos terceras partes del/dos terceras partes de la/dos terceras partes de los/dos terceras partes de las/las dos terceras partes de la/las dos terceras partes del = two thirds of the
un cuarto/una cuarta parte/la cuarta parte = a quarter
un cuarto de/una cuarta parte de = a quarter of
un cuarto del/un cuarto de la/un cuarto de los/un cuarto de las/una cuarta parte del/una cuarta parte de la/una cuarta parte de los/una cuarta parte de las/la cuarta parte de la/la cuarta parte del = a quarter of the
tres cuartos/tres cuartas partes/las tres cuartas partes = three quarters
tres cuartos de/tres cuartas partes de = three quarters of
tres cuartos del/tres cuartos de la/tres cuartas partes del/tres cuartas partes de la/tres cuartas partes de los/las tres cuartas partes del/las tres cuartas partes de la = three quarters of the
un quinto/una quinta parte = a fifth
una parte de = some of
una parte del/una parte de la/una parte de los/una parte de las/parte del/parte de la/parte de los/parte de las = some of the
la mayor parte/la mayoría/casi todo/casi toda = most
la mayor parte del/la mayor parte de la/la mayor parte de los/la mayor parte de las/la mayoría de los/la mayoría de las/la mayoría del/casi todo el/casi toda la/casi todos los/casi todas las = most of the
uno de los/una de las/uno de estos/una de estas = one of the
del otro/de la otra/de los otros/de las otras = of the other
el resto/resto/lo que queda/lo restante/lo que sobra/lo que quede/lo que sobre = the rest
el resto de/resto de/lo que queda de/lo que quede de/lo que sobra de/lo que sobre de = the rest of
el resto del dulce/resto del dulce/el dulce restante = the rest of the dulce de leche
el resto del/el resto de la/el resto de los/el resto de las/resto del/resto de la/resto de los/resto de las/lo que queda de la/lo que queda del/lo que quede de la/lo que quede del/lo que queda de los/lo que queda de las/lo que quede de los/lo que quede de las/lo que sobra de la/lo que sobra del/lo que sobra de los/lo que sobra de las/lo que sobre de la/lo que sobre del/lo que sobre de los/lo que sobre de las/lo que sobró de la/lo que sobró del/lo que sobró de los/lo que sobró de las/lo que nos queda de la/lo que nos queda del/lo que nos queda de los/lo que nos queda de las/lo que te queda de la/lo que te queda del/lo que te queda de los/lo que te queda de las/lo que os queda de la/lo que os queda del/lo que os queda de los/lo que os queda de las = the rest of the
reservando = reserving
guardando un poco/reservando un poco/reservando algo = reserving a little
la misma cantidad de/igual cantidad de = the same amount of
el mismo/la misma/los mismos/las mismas = the same
el doble de = double the
cantidad necesaria/cantidad suficiente/lo necesario/lo suficiente = as needed
una vez más = once more
de lo contrario/en caso contrario/de no ser así/si no es así = otherwise
faltando/a falta de = with
tras otros/tras otras/después de otros/después de otras/pasados otros = after another
de = of
del = of the
a = to
al = to the
en = in
en el/en la/en los/en las = in the
dentro de/dentro del = inside
con = with
sin = without
sin el/sin la = without the
por = for
por un colador/por el colador/por un colador fino/por un tamiz/por el chino/por la batidora = through a sieve
por el/por la/por los/por las = through the
unos minutos/unos minutitos/algunos minutos = a few minutes
unos segundos = a few seconds
al pinchar/al pincharlo/al insertar/al introducir/al clavar/al pincharla/al pincharlas/al pincharlos = when pricked with
sale/salga/salgan/salen/salir = comes out
indica/indique/indican/indiquen = says
según las instrucciones/siguiendo las instrucciones = according to the instructions
según las instrucciones del paquete/según las instrucciones del fabricante/siguiendo las instrucciones del paquete/según indique el paquete/según indica el paquete/el tiempo que indique el paquete/el tiempo que indica el paquete/el tiempo indicado en el paquete/según el paquete = according to the package instructions
por ambos lados/por los dos lados/por todos lados/por todos los lados/por ambas caras/por las dos caras = on both sides
por cada lado/por lado/cada lado/por cada cara = per side
con una cuchara/con la cuchara/con ayuda de una cuchara = with a spoon
una cuchara de madera/una cuchara de palo = a wooden spoon
una bandeja de horno/una placa de horno = a baking sheet
para = for
sobre/encima de = over
sobre el/sobre la/sobre los/sobre las/encima del/encima de la/encima de los/encima de las/por encima de/por encima del/por encima de la = over the
bajo el/bajo la/debajo de/debajo del/debajo de la = under the
bajo/bajo un = under
entre = between
hasta = until
desde = from
hacia = towards
contra = against
durante = for
como mínimo/al menos/por lo menos/un mínimo de/mínimo = at least
como máximo/un máximo de = at most
tras/después de/luego de/pasados/pasadas/transcurrido/transcurridos/transcurrida/transcurridas/al cabo de = after
antes de = before
alrededor de la/alrededor del = around the
junto con/junto al/junto a la/junto a/junto a los/junto a las/acompañado de/acompañada de/acompañados de/acompañadas de = with
además de/además del/además de la = as well as
excepto/menos la/menos el/menos las/menos los/salvo/a excepción de/a excepción del/exceptuando/con excepción de = except
en vez de/en lugar de = instead of
a partir de = from
según = according to
a modo de = as
como = as
por cada = per
y/e = and
o/u/o bien = or
ni = nor
pero/sino = but
que = that
si = if
cuando/en cuanto/tan pronto como/una vez que/una vez/apenas = when
mientras/mientras tanto/entretanto/entre tanto/al mismo tiempo/a la vez/a su vez/paralelamente = meanwhile
mientras que = while
mientras el/mientras la/mientras los/mientras las = while the
mientras se = while you
mientras preparas/mientras preparamos/mientras haces = while you prepare
hasta que/hasta que se/hasta que esté/hasta que estén = until
para que/de modo que/de manera que/así que = so that
por lo que/así/de este modo/de esta forma/de esta manera = so
porque/ya que/puesto que = because
aunque/a pesar de que = although
donde = where
luego/después/a continuación/seguidamente/posteriormente/más tarde/acto seguido/entonces/tras esto/pasado este tiempo/pasado ese tiempo/transcurrido este tiempo/transcurrido el tiempo/una vez hecho esto/después de esto/después de este proceso/después de este tiempo/después de ese tiempo/tras este proceso/tras ese tiempo/tras este tiempo = then
primero/inicialmente/en un primer momento/en primer lugar/para empezar/antes que nada/antes de nada/primeramente = first
por último/finalmente/al final/para terminar/para finalizar/por fin = finally
otra vez/de nuevo/nuevamente = again
también = also
no = not
sí = yes
cuidado/con cuidado de = carefully
por favor =
al gusto/a gusto/a tu gusto/a su gusto/según el gusto/según gusto/a gusto de cada uno/al gusto de cada uno/al paladar = to taste
si quieres/si se desea/si lo deseas/si lo desea/si desea/si gustas/si gusta/si te gusta/si les gusta/opcionalmente/a voluntad/si se quiere/si queremos/si os gusta/si se prefiere/si lo prefieres = if you like
si es necesario/si hace falta/si fuera necesario/si fuese necesario/si es preciso/de ser necesario/en caso necesario/si hiciera falta/si lo necesita = if needed
para servir/a la hora de servir/al servir/para acompañar/para la mesa/para emplatar = to serve
para decorar/para adornar/como decoración/como guarnición/de guarnición = to garnish
para espolvorear = for dusting
para engrasar/para untar/para engrasar el molde/para enmantecar = for greasing
para freír/para la fritura = for frying
para la sartén = for the pan
antes de servir = before serving
a punto/al punto/en su punto justo = done
salpimentado/salpimentada/salpimentados/salpimentadas = seasoned with salt and pepper
sal pimienta = salt and pepper
rompa a hervir/rompe a hervir/empiece a hervir/empieza a hervir/comience a hervir/comienza a hervir/arranque el hervor/arranca a hervir/alcance el punto de ebullición/suelte el hervor/suelte hervor/rompa el hervor/levante hervor/comience a hacer burbujas = comes to the boil
removiendo/dando vueltas/dándole vueltas/sin dejar de remover/sin parar de remover/sin dejar de mover/removiendo constantemente/sin dejar de revolver/sin dejar de batir/moviendo de vez en cuando = stirring
echar sal/echa sal = salt
tener en cuenta = note
estar listo/está listo/estén listos/estén listas/esté listo/esté lista/estén hechas/estén hechos = done
salpimentando/salpimentándolo = seasoning with salt and pepper
dándole la vuelta/dándoles la vuelta/dando la vuelta = turning over
es/son/está/están/esté/estén/sea/sean/era/eran = is
ha/han/hemos/has/haya/hayan/habrá/he = have
hay = there is
va/van/vaya/vayan/iremos/vamos/ve/vas = go
tiene/tienen/tenga/tengan = has
se vea/se vean = looks
hecho esto = then
aproximado/aproximada = about
más/más de/algo más = more
menos = less
mucho/mucha/muchos/muchas = much
tan/tanto/tanta = so
cuanto/cuanta = how much
cómo = how
muy poco/muy poca = very little
los ingredientes secos = the dry ingredients
los ingredientes líquidos/los ingredientes húmedos = the wet ingredients
las especias = the spices
las verduras = the vegetables
nota/consejo/truco = note
ojo = careful
finamente/finito/bien fino/muy finamente = finely
groseramente/toscamente/gruesamente/en trozos gruesos/a groso modo = roughly
recién/reciénes = freshly
bien/muy bien/perfectamente/a fondo/a conciencia/concienzudamente = well
ligeramente/levemente/suavemente/delicadamente/con suavidad/con delicadeza/despacio/con cuidado/cuidadosamente = gently
cazo a cazo/cucharón a cucharón/cucharada a cucharada/poco a poco/gradualmente/lentamente/poquito a poco/progresivamente/paulatinamente = gradually
uno a uno/una a una/uno por uno/de uno en uno/de una en una = gradually
rápidamente/rápido/deprisa/enseguida = quickly
constantemente/continuamente/sin parar/sin dejar de/todo el tiempo/continuo = constantly
de vez en cuando/ocasionalmente/a menudo/frecuentemente/cada tanto/de cuando en cuando/cada poco = occasionally
inmediatamente/de inmediato/al momento/enseguida de/al instante/ya mismo = immediately
completamente/por completo/totalmente/del todo/enteramente = completely
uniformemente/de manera uniforme/de forma uniforme/homogéneamente/por igual = evenly
generosamente/generoso/generosa = generously
aproximadamente/aprox/alrededor de/más o menos/cerca de = about
exactamente/justo = exactly
muy = very
casi = almost
solo/sólo/solamente/únicamente = only
además/asimismo/igualmente = also
aún/todavía = still
ya/yas =
aquí/ahí/allí = there
siempre/siempres = always
nunca/nuncas = never
juntos/juntas/junto/junta/conjuntamente = together
por separado/aparte/separadamente = separately
encima/por encima/arriba/por arriba = on top
debajo/por debajo/abajo = underneath
dentro/adentro = inside
fuera/afuera = outside
alrededor/alrededores = around
a lo largo/longitudinalmente/a lo largo de = lengthwise
a lo ancho/transversalmente/al través/al bies/en diagonal/en sesgo = crosswise
por la mitad/a la mitad/en dos/en mitades/en mitad = in half
en cuartos/en cuatro = into quarters
en gajos/enes gajos = into wedges
del revés/boca abajo = upside down
boca arriba/bocas arriba = right side up
a fuego lento/as fuego lento = over low heat
a fuego bajo/a fuego suave/a fuego muy bajo/a fuego mínimo/a fuego muy lento/a fuego flojo/fuego lento/fuego bajo/fuego suave = over low heat
a fuego medio/fuego medio/a fuego moderado/a temperatura media/a media potencia/a lumbre media = over medium heat
a fuego medio-alto/a fuego medio alto/a fuego medio-fuerte/a fuego medio fuerte = over medium-high heat
a fuego medio-bajo/a fuego medio bajo/a fuego medio-suave/a fuego medio suave = over medium-low heat
a fuego alto/a fuego fuerte/a fuego vivo/fuego vivo/fuego fuerte/fuego alto/a máxima potencia/a fuego máximo = over high heat
a la plancha/a la parrilla/a la brasa = grilled
al horno/ales horno = in the oven
al vapor/ales vapor = steamed
en crudo/enes crudo = raw
a mano/a máquina = by hand
en caliente/enes caliente = hot
en frío/enes frío = cold
darle/darles/dale/dales/dele/deles/dadle/dadles/denle = give it
tener/ten/tened/tenemos/tengamos/tené = have
evitar/evita/evite/eviten/evitad/evitan/evitamos/evitemos/evitá/evitará/evitarán/evitaremos/evitas/evites = avoid
procurar/procura/procure/procuren/procurad/procuran/procuramos/procuremos/procurá/procurará/procurarán/procuraremos/procuras/procures = ensure
asegurar/asegura/asegure/aseguren/asegurad/aseguran/aseguramos/aseguremos/asegurá/asegurará/asegurarán/aseguraremos/aseguras/asegures = ensure
necesitar/necesita/necesite/necesiten/necesitan/necesitamos/necesitas/necesites = need
quedar/queda/quede/queden/quedad/quedan/quedamos/quedará/quedarán = become
resultar/resulta/resulte/resulten/resultad/resultan/resultamos/resultemos/resultá/resultará/resultarán/resultaremos/resultas/resultes = become
estar/estad/estamos/estemos/estará/estarán/estuviera/estuviese = be
ser/sed/somos/será/serán = be
querer/quiere/quiera/quieran/quieren/queremos/quieres/quieras = want
desear/desea/desee/deseen/desead/desean/deseamos/deseemos/deseá/deseará/desearán/desearemos/deseas/desees = want
gustar/gusta/guste/gusten/gustan = like
poder/puede/pueda/puedan/pueden/podemos/podamos/puedes/puedas/podrá/podrán/podría/podremos = can
deber/debe/deba/deban/deben/debemos/debería/deberá/deberán = should
ver/vea/vean/ved/ven/vemos/veamos/veas/ves/verás = see
observar/observa/observe/observen/observad/observan/observamos/observemos/observá/observará/observarán/observaremos/observas/observes = see
notar/note/noten/notad/notan/notamos/notemos/notá/notará/notarán/notaremos/notas/notes = see
oler/huele/huela/huelan/oled/huelen/olemos = smell
crecer/crece/crezca/crezcan/crecen = rise
burbujear/burbujea/burbujee/burbujeen/burbujead/burbujean/burbujeamos/burbujeemos/burbujeá/burbujeará/burbujearán/burbujearemos/burbujeas/burbujees = bubble
`;

export const GLOSS: GlossWords = {
  foods: FOODS,
  things: THINGS,
  describing: DESCRIBING,
  verbs: VERBS,
  participles: PARTICIPLES,
  grammar: GRAMMAR,
  endings: { foods: "es s", things: "es s", describing: "mente es s", participles: "s" },
  compounds: null,
  subjectsBefore: "vos tú tu yo",
  spokenEndings: "ás:ar és:er ís:ir",
  verbLast: false,
  letters: { s: "salt", p: "pepper" },
  qualityLast: true,
  capitals: false,
  elided: {},
  clitics: {
    lo: "it",
    la: "it",
    los: "them",
    las: "them",
    le: "it",
    les: "them",
    se: "",
    melo: "it",
    selo: "it",
    sela: "it",
    selos: "them",
    selas: "them",
    nos: "",
    te: "",
  },
};
