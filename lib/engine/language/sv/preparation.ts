/** How Swedish says as work what a list states behind its food. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack/gloss";

export const LIST_WORK: ListWorkForms = {
  work: `
    hackad/hackade/hackat = hacka
    finhackad/finhackade/finhackat = finhacka
    grovhackad/grovhackade = grovhacka
    riven/rivet/rivna/finriven/finrivet = riv
    skivad/skivade/skivat = skiva
    tunt skivad/tunt skivade = skiva tunt
    strimlad/strimlade/strimlat = strimla
    tärnad/tärnade/tärnat = tärna
    skalad/skalade/skalat = skala
    pressad/pressade = pressa
    krossad/krossade = krossa
    delad/delade = dela
    halverad/halverade = halvera
    klyftad/klyftade = klyfta
    urkärnad/urkärnade/kärnad = kärna ur
    skuren/skurna/skuret = skär
    smält = smält
    uppvispad/uppvispade/lätt uppvispat/vispade = vispa
    avrunnen/avrunna = låt {food} rinna av
    sköljd/sköljda = skölj
    rostad/rostade = rosta
    blötlagd/blötlagda = blötlägg
  `,
  shapes: { openers: "i", cut: "skär" },
  states: `
    rumsvarmt/rumstempererat/rumstempererad/mjukt = ta ut {food} ur kylen så att det blir mjukt
    tinad/tinade/tinat = tina {food}
  `,
  parts: `
    rivet skal/finrivet skal/skalet/bara skalet = riv skalet av {food}
    saften/pressad saft/saft = pressa saften ur {food}
    rivet skal och saft/finrivet skal och saft/skal och saft = riv skalet av {food} och pressa ur saften
  `,
  oven: "Sätt ugnen på {heat}",
};
