/** The words that open Spanish instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack/steps";

export const COOKING: CookingWords = {
  verbs: `
    precalentar precalienta precaliente precalienten precalentad precalientan precalentamos precalentemos añadir añade añada añadan
    añadid añaden añadimos añadamos agregar agrega agregue agreguen agregad agregan agregamos agreguemos adicionar adiciona adicione
    adicionen adicionad adicionan adicionamos adicionemos mezclar mezcla mezcle mezclen mezclad mezclan mezclamos mezclemos cortar corta
    corte corten cortad cortan cortamos cortemos picar pica piquen picad pican picamos piquemos pelar pela pele pelen pelad pelan
    pelamos pelemos freír fríe fría frían freíd fríen freímos friamos hervir hierve hierva hiervan hervid hierven hervimos hirvamos
    cocinar cocina cocine cocinen cocinad cocinan cocinamos cocinemos cocer cuece cueza cuezan coced cuecen cocemos cozamos guisar guisa
    guise guisen guisad guisan guisamos guisemos hornear hornea hornee horneen hornead hornean horneamos horneemos batir bate bata batan
    batid baten batimos batamos verter vierte vierta viertan verted vierten vertemos vertamos poner pon pone ponga pongan poned ponen
    ponemos colocar coloca coloque coloquen colocad colocan colocamos coloquemos dejar deja deje dejen dejad dejan dejamos dejemos
    sofreír sofríe sofría sofrían sofreíd sofríen sofreímos sofriamos servir sirve sirva sirvan servid sirven servimos sirvamos calentar
    calienta caliente calienten calentad calientan calentamos calentemos echar echa eche echen echad echan echamos echemos remover
    remueve remueva remuevan removed remueven removemos removamos revolver revuelve revuelva revuelvan revolved revuelven revolvemos
    revolvamos retirar retira retiren retirad retiran retiramos retiremos escurrir escurre escurra escurran escurrid escurren escurrimos
    escurramos lavar lava lave laven lavad lavan lavamos lavemos amasar amasa amase amasen amasad amasan amasamos amasemos extender
    extiende extienda extiendan extended extienden extendemos extendamos estirar estira estire estiren estirad estiran estiramos
    estiremos espolvorear espolvorea espolvoree espolvoreen espolvoread espolvorean espolvoreamos espolvoreemos triturar tritura triture
    trituren triturad trituran trituramos trituremos licuar licua licue licuen licuad licuan licuamos licuemos procesar procesa procese
    procesen procesad procesan procesamos procesemos salpimentar salpimienta salpimiente salpimienten salpimentad salpimientan
    salpimentamos salpimentemos sazonar sazona sazone sazonen sazonad sazonan sazonamos sazonemos rallar ralla ralle rallen rallad
    rallan rallamos rallemos reservar reserva reserve reserven reservad reservan reservamos reservemos incorporar incorpora incorpore
    incorporen incorporad incorporan incorporamos incorporemos integrar integra integre integren integrad integran integramos integremos
    cubrir cubre cubra cubran cubrid cubren cubrimos cubramos tapar tapa tape tapen tapad tapan tapamos tapemos derretir derrite derrita
    derritan derretid derriten derretimos derritamos fundir funde funda fundan fundid funden fundimos fundamos unir unan unid unen
    unimos unamos juntar junta junte junten juntad juntan juntamos juntemos decorar decora decore decoren decorad decoran decoramos
    decoremos adornar adorna adorne adornen adornad adornan adornamos adornemos untar unta unte unten untad untan untamos untemos
    engrasar engrasa engrase engrasen engrasad engrasan engrasamos engrasemos forrar forra forre forren forrad forran forramos forremos
    rellenar rellena rellene rellenen rellenad rellenan rellenamos rellenemos enrollar enrolla enrolle enrollen enrollad enrollan
    enrollamos enrollemos envolver envuelve envuelva envuelvan envolved envuelven envolvemos envolvamos repartir reparte reparta
    repartan repartid reparten repartimos repartamos distribuir distribuye distribuya distribuyan distribuid distribuyen distribuimos
    distribuamos dividir divida dividan dividid dividen dividimos dividamos separar separa separen separad separan separamos separemos
    pasar pasa pase pasen pasad pasan pasamos pasemos llevar lleva lleve lleven llevad llevan llevamos llevemos meter mete meta metan
    meted meten metemos metamos sacar saca saque saquen sacad sacan sacamos saquemos apagar apaga apague apaguen apagad apagan apagamos
    apaguemos bajar baja baje bajen bajad bajan bajamos bajemos subir sube suba suban subid suben subimos subamos disolver disuelve
    disuelva disuelvan disolved disuelven disolvemos disolvamos tamizar tamiza tamice tamicen tamizad tamizan tamizamos tamicemos montar
    monta monte monten montad montan montamos montemos dorar dora dore doren dorad doran doramos doremos tostar tuesta tueste tuesten
    tostad tuestan tostamos tostemos asar asa ase asen asad asan asamos asemos saltear saltea saltee salteen saltead saltean salteamos
    salteemos pochar pocha poche pochen pochad pochan pochamos pochemos rehogar rehoga rehogue rehoguen rehogad rehogan rehogamos
    rehoguemos marinar marina marine marinen marinad marinan marinamos marinemos macerar macera macere maceren macerad maceran maceramos
    maceremos remojar remoja remoje remojen remojad remojan remojamos remojemos enfriar enfría enfríe enfríen enfriad enfrían enfriamos
    enfriemos refrigerar refrigera refrigere refrigeren refrigerad refrigeran refrigeramos refrigeremos congelar congela congele
    congelen congelad congelan congelamos congelemos desmoldar desmolda desmolde desmolden desmoldad desmoldan desmoldamos desmoldemos
    rociar rocía rocíe rocíen rociad rocían rociamos rociemos regar riega riegue rieguen regad riegan regamos reguemos pincelar pincela
    pincele pincelen pincelad pincelan pincelamos pincelemos pintar pinta pinte pinten pintad pintan pintamos pintemos exprimir exprime
    exprima expriman exprimid exprimen exprimimos exprimamos colar cuela cuele cuelen colad cuelan colamos colemos machacar machaca
    machaque machaquen machacad machacan machacamos machaquemos aplastar aplasta aplaste aplasten aplastad aplastan aplastamos
    aplastemos trocear trocea trocee troceen trocead trocean troceamos troceemos desmenuzar desmenuza desmenuce desmenucen desmenuzad
    desmenuzan desmenuzamos desmenucemos deshuesar deshuesa deshuese deshuesen deshuesad deshuesan deshuesamos deshuesemos limpiar
    limpia limpie limpien limpiad limpian limpiamos limpiemos secar seca seque sequen secad secan secamos sequemos enjuagar enjuaga
    enjuague enjuaguen enjuagad enjuagan enjuagamos enjuaguemos voltear voltea voltee volteen voltead voltean volteamos volteemos doblar
    dobla doble doblen doblad doblan doblamos doblemos formar forma formen formad forman formamos formemos pinchar pincha pinche pinchen
    pinchad pinchan pinchamos pinchemos disponer dispón dispone disponga dispongan disponed disponen disponemos preparar prepara
    preparen preparad preparan preparamos preparemos hacer haz hace haga hagan haced hacen hacemos probar prueba pruebe prueben probad
    prueban probamos probemos rectificar rectifica rectifique rectifiquen rectificad rectifican rectificamos rectifiquemos acompañar
    acompaña acompañe acompañen acompañad acompañan acompañamos acompañemos mantener mantén mantiene mantenga mantengan mantened
    mantienen mantenemos comprobar comproba comprobe comproben comprobad comproban comprobamos comprobemos quitar quita quite quiten
    quitad quitan quitamos quitemos introducir introduce introduzca introduzcan introducid introducen introducimos introduzcamos volcar
    vuelca vuelque vuelquen volcad vuelcan volcamos volquemos enharinar enharina enharine enharinen enharinad enharinan enharinamos
    enharinemos rebozar reboza reboce rebocen rebozad rebozan rebozamos rebocemos empanar empana empane empanen empanad empanan
    empanamos empanemos espumar espuma espume espumen espumad espuman espumamos espumemos templar templa temple templen templad templan
    templamos templemos caramelizar carameliza caramelicen caramelizad caramelizan caramelizamos caramelicemos gratinar gratina gratine
    gratinen gratinad gratinan gratinamos gratinemos ligar liga ligue liguen ligad ligan ligamos liguemos precalientas precalentá añades
    añadí agregas agregá adicionas adicioná mezclas mezclá cortas cortá picas picá pelas pelá fríes freí hierves herví cocinas cociná
    cueces cocé guisas guisá horneas horneá bates batí viertes verté pones poné colocas colocá dejas dejá sofríes sofreí sirves serví
    calientas calentá echas echá remueves remové revuelves revolvé retiras retirá escurres escurrí lavas lavá amasas amasá extiendes
    extendé estiras estirá espolvoreas espolvoreá trituras triturá licuas licuá procesas procesá salpimientas salpimentá sazonas sazoná
    rallas rallá reservas reservá incorporas incorporá integras integrá cubres cubrí tapas tapá derrites derretí fundes fundí uní juntas
    juntá decoras decorá adornas adorná untas untá engrasas engrasá forras forrá rellenas rellená enrollas enrollá envuelves envolvé
    repartes repartí distribuyes distribuí dividí separas separá pasas pasá llevas llevá metes meté sacas sacá apagas apagá bajas bajá
    subes subí disuelves disolvé tamizas tamizá montas montá doras dorá tuestas tostá asas asá salteas salteá pochas pochá rehogas
    rehogá marinas mariná maceras macerá remojas remojá enfrías enfriá refrigeras refrigerá congelas congelá desmoldas desmoldá rocías
    rociá riegas regá pincelas pincelá pintas pintá exprimes exprimí cuelas colá machacas machacá aplastas aplastá troceas troceá
    desmenuzas desmenuzá deshuesas deshuesá limpias limpiá secas secá enjuagas enjuagá volteas volteá doblas doblá formas formá pinchas
    pinchá dispones disponé preparas prepará haces hacé pruebas probá rectificas rectificá acompañas acompañá mantienes mantené
    comprobas comprobá quitas quitá introduces introducí vuelcas volcá enharinas enhariná rebozas rebozá empanas empaná espumas espumá
    templas templá caramelizas caramelizá gratinas gratiná ligas ligá
  `,
  openers:
    "en un una luego después mientras cuando primero finalmente por para con aparte entretanto entonces ahora seguidamente posteriormente",
  amountOpeners: "media medio unos unas",
  prose: "mi nuestra nosotros",
};
