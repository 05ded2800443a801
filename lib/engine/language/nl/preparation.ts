/** How Dutch says as work what a list states behind its food. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack/gloss";

export const LIST_WORK: ListWorkForms = {
  work: `
    gehakt/gehakte = hak/hakken
    fijngehakt/fijngehakte/fijn gehakt = hak {food} fijn/fijnhakken
    grofgehakt/grofgehakte/grof gehakt = hak {food} grof/grof hakken
    gesnipperd/gesnipperde = snipper/snipperen
    fijngesnipperd/fijn gesnipperd = snipper {food} fijn/fijn snipperen
    gesneden/kleingesneden/klein gesneden = snijd/snijden
    fijngesneden/fijn gesneden = snijd {food} fijn/fijnsnijden
    geraspt/geraspte = rasp/raspen
    fijngeraspt/fijn geraspt = rasp {food} fijn/fijn raspen
    geschild/geschilde = schil/schillen
    gepeld/gepelde = pel/pellen
    ontveld/ontvelde = ontvel/ontvellen
    geperst/geperste = pers/persen
    uitgeperst/uitgeperste = pers {food} uit/uitpersen
    fijngeperst = pers {food} fijn/fijn persen
    geplet/geplette = plet/pletten
    gekneusd/gekneusde = kneus/kneuzen
    gehalveerd/gehalveerde = halveer/halveren
    ontpit/ontpitte = ontpit/ontpitten
    geklopt/losgeklopt/geklutst = klop/kloppen
    gesmolten = smelt/smelten
    verkruimeld/verkruimelde = verkruimel/verkruimelen
    verbrokkeld = verbrokkel/verbrokkelen
    geroosterd/geroosterde = rooster/roosteren
    geschaafd/geschaafde = schaaf/schaven
    gewassen = was/wassen
    afgespoeld/gespoeld = spoel {food} af/afspoelen
    uitgelekt/uitgelekte = laat {food} uitlekken/laten uitlekken
    afgegoten = giet {food} af/afgieten
    geweekt/geweekte/voorgeweekt = week/weken
    geweld/gewelde = wel/wellen
    uitgeknepen = knijp {food} uit/uitknijpen
    gesplitst/gesplitste = splits/splitsen
    gescheiden = scheid/scheiden
    gezeefd/gezeefde = zeef/zeven
    geplukt = pluk/plukken
    gerist = ris/rissen
    gescheurd/gescheurde = scheur/scheuren
    geprakt/geprakte = prak/prakken
    gepureerd = pureer/pureren
    geblancheerd = blancheer/blancheren
    schoongemaakt/schoongemaakte = maak {food} schoon/schoonmaken
    drooggedept/droog gedept = dep {food} droog/droogdeppen
    gevierendeeld = vierendeel/vierendelen
  `,
  behind: [1],
  shapes: { openers: "in", cut: "snijd/snijden" },
  states: `
    zacht/zachte/op kamertemperatuur/kamertemperatuur = haal {food} uit de koelkast, zodat het zacht wordt/{food} uit de koelkast halen, zodat het zacht wordt
    ontdooid/ontdooide = laat {food} ontdooien/{food} laten ontdooien
  `,
  parts: `
    rasp/de rasp/rasp ervan/alleen de rasp/geraspte schil/schil = rasp de schil van {food}/de schil van {food} raspen
    sap/het sap/alleen het sap/sap ervan/uitgeperst = pers {food} uit/{food} uitpersen
    rasp en sap/sap en rasp/de rasp en het sap/geraspte schil en sap/rasp en sap ervan = rasp de schil van {food} en pers het sap eruit/de schil van {food} raspen en het sap uitpersen
  `,
  oven: "Verwarm de oven voor op {heat}/De oven voorverwarmen op {heat}",
};
