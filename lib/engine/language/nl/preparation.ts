/** How Dutch says as work what a list states behind its food. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack-gloss";

export const LIST_WORK: ListWorkForms = {
  work: `
    gehakt/gehakte = hak
    fijngehakt/fijngehakte/fijn gehakt = hak fijn
    grofgehakt/grofgehakte/grof gehakt = hak grof
    gesnipperd/gesnipperde = snipper
    fijngesnipperd/fijn gesnipperd = snipper fijn
    gesneden/kleingesneden = snijd
    fijngesneden/fijn gesneden = snijd fijn
    geraspt/geraspte = rasp
    fijngeraspt/fijn geraspt = rasp fijn
    geschild/geschilde = schil
    gepeld/gepelde = pel
    ontveld/ontvelde = ontvel
    geperst/geperste/uitgeperst = pers
    fijngeperst = pers fijn
    geplet/geplette = plet
    gekneusd/gekneusde = kneus
    gehalveerd/gehalveerde = halveer
    ontpit/ontpitte = ontpit
    geklopt/losgeklopt/geklutst = klop
    gesmolten = smelt
    verkruimeld/verkruimelde = verkruimel
    verbrokkeld = verbrokkel
    geroosterd/geroosterde = rooster
    geschaafd/geschaafde = schaaf
    gewassen = was
    afgespoeld/gespoeld = spoel af
    uitgelekt/uitgelekte = laat uitlekken
    afgegoten = giet af
    geweekt/geweekte = week
    uitgeknepen = knijp uit
    gesplitst = splits
    gezeefd/gezeefde = zeef
    geplukt = pluk
    gerist = ris
    gescheurd/gescheurde = scheur
    geprakt/geprakte = prak
    gepureerd = pureer
    geblancheerd = blancheer
    schoongemaakt/schoongemaakte = maak schoon
    drooggedept/droog gedept = dep droog
    gevierendeeld = vierendeel
  `,
  shapes: { openers: "in", cut: "snijd" },
  states: `
    zacht/zachte/op kamertemperatuur/kamertemperatuur = haal {food} uit de koelkast, zodat het zacht wordt
    ontdooid/ontdooide = laat {food} ontdooien
  `,
  parts: `
    rasp/de rasp/rasp ervan/alleen de rasp/geraspte schil/schil = rasp de schil van {food}
    sap/het sap/alleen het sap/sap ervan/uitgeperst = pers {food} uit
    rasp en sap/sap en rasp/de rasp en het sap/geraspte schil en sap/rasp en sap ervan = rasp de schil van {food} en pers het sap eruit
  `,
  oven: "Verwarm de oven voor op {heat}",
};
