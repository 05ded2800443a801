/** By which words German recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    menge zutat | zutat menge | zutat | zutaten | die zutaten | zutatenliste | man nehme | einkaufsliste | einkaufszettel | der einkauf | das brauchst du | das braucht ihr |
    das brauchen wir | das braucht man | was ihr braucht | das brauchst du ausserdem | das brauchst du noch | ausserdem brauchst du | was du
    ausserdem brauchst | was du brauchst | was wir brauchen | ihr braucht | wir brauchen | du brauchst | man braucht | sie brauchen
  `,
  joined: { and: "und", toTry: "zum ausprobieren | zum probieren" },
  announcing:
    "hier die | hier sind die | das sind die | und das sind die | dies sind die | hier kommen die | hier kommt die | nun die | nun zur | jetzt zur | und nun zur | nun zu den | jetzt zu den | und hier die | weiter mit der | auf zur | und nun die | jetzt die",
  steps: `
    anweisungen | zubereitungsanleitung | backanleitung | so geht es |
    zubereitung | die zubereitung | zubereiten | anleitung | arbeitsschritte | so gehts | und so gehts | so wirds gemacht | so macht mans | so
    mach ichs | so mache ich es | zubereitungsschritte | schritte | vorgehensweise | kochanleitung
  `,
  stepByStep: "schritt fur schritt",
  notes: `
    notizen | hinweise | hinweis | anmerkungen | anmerkung | tipp | tipps | tipps und tricks | varianten | utensilien | kuchenutensilien | material | werkzeug | gerate | arbeitsmaterial | backzubehor |
    kuchengerate | kochgeschirr | zubehor | ausserdem wichtig |
    profi tipp | profi tipps | tipps vom profi | kuchentipp | kuchentipps | tipps und ideen | tipps und hinweise | gut zu wissen | extra tipp | extra tipps | mein tipp | meine tipps | unsere tipps
  `,
  junk: `
    geschichte | ein bisschen geschichte | ein wenig geschichte | geschichtsstunde | hintergrund | hintergrundwissen | hintergrundwissen und geschichte | wusstest du | schon gewusst | wissenswertes | geschichte und herkunft |
    nahrwerte | nahrwertangaben | nahrwerte pro portion | kommentare | das konnte dich auch interessieren | ahnliche rezepte | weitere rezepte
    | bewertungen
    | schreibe einen kommentar | schreib einen kommentar | hinterlasse einen kommentar | rezept bewerten | jetzt bewerten
  `,
  openings: {
    notes: "tipps fur | tipps zum | tipps zur",
    junk: "weitere rezepte | hast du das rezept | hast du dieses rezept | habt ihr das rezept | schreibe einen kommentar | schreib einen kommentar | hinterlasse einen kommentar | kommentar hinterlassen | das konnte dir | das konnte dich | das konnte euch | dir gefallt vielleicht | nahrwerte pro",
    ingredients: "zutaten fur | zutaten",
  },
  forPeople: "fur",
};
