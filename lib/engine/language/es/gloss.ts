/** Spanish words by the engine's own words. Data only; see `pack-gloss.ts`. */
import type { GlossWords } from "@/lib/engine/language/pack-gloss";
import { FOODS } from "./gloss-foods";
import { DESCRIBING, THINGS } from "./gloss-things";
import { PARTICIPLES, VERBS } from "./gloss-verbs";

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
su/sus/mi/mis/tu/tus/nuestro/nuestra/nuestros/nuestras/vuestro/vuestra/vuestros/vuestras = your
todo/toda = all the
todos/todas = all
todo el/toda la/todos los/todas las = all the
todo lo demás/lo demás = everything else
todo junto = everything together
todos los ingredientes = all the ingredients
todos los demás ingredientes/todos los otros ingredientes/los demás ingredientes/los otros ingredientes/los ingredientes restantes/el resto de ingredientes/el resto de los ingredientes/resto de ingredientes/resto de los ingredientes = the remaining ingredients
los demás/las demás/los otros/las otras/el otro/la otra = the other
todo bien = everything
ambos/ambas/los dos/las dos = both
cada/cada uno/cada una/cada uno de/cada una de = each
otro/otra/otro poco/otro poco de = another
otros/otras = other
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
una cucharada de = a tablespoon of
una cucharadita de = a teaspoon of
la mitad/mitad = half
la mitad de/mitad de = half of
la mitad del/la mitad de la/la mitad de los/la mitad de las/mitad del/mitad de la/mitad de los/mitad de las = half of the
la otra mitad/otra mitad/la mitad restante/la segunda mitad = the other half
la otra mitad de la/la otra mitad del/la otra mitad de las/la otra mitad de los/la mitad restante de la/la mitad restante del = the other half of the
la primera mitad = half
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
el resto/resto/lo que queda/lo restante/lo que sobra/lo que quede/lo que sobre = the rest
el resto de/resto de = the rest of
el resto del/el resto de la/el resto de los/el resto de las/resto del/resto de la/resto de los/resto de las/lo que queda de la/lo que queda del/lo que quede de la/lo que quede del = the rest of the
restante/restantes/que queda/que quedan/que nos queda/que nos quedan/que sobra/que sobran/que te queda/que quede/que haya sobrado/que sobró/que quedó/que falta/que faltan/sobrante/sobrantes = remaining
que hemos reservado/que habíamos reservado/que reservamos/que teníamos reservado/que teníamos reservada/que tenemos reservado/que reservaste/que reservó/que has reservado = reserved
que teníamos apartado/que apartamos/que habíamos apartado = reserved
reservando/guardando un poco/reservando un poco/reservando algo = reserving
la misma cantidad de/igual cantidad de = the same amount of
el mismo/la misma/los mismos/las mismas = the same
el doble de = double the
cantidad necesaria/cantidad suficiente/lo necesario/lo suficiente = as needed
una vez más = once more
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
por = through
por el/por la/por los/por las = through the
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
tras/después de/luego de = after
antes de = before
alrededor de la/alrededor del = around the
junto con/junto al/junto a la/junto a/junto a los/junto a las/acompañado de/acompañada de/acompañados de/acompañadas de = with
además de/además del/además de la = as well as
excepto/salvo/a excepción de/a excepción del/exceptuando/con excepción de = except
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
hasta que/hasta que se/hasta que esté/hasta que estén = until
para que/de modo que/de manera que/así que = so that
por lo que/así/de este modo/de esta forma/de esta manera = so
porque/ya que/puesto que = because
aunque/a pesar de que = although
donde = where
luego/después/a continuación/seguidamente/posteriormente/más tarde/acto seguido/entonces/tras esto/pasado este tiempo/pasado ese tiempo/transcurrido este tiempo/transcurrido el tiempo/una vez hecho esto/después de esto/tras este tiempo = then
primero/en primer lugar/para empezar/antes que nada/antes de nada/primeramente = first
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
para engrasar/para untar/para engrasar el molde/para el molde/para enmantecar = for greasing
para freír/para la fritura = for frying
para la sartén = for the pan
antes de servir = before serving
a punto/al punto/en su punto justo = done
rectificar de sal/rectifica de sal/rectificamos de sal/rectifique de sal/rectificar la sal/ajusta de sal/ajustar de sal/ajusta la sal/ajustar la sal/corrige la sal/corregir la sal/corrija la sal/rectifica la sal/corrige de sal/pon a punto de sal/poner a punto de sal/ponemos a punto de sal/prueba de sal/probar de sal/rectificar el punto de sal/rectificamos el punto de sal/rectifica el punto de sal/probamos de sal/pruebe la sazón/rectifica la sazón/rectificar la sazón/rectifique la sazón/verifica la sazón/probar la sazón/prueba la sazón = taste and adjust the seasoning
salpimenta/salpimentar/salpimentamos/salpimiente/salpimienten/salpimentad/salpimienta/salpimentándolo/salpimentando = season with salt and pepper
salpimentado/salpimentada/salpimentados/salpimentadas = seasoned with salt and pepper
sal y pimienta/sal pimienta = salt and pepper
salpimiéntalo/salpimiéntala/salpimiéntalos/salpimiéntalas/salpimentarlo/salpimentarla/salpimentarlos/salpimentarlas = season with salt and pepper
llevar a ebullición/llevar a hervor/llevar a punto de ebullición/lleva a ebullición/lleva a hervor/lleve a ebullición/lleve a hervor/llevamos a ebullición/poner a hervir/pon a hervir/ponga a hervir/ponemos a hervir/poned a hervir/dar un hervor/dale un hervor/dé un hervor/llevar a hervir/hacer hervir/deja que hierva/dejar que hierva/deje que hierva/dejamos que hierva/poné a hervir/llevá a hervor/llevá a ebullición = bring to the boil
rompa a hervir/rompe a hervir/empiece a hervir/empieza a hervir/comience a hervir/comienza a hervir/arranque el hervor/arranca a hervir/alcance el punto de ebullición/suelte el hervor/suelte hervor/rompa el hervor/levante hervor/comience a hacer burbujas = comes to the boil
poner a calentar/pon a calentar/ponga a calentar/ponemos a calentar/poné a calentar = heat
poner a cocer/pon a cocer/ponga a cocer/ponemos a cocer/dejar cocer/deja cocer/deje cocer/dejamos cocer/dejad cocer/dejar cocinar/deja cocinar/deje cocinar/dejamos cocinar/cocinar tapado/deja hacer/dejamos hacer/dejar hacer/deja que se cocine/dejar que se cocine/deja que se haga/dejamos que se haga/dejar que se haga/dejá cocinar = cook
poner a remojo/poner en remojo/pon a remojo/pon en remojo/ponga en remojo/ponga a remojo/ponemos en remojo/ponemos a remojo/dejar en remojo/dejar a remojo/deja en remojo/deje en remojo/deja a remojo/dejamos en remojo/dejamos a remojo/remojar/poné en remojo/dejá en remojo = soak
dejar reposar/deja reposar/deje reposar/dejamos reposar/dejad reposar/dejen reposar/dejá reposar/dejar descansar/deja descansar/deje descansar/dejamos descansar/reposar/deja que repose/dejar que repose/dejamos que repose/deje que repose/dejá descansar = let rest
dejar enfriar/deja enfriar/deje enfriar/dejamos enfriar/dejad enfriar/dejen enfriar/dejá enfriar/deja que se enfríe/dejar que se enfríe/dejamos que se enfríe/deje que se enfríe/dejar templar/deja templar/dejamos templar/dejar entibiar/deja entibiar/deje entibiar/dejá entibiar/deja que se temple = let cool
dejar hervir/deja hervir/deje hervir/dejamos hervir/dejá hervir = boil
dejar levar/deja levar/dejamos levar/deje levar/dejar leudar/deja leudar/deje leudar/dejá leudar/dejar fermentar/deja fermentar/dejamos fermentar/deja que leve/deja crecer/dejar crecer/deja que crezca = let rise
dejar macerar/deja macerar/deje macerar/dejamos macerar/dejar marinar/deja marinar/deje marinar/dejamos marinar/dejá marinar = marinate
dejar secar/deja secar/deje secar = let dry
dejar escurrir/deja escurrir/deje escurrir/dejamos escurrir = drain
dejar infusionar/deja infusionar/deje infusionar/dejamos infusionar = infuse
dejar reducir/deja reducir/deje reducir/dejamos reducir/dejá reducir = reduce
dejar dorar/deja dorar/dejamos dorar = brown
dar la vuelta/da la vuelta/dale la vuelta/dé la vuelta/damos la vuelta/les damos la vuelta/le damos la vuelta/dar vuelta/da vuelta/dales la vuelta/darle la vuelta/darles la vuelta/dándole la vuelta/dándoles la vuelta/dadle la vuelta/dele la vuelta/dale vuelta/dar vuelta los/dá vuelta = turn over
dar forma/da forma/dé forma/damos forma/dale forma/darle forma/dar forma de/dale forma de = shape
dando vueltas/dándole vueltas/sin dejar de remover/sin parar de remover/sin dejar de mover/removiendo constantemente/sin dejar de revolver/sin dejar de batir/moviendo de vez en cuando = stirring
dar unas vueltas/da unas vueltas/damos unas vueltas/dale unas vueltas/dar vueltas/da vueltas = stir
apartar del fuego/aparta del fuego/aparte del fuego/apartamos del fuego/retirar del fuego/retira del fuego/retire del fuego/retiramos del fuego/quitar del fuego/quita del fuego/saca del fuego/sacar del fuego/fuera del fuego/retirá del fuego/apartad del fuego/retirad del fuego = remove from the heat
llevar al horno/lleva al horno/lleve al horno/llevamos al horno/meter al horno/mete al horno/metemos al horno/meter en el horno/mete en el horno/metemos en el horno/llevá al horno/introducir en el horno/introduce en el horno = put in the oven
llevar a la nevera/lleva a la nevera/llevar a la heladera/lleva a la heladera/llevar al refrigerador/lleva al refrigerador/lleve al refrigerador/meter en la nevera/mete en la nevera/metemos en la nevera/dejar en la nevera/deja en la nevera/llevá a la heladera/llevar al frío/lleva al frío = refrigerate
hacer puré/haz puré/haga puré/hacemos puré = mash
echar sal/echa sal = salt
quitar la piel/quita la piel = peel
tener en cuenta = note
estar listo/está listo/estén listos/estén listas/esté listo/esté lista/estén hechas/estén hechos = done
se mezclan = mix
se mezcla = mix
es/son/está/están/esté/estén/sea/sean/era/eran = is
ha/han/hemos/has/haya/hayan/habrá/he = have
hay = there is
va/van/vaya/vayan/iremos/vamos/ve/vas = go
vamos añadiendo/ve añadiendo/ir añadiendo/vaya añadiendo/iremos añadiendo/vamos agregando/ve agregando/andá agregando/vamos incorporando/ve incorporando/ir incorporando/ir agregando/vamos echando/ve echando = add
vamos removiendo/ve removiendo = stir
tiene/tienen/tenga/tengan = has
se vea/se vean = looks
hecho esto = then
aproximado/aproximada = about
más/más de/algo más = more
menos = less
mucho/mucha/muchos/muchas = much
tan/tanto/tanta = so
cuanto/cuanta = how much
muy poco/muy poca = very little
los ingredientes secos = the dry ingredients
los ingredientes líquidos/los ingredientes húmedos = the wet ingredients
las especias = the spices
las verduras = the vegetables
nota/consejo/truco = note
ojo = careful
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
  verbLast: false,
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
