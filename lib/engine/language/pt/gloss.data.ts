/** Portuguese words by the engine's own words. Data only; see `pack/gloss.ts`. */
import type { GlossWords } from "@/lib/engine/language/pack/gloss";
import { FOODS } from "./gloss-foods.data";
import { DESCRIBING, THINGS } from "./gloss-things.data";
import { PARTICIPLES, VERBS } from "./gloss-verbs.data";

const GRAMMAR = `
o/a/os/as = the
um/uma = a
uns/umas = some
lhe = it
lhes = them
se/me/te/nos =
ele/ela/isso/isto/aquilo = it
eles/elas = them
este/esta/esse/essa/aquele/aquela = this
estes/estas/esses/essas/aqueles/aquelas = these
deste/desta/desse/dessa/daquele/daquela/disso/disto = of this
neste/nesta/nesse/nessa/nisso/nisto = in this
dele/dela = of it
deles/delas = of them
nele/nela = in it
seu/sua/seus/suas/meu/minha/meus/minhas/teu/tua/teus/tuas/nosso/nossa/nossos/nossas = your
todo/toda = all the
todos/todas = all
todo o/toda a/todos os/todas as = all the
tudo = everything
tudo junto = everything together
todo o resto/o restante de tudo/todo o restante/tudo o mais = everything else
todos os ingredientes/os ingredientes todos/ingredientes todos = all the ingredients
os demais ingredientes/os restantes ingredientes/os outros ingredientes/o restante dos ingredientes/o resto dos ingredientes/os ingredientes restantes/restante dos ingredientes/demais ingredientes/resto dos ingredientes = the remaining ingredients
o outro/a outra = the other
os demais/as demais/os outros/as outras = the others
ambos/ambas/os dois/as duas = both
cada/cada um/cada uma/cada um dos/cada uma das = each
um outro/uma outra/mais um/mais uma = another
outro/outra = other
outros/outras = others
deste último/desta última/destes últimos/destas últimas = of it
um pouco deste último/um pouco desta última/um pouco destes últimos = a little of it
outro quarto da/outro quarto do = another quarter of the
uma das/um dos/uma dessas/um desses = one of the
em outro/em outra = in another
algum/alguma/algo = some
alguns/algumas/uns quantos/umas quantas = a few
um pouco/um pouquinho/um tiquinho/um bocadinho/um pouco mais = a little
um pouco de/um pouquinho de/um bocadinho de/um tiquinho de = a little of
um pouco do/um pouco da/um pouco dos/um pouco das/um pouquinho do/um pouquinho da/um bocadinho do/um bocadinho da = a little of the
mais um pouco/um pouco mais de/mais um pouco de = a little more
um pouco para a forma/um pouco para o tabuleiro/um pouco para a assadeira/um pouco para untar = a little for the tin
mais um pouco para/mais um pouco para a/mais um pouco para o = plus a little for the
um fio de/um fiozinho de/um fio generoso de/um bom fio de/um splash de = a splash of
um fio de azeite/fio de azeite = a splash of olive oil
em fio/em fio fino/um fio fino = in a thin stream
uma pitada de/uma pitadinha de/uma pontinha de/umas pitadas de = a pinch of
uma noz de = a knob of
um punhado de/uma mão cheia de/um punhadinho de/uma mão-cheia de = a handful of
umas gotas de/algumas gotas de/umas gotinhas de = a few drops of
um par de conchas de/duas conchas de/algumas conchas de/duas ou três conchas de = a couple of ladles of
um par de = a couple of
umas folhas de/algumas folhas de/uns raminhos de/alguns ramos de = some
uma colher de sopa de/uma colher de = a tablespoon of
caso contrário/do contrário/de contrário/em caso contrário/senão = otherwise
faltando = with
a última colher de sopa de/a última colher de/a última colherada de = the last tablespoon of
a última colher de chá de = the last teaspoon of
uma colher de chá de/uma colherinha de = a teaspoon of
a metade/metade = half
a metade de/metade de = half of
a metade do/a metade da/a metade dos/a metade das/metade do/metade da/metade dos/metade das = half of the
a outra metade/outra metade/a metade restante/a segunda metade = the other half
a outra metade do/a outra metade da/a outra metade dos/a outra metade das/outra metade do/outra metade da/a metade restante do/a metade restante da = the other half of the
a primeira metade = half
e meia/e meio = and a half
meio/meia = half
um terço/a terça parte/uma terça parte/1 terço = a third
um terço de/a terça parte de = a third of
um terço do/um terço da/um terço dos/um terço das/a terça parte do/a terça parte da/a terça parte dos/a terça parte das/uma terça parte da/uma terça parte do = a third of the
outro terço/mais um terço = another third
outro terço do/outro terço da/mais um terço da/mais um terço do = another third of the
dois terços = two thirds
dois terços de = two thirds of
dois terços do/dois terços da/dois terços dos/dois terços das = two thirds of the
um quarto = a quarter
um quarto de = a quarter of
um quarto do/um quarto da/um quarto dos/um quarto das/a quarta parte do/a quarta parte da = a quarter of the
três quartos = three quarters
três quartos do/três quartos da/três quartos dos/três quartos das = three quarters of the
um quinto = a fifth
uma parte de/parte de = some of
uma parte do/uma parte da/uma parte dos/uma parte das/parte do/parte da/parte dos/parte das = some of the
a maior parte/a maioria/quase todo/quase toda/quase tudo = most
a maior parte do/a maior parte da/a maior parte dos/a maior parte das/a maioria dos/a maioria das/a maioria do/quase todo o/quase toda a/quase todos os/quase todas as = most of the
o resto/resto/o restante/o que sobrar/o que sobrou/o que restar/o que restou/o remanescente = the rest
o resto de/resto de/o restante de/o que sobrou de/o que restou de = the rest of
o resto do/o resto da/o resto dos/o resto das/o restante do/o restante da/o restante dos/o restante das/restante do/restante da/restante dos/restante das/resto do/resto da/resto dos/resto das/o que sobrou do/o que sobrou da/o que sobrou dos/o que sobrou das/o que sobrar do/o que sobrar da/o que sobrar dos/o que sobrar das/o que restou do/o que restou da/o que restou dos/o que restou das/o que restar do/o que restar da/o que restar dos/o que restar das/o que sobra do/o que sobra da/o que sobra dos/o que sobra das/o que resta do/o que resta da/o que resta dos/o que resta das/o que ficou do/o que ficou da/o que ficou dos/o que ficou das = the rest of the
a restante/os restantes/as restantes = the remaining
reservando/reservando um pouco/reservando algumas = reserving
a mesma quantidade de/igual quantidade de = the same amount of
o mesmo/a mesma/os mesmos/as mesmas = the same
o dobro de/o dobro do/o dobro da = double the
quanto baste/o quanto baste/q.b/q.b./o suficiente/o necessário/quantidade suficiente = as needed
mais uma vez = once more
de = of
do/da/dos/das = of the
d' = of
em = in
no/na/nas = in the
num/numa/nuns/numas = in a
dum/duma = of a
ao/aos/à/às = to the
com = with
com o/com a/com os/com as = with the
sem = without
por = for
por uma peneira/pela peneira/por um passador/por um coador/pelo passador/pelo coador/pela máquina = through a sieve
pelo/pela/pelos/pelas = through the
noutro/noutra/noutros/noutras/num outro/numa outra = in another
uns minutos/alguns minutos/uns minutinhos = a few minutes
uns segundos/alguns segundos = a few seconds
sai/saia/saiam/saem/sair = comes out
indica/indicam = says
de acordo com as instruções/conforme as instruções/seguindo as instruções/segundo as instruções = according to the instructions
de acordo com as instruções da embalagem/conforme as instruções da embalagem/segundo as instruções da embalagem/conforme instruções da embalagem/seguindo as instruções da embalagem = according to the package instructions
de ambos os lados/dos dois lados/por ambos os lados/dos dois lados por igual/de cada lado = on both sides
uma colher de pau/a colher de pau/colher de pau = a wooden spoon
com uma colher/com a ajuda de uma colher/com o auxílio de uma colher/com auxílio de uma colher = with a spoon
uma concha/uma concha de = a ladle of
para/pra = for
para o/para a/para os/para as/pro/pra os/pros/pras = for the
para a panela/para o tacho/para a frigideira/para a tigela/para a taça/para a travessa/para a forma/para o forno/para o lume/para o fogo/para o prato/para a assadeira/para o tabuleiro/para o liquidificador = to the pot
para uma tigela/para uma taça/para uma panela/para uma travessa/para um prato/para uma forma/para um refratário/para uma assadeira/para um tabuleiro/para uma vasilha = to a bowl
sobre/em cima de/por cima de = over
sobre o/sobre a/sobre os/sobre as/por cima do/por cima da/por cima dos/por cima das/em cima do/em cima da = over the
sob/debaixo de = under
sob o/sob a/debaixo do/debaixo da = under the
entre = between
dentro de/dentro do/dentro da = inside
até = until
desde/a partir de = from
contra = against
durante = for
no mínimo/pelo menos/ao menos/um mínimo de = at least
no máximo/um máximo de = at most
de molho = to soak
após/depois de/depois do/depois da/passado/passados/passada/passadas/decorrido/decorridos/decorridas/ao fim de/ao cabo de = after
antes de/antes do/antes da = before
ao redor de/ao redor do/ao redor da/à volta de/à volta do/em volta de/em volta da = around the
junto com/juntamente com/acompanhado de/acompanhada de/acompanhado com/acompanhada com/acompanhados de = with
junto ao/junto à = next to the
além de/além do/além da = as well as
exceto/menos o/menos a/menos os/menos as/salvo/com exceção de/com exceção do/com exceção da/excepto = except
em vez de/ao invés de/no lugar de = instead of
segundo/conforme/consoante = according to
como = as
por cada/a cada = per
e = and
ou/ou então = or
nem = nor
mas/porém = but
que = that
caso = if
quando/assim que/logo que/uma vez = when
enquanto se = while you
enquanto o/enquanto a/enquanto os/enquanto as = while the
enquanto prepara/enquanto preparas/enquanto faz = while you prepare
enquanto isso/entretanto/enquanto/ao mesmo tempo/nesse meio tempo/nesse meio-tempo/paralelamente = meanwhile
até que/até ficar/até ficarem/até estar/até estarem/até se/até começar a = until
para que/de modo que/de forma que/de modo a/de forma a/de maneira que/de maneira a = so that
por isso/assim/desta forma/deste modo/dessa forma = so
porque/pois/já que = because
embora/apesar de = although
onde = where
depois/em seguida/a seguir/seguidamente/então/logo/mais tarde/depois disso/depois desse processo/depois deste processo/após esse processo/após este processo/depois desse tempo/depois deste tempo/após esse tempo/após este tempo/feito isso/feito isto/passado esse tempo/passado este tempo/de seguida/posteriormente = then
primeiro/inicialmente/num primeiro momento/em primeiro lugar/para começar/primeiramente/antes de mais = first
por último/por fim/finalmente/no final/para finalizar/para terminar/no fim = finally
de novo/novamente/outra vez = again
não = not
sim = yes
por favor =
a gosto/ao gosto/ao seu gosto/a seu gosto/conforme o gosto/conforme o seu gosto/conforme seu gosto/de acordo com o seu gosto/ao paladar = to taste
se estiver/se estiverem/se for/se forem/se ficar/se ficarem = if it is
se grudar/se grudarem/se colar/se colarem/se pegar = if it sticks
depois que = once
se desejar/se quiser/se preferir/se gostar/opcionalmente/se quiseres/se preferires/a desejar/se assim o desejar/caso deseje/caso queira/se gostares/se quiserem = if you like
se necessário/se for necessário/se for preciso/se preciso/caso necessário/caso seja necessário/se precisar = if needed
para servir/na hora de servir/ao servir/para acompanhar/para empratar = to serve
para decorar/para enfeitar/para finalizar o prato/para guarnecer = to garnish
para polvilhar = for dusting
para untar/para untar a forma/para barrar a forma/para untar e enfarinhar = for greasing
para fritar/para a fritura = for frying
para a assadeira = for the tin
antes de servir = before serving
comece a ferver/começar a ferver/começa a ferver/levante fervura/levantar fervura novamente/ferver novamente/iniciar fervura/abrir fervura/entrar em ebulição/ferva = comes to the boil
mexendo sempre/sempre mexendo/mexendo/mexendo sem parar/mexendo de vez em quando/sem parar de mexer/mexendo bem/mexendo constantemente/sem parar de bater/a mexer/mexendo ocasionalmente = stirring
ao ponto/no ponto certo = done
é/são/está/estão/esteja/estejam/estiver/estiverem/for/forem/ser/seja/sejam/estar/estarem = is
fique/fiquem/ficar/ficarem/fica/ficam/ficando = become
há/tem/têm/tenha/tenham = has
foi/foram = was
vá/vai/vão/vamos/ir = go
mais/mais de = more
menos = less
muito/muita/muitos/muitas = much
tão/tanto/tanta = so
quanto/quanta = how much
os ingredientes secos = the dry ingredients
os ingredientes líquidos = the wet ingredients
os temperos = the seasonings
dica/nota/observação/obs = note
atenção = careful
finamente/bem fininho/bem miudinho/miudinho/muito finamente/em pedaços bem pequenos = finely
grosseiramente/em pedaços grandes = roughly
recém/acabado de/acabada de = freshly
bem/muito bem/perfeitamente/muitíssimo bem = well
ligeiramente/levemente/suavemente/delicadamente/cuidadosamente/com cuidado/com delicadeza/devagar/aos poucos e devagar/gentilmente = gently
concha a concha/colherada a colherada/aos poucos/pouco a pouco/gradualmente/lentamente/aos pouquinhos/progressivamente = gradually
um a um/uma a uma/um por um/uma por uma/de um em um = gradually
rapidamente/depressa = quickly
constantemente/sem parar/sempre a mexer/continuamente = constantly
de vez em quando/ocasionalmente/às vezes/frequentemente/com frequência = occasionally
imediatamente/de imediato/logo em seguida/na hora = immediately
completamente/por completo/totalmente/por inteiro/todo por igual = completely
uniformemente/por igual/de maneira uniforme/de forma uniforme/homogeneamente = evenly
sem pele nem sementes/sem pele nem caroços = skinless and seedless
sem pele nem espinhas/sem pele nem ossos = skinless and boneless
generosamente/generoso/generosa = generously
aproximadamente/cerca de/mais ou menos/aprox/em torno de/por volta de = about
exatamente/justo = exactly
quase/quases = almost
apenas/só/somente/unicamente = only
também/além disso/igualmente = also
ainda/aindas = still
já =
aqui/ali/lá/aí = there
sempre/sempres = always
nunca/nuncas = never
juntos/juntas/junto/conjuntamente = together
separadamente/à parte/em separado = separately
por cima/em cima/acima/ao de cima = on top
por baixo/embaixo/em baixo/abaixo/debaixo = underneath
dentro/por dentro = inside
fora/por fora = outside
à volta/ao redor/em volta = around
no sentido do comprimento/ao comprido/longitudinalmente/de comprido = lengthwise
na diagonal/em diagonal/na transversal/transversalmente = crosswise
ao meio/pela metade/em dois/em duas/em metades/a meio = in half
em quatro/em quartos/em quatro partes = into quarters
em gomos = into wedges
de cabeça para baixo/virado para baixo/virada para baixo = upside down
em lume brando/em fogo baixo/a fogo baixo/em fogo brando/em lume baixo/a lume brando/fogo baixo/lume brando/no fogo baixo/em fogo bem baixo/em lume muito brando/fogo brando/lume muito brando = over low heat
em lume médio/em fogo médio/a fogo médio/a lume médio/fogo médio/lume médio/no fogo médio = over medium heat
em fogo médio-alto/em lume médio-alto/em fogo médio alto/em lume médio alto/fogo médio-alto = over medium-high heat
em fogo médio-baixo/em lume médio-baixo/em fogo médio baixo/em lume médio baixo/fogo médio-baixo/fogo médio baixo = over medium-low heat
em lume forte/em fogo alto/a fogo alto/em lume alto/fogo alto/lume forte/em fogo forte/no fogo alto = over high heat
fora do lume/fora do fogo = off the heat
na grelha/grelhado na brasa = grilled
no vapor/a vapor/ao vapor = steamed
à mão/manualmente = by hand
em cru = raw
ter/temos/tiver/tiverem/tê = have
evitar/evite/evitem/evita/evitam/evitamos/evitemos/evites/evitará/evitarão/evitarem/evitá = avoid
garantir/garanta/garantam/garante/garantem/garantimos/garantamos/garantas/garantirá/garantirão/garantirem/garanti = ensure
certificar/certifique/certifiquem/certifica/certificam/certificamos/certifiquemos/certifiques/certificará/certificarão/certificarem/certificá = ensure
precisar/precise/precisem/precisa/precisam/precisamos/precisemos/precises/precisará/precisarão/precisarem/precisá = need
necessitar/necessita/necessite/necessitem/necessitá = need
ficamos/fiquemos/fiques/ficará/ficarão/ficá = become
tornar/torne/tornem/torna/tornam/tornamos/tornemos/tornes/tornará/tornarão/tornarem/torná = become
estamos = be
somos/sê = be
querer/quer/queira/queiram/querem/queremos/quiser/quiserem/quiseres/querê = want
preferir/prefere/prefira/prefiram/preferem/preferes/preferi = want
gostar/goste/gostem/gosta/gostam/gostamos/gostemos/gostes/gostará/gostarão/gostarem/gostá = like
poder/pode/possa/possam/podem/podemos/poderá/puder/puderem/podes/podê = can
dever/deve/deva/devam/devem/devemos/deverá/deverão/devê = should
ver/vê/veja/vejam/veem/vemos/vir = see
observar/observe/observem/observa/observam/observamos/observemos/observes/observará/observarão/observarem/observá = see
notar/note/notem/notam/notamos/notemos/notes/notará/notarão/notarem/notá = see
cheirar/cheire/cheirem/cheira/cheiram/cheiramos/cheiremos/cheires/cheirará/cheirarão/cheirarem/cheirá = smell
borbulhar/borbulhe/borbulhem/borbulha/borbulham/borbulhamos/borbulhemos/borbulhes/borbulhará/borbulharão/borbulharem/borbulhá = bubble
i = go
sobrar/sobrem/sobra/sobram/sobramos/sobremos/sobres/sobrará/sobrarão/sobrarem/sobrá = remain
restar/reste/restem/resta/restam/restamos/restemos/restes/restará/restarão/restarem/restá = remain
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
  letters: { s: "salt", p: "pepper" },
  qualityLast: true,
  capitals: false,
  elided: { d: "of" },
  clitics: {
    "-o": "it",
    "-a": "it",
    "-os": "them",
    "-as": "them",
    "-lo": "it",
    "-la": "it",
    "-los": "them",
    "-las": "them",
    "-no": "it",
    "-na": "it",
    "-nos": "them",
    "-nas": "them",
    "-lhe": "it",
    "-lhes": "them",
    "-se": "",
  },
};
