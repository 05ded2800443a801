/** How Italian says as work what a list states behind its food. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack/gloss";

/** Orders to several, in the infinitive, to one friend. */
export const LIST_WORK: ListWorkForms = {
  work: `
    tritato/tritata/tritati/tritate = tritate/tritare/trita
    affettato/affettata/affettati/affettate = affettate/affettare/affetta
    tagliato/tagliata/tagliati/tagliate = tagliate/tagliare/taglia
    tagliuzzato/tagliuzzata/tagliuzzati/tagliuzzate = tagliuzzate/tagliuzzare/tagliuzza
    sminuzzato/sminuzzata/sminuzzati/sminuzzate = sminuzzate/sminuzzare/sminuzza
    grattugiato/grattugiata/grattugiati/grattugiate = grattugiate/grattugiare/grattugia
    grattato/grattata/grattati/grattate = grattate/grattare/gratta
    sbucciato/sbucciata/sbucciati/sbucciate = sbucciate/sbucciare/sbuccia
    pelato/pelata/pelati/pelate = pelate/pelare/pela
    spellato/spellata/spellati/spellate = spellate/spellare/spella
    mondato/mondata/mondati/mondate = mondate/mondare/monda
    pulito/pulita/puliti/pulite = pulite/pulire/pulisci
    lavato/lavata/lavati/lavate = lavate/lavare/lava
    sciacquato/sciacquata/sciacquati/sciacquate = sciacquate/sciacquare/sciacqua
    scolato/scolata/scolati/scolate = scolate/scolare/scola
    sgocciolato/sgocciolata/sgocciolati/sgocciolate = sgocciolate/sgocciolare/sgocciola
    strizzato/strizzata/strizzati/strizzate = strizzate/strizzare/strizza
    asciugato/asciugata/asciugati/asciugate = asciugate/asciugare/asciuga
    tamponato/tamponata/tamponati/tamponate = tamponate/tamponare/tampona
    snocciolato/snocciolata/snocciolati/snocciolate = snocciolate/snocciolare/snocciola
    denocciolato/denocciolata/denocciolati/denocciolate = denocciolate/denocciolare/denocciola
    sgusciato/sgusciata/sgusciati/sgusciate = sgusciate/sgusciare/sguscia
    sgranato/sgranata/sgranati/sgranate = sgranate/sgranare/sgrana
    privato/privata/privati/private = private/privare/priva
    schiacciato/schiacciata/schiacciati/schiacciate = schiacciate/schiacciare/schiaccia
    pestato/pestata/pestati/pestate = pestate/pestare/pesta
    spremuto/spremuta/spremuti/spremute = spremete/spremere/spremi
    sbriciolato/sbriciolata/sbriciolati/sbriciolate = sbriciolate/sbriciolare/sbriciola
    spezzettato/spezzettata/spezzettati/spezzettate = spezzettate/spezzettare/spezzetta
    spezzato/spezzata/spezzati/spezzate = spezzate/spezzare/spezza
    sfilacciato/sfilacciata/sfilacciati/sfilacciate = sfilacciate/sfilacciare/sfilaccia
    sfogliato/sfogliata/sfogliati/sfogliate = sfogliate/sfogliare/sfoglia
    sfaldato/sfaldata/sfaldati/sfaldate = sfaldate/sfaldare/sfalda
    sbattuto/sbattuta/sbattuti/sbattute = sbattete/sbattere/sbatti
    montato/montata/montati/montate = montate/montare/monta
    setacciato/setacciata/setacciati/setacciate = setacciate/setacciare/setaccia
    separato/separata/separati/separate = separate/separare/separa
    diviso/divisa/divisi/divise = dividete/dividere/dividi
    dimezzato/dimezzata/dimezzati/dimezzate = dimezzate/dimezzare/dimezza
    disossato/disossata/disossati/disossate = disossate/disossare/disossa
    diliscato/diliscata/diliscati/diliscate = diliscate/diliscare/dilisca
    dissalato/dissalata/dissalati/dissalate = dissalate/dissalare/dissala
    ammollato/ammollata/ammollati/ammollate = ammollate/ammollare/ammolla
    tostato/tostata/tostati/tostate = tostate/tostare/tosta
    fuso/fusa/fusi/fuse = fondete/fondere/fondi
    sciolto/sciolta/sciolti/sciolte = sciogliete/sciogliere/sciogli
    sbollentato/sbollentata/sbollentati/sbollentate = sbollentate/sbollentare/sbollenta
    frullato/frullata/frullati/frullate = frullate/frullare/frulla
    svuotato/svuotata/svuotati/svuotate = svuotate/svuotare/svuota
    spuntato/spuntata/spuntati/spuntate = spuntate/spuntare/spunta
    raschiato/raschiata/raschiati/raschiate = raschiate/raschiare/raschia
    battuto/battuta/battuti/battute = battete/battere/batti
    filtrato/filtrata/filtrati/filtrate = filtrate/filtrare/filtra
    rotto/rotta/rotti/rotte = rompete/rompere/rompi
    strappato/strappata/strappati/strappate = strappate/strappare/strappa
    legato/legata/legati/legate = legate/legare/lega
    spinato/spinata/spinati/spinate = spinate/spinare/spina
    eviscerato/eviscerata/eviscerati/eviscerate = eviscerate/eviscerare/eviscera
    squamato/squamata/squamati/squamate = squamate/squamare/squama
    intiepidito/intiepidita/intiepiditi/intiepidite = intiepidite/intiepidire/intiepidisci
    reidratato/reidratata/reidratati/reidratate = reidratate/reidratare/reidrata
    = aggiungete/aggiungere/aggiungi
    = mescolate/mescolare/mescola
    = versate/versare/versa
    = mettete/mettere/metti
    = fate/fare/fai
    = lasciate/lasciare/lascia
    = preriscaldate/preriscaldare/preriscalda
    = unite/unire/unisci
    = servite/servire/servi
    = infornate/infornare/inforna
    = incorporate/incorporare/incorpora
    = disponete/disporre/disponi
    = stendete/stendere/stendi
    = togliete/togliere/togli
    = salate/salare/sala
    = preparate/preparare/prepara
    = scaldate/scaldare/scalda
    = cuocete/cuocere/cuoci
    = coprite/coprire/copri
  `,
  shapes: { openers: "a in alla", cut: "tagliate/tagliare/taglia" },
  states: `
    morbido/morbida/morbidi/morbide/ammorbidito/ammorbidita/a pomata/pomata = togliete {food} dal frigorifero perché si ammorbidisca/togliere {food} dal frigorifero perché si ammorbidisca/togli {food} dal frigorifero perché si ammorbidisca
    a temperatura ambiente = togliete {food} dal frigorifero perché torni a temperatura ambiente/togliere {food} dal frigorifero perché torni a temperatura ambiente/togli {food} dal frigorifero perché torni a temperatura ambiente
    scongelato/scongelata/scongelati/scongelate = scongelate {food}/scongelare {food}/scongela {food}
  `,
  parts: `
    scorza/la scorza/scorza grattugiata/la scorza grattugiata/buccia/la buccia/buccia grattugiata/la buccia grattugiata/zeste = grattugiate la scorza di {food}/grattugiare la scorza di {food}/grattugia la scorza di {food}
    succo/il succo/solo il succo = spremete {food}/spremere {food}/spremi {food}
    succo e scorza/scorza e succo/il succo e la scorza/la scorza e il succo/succo e buccia/buccia e succo/scorza grattugiata e succo/succo e scorza grattugiata = grattugiate la scorza di {food} e spremete il succo/grattugiare la scorza di {food} e spremere il succo/grattugia la scorza di {food} e spremi il succo
  `,
  of: "di",
  oven: "preriscaldate il forno a {heat}/preriscaldare il forno a {heat}/preriscalda il forno a {heat}",
};
