/** How German says as work what a list states behind its food. Data only. */
import type { ListWorkForms } from "@/lib/engine/language/pack/gloss";

export const LIST_WORK: ListWorkForms = {
  work: `
    gehackt/gehackte/gehackten/gehackter/gehacktes = hacken
    gewürfelt/gewürfelte/gewürfelten/gewürfelter/gewürfeltes = würfeln
    geschnitten/geschnittene/geschnittenen/aufgeschnitten/kleingeschnitten = schneiden
    gerieben/geriebene/geriebenen/geriebener/frisch gerieben = reiben
    abgerieben = abreiben
    geschält/geschälte/geschälten = schälen
    gepellt/gepellte = pellen
    entkernt/entkernte/entkernten = entkernen
    entsteint/entsteinte/entsteinten = entsteinen
    halbiert/halbierte/halbierten = halbieren
    geviertelt/geviertelte/geviertelten = vierteln
    geachtelt = achteln
    gepresst/gepresste/durchgepresst = pressen
    ausgepresst = auspressen
    zerdrückt/zerdrückte = zerdrücken
    zerstoßen/gemörsert = zerstoßen
    zerkleinert = zerkleinern
    zerbröselt/zerkrümelt/zerbröckelt = zerbröseln
    gezupft/abgezupft = abzupfen
    zerzupft = zerzupfen
    gehobelt = hobeln
    geraspelt/geraspelte = raspeln
    geputzt/geputzte = putzen
    gewaschen/gewaschene = waschen
    abgespült/abgebraust = abspülen
    abgetropft/abgetropfte = abtropfen lassen
    abgegossen = abgießen
    ausgedrückt = ausdrücken
    eingeweicht/eingeweichte = einweichen
    verquirlt/verquirlte/verschlagen = verquirlen
    geschlagen = schlagen
    getrennt = trennen
    geschmolzen/zerlassen/zerlassene/flüssig = schmelzen
    geröstet/geröstete = rösten
    getoastet/getoastete = toasten
    gesiebt/gesiebtes = sieben
    gestiftelt = in Stifte schneiden
    filetiert = filetieren
    püriert = pürieren
    blanchiert = blanchieren
    pariert = parieren
    trockengetupft = trocken tupfen
  `,
  shapes: {
    openers: "in",
    cut: "schneiden",
    turned:
      "feinen=feine kleinen=kleine groben=grobe großen=große dünnen=dünne dicken=dicke schmalen=schmale breiten=breite halben=halbe mundgerechten=mundgerechte langen=lange kurzen=kurze Würfeln=Würfel Ringen=Ringe Stücken=Stücke Stiften=Stifte Vierteln=Viertel Achteln=Achtel Halbringen=Halbringe",
  },
  states: `
    weich/weiche/zimmerwarm/zimmerwarme/raumtemperiert = {food} aus dem Kühlschrank nehmen, damit es weich wird
    aufgetaut/aufgetaute = {food} auftauen lassen
  `,
  parts: `
    abgeriebene Schale/abgeriebene Schale davon/Schale davon/Abrieb/Schalenabrieb = die Schale von {food} abreiben
    Saft/Saft davon/ausgepresster Saft = {food} auspressen
    Abrieb und Saft/Saft und Schale/Schale und Saft/Saft und Abrieb/abgeriebene Schale und Saft = die Schale von {food} abreiben und den Saft auspressen
  `,
  oven: "Den Backofen auf {heat} vorheizen",
};
