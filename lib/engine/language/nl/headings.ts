/** By which words Dutch recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    ingredient hoeveelheid | hoeveelheid ingredient | ingredienten | wat heb je nodig | dit heb je nodig | dit heb je ook nodig | dit heb je
    verder nodig | verder nodig | ook nodig | je hebt nodig | benodigdheden | boodschappenlijst | boodschappenlijstje | boodschappen | de boodschappen
  `,
  joined: { and: "en", toTry: "om te proberen" },
  announcing:
    "hier zijn de | dit zijn de | hier de | nu de | en nu de | hier komt de | op naar de | dan nu de",
  steps: `
    stappenplan | bereidingsstappen | kookinstructies | bakinstructies | zo maak je |
    bereiding | bereiden | bereidingswijze | zo bereid je het | zo maak je het | zo maak je dit | zo doe je het | zo ga je te werk | aan de
    slag | werkwijze | instructies | stappen
  `,
  stepByStep: "stap voor stap",
  notes: `
    opmerkingen | notities | variaties | variatie | varianten | bewaren | bewaartip | bewaartips | keukengerei | materiaal | keukenspullen | benodigd materiaal | keukenmateriaal | hulpmiddelen | keukenhulpmiddelen | bakgerei | bakgereedschap | gereedschap | kookgerei |
    tips en ideeen | tips en trucs | extra tips | goed om te weten
  `,
  junk: `
    een beetje geschiedenis | geschiedenis | wist je dat | weetjes | achtergrond |
    voedingswaarde | voedingswaarden | reacties | meer recepten | gerelateerde recepten
    | laat een reactie achter | plaats een reactie | geef een reactie | beoordeel dit recept
  `,
  openings: {
    notes: "tips voor",
    junk: "meer recepten | heb je dit recept | heb jij dit recept | laat een reactie | plaats een reactie | geef een reactie | misschien vind je | dit vind je misschien | voedingswaarde per | voedingswaarden per",
    ingredients: "ingredienten voor",
  },
  forPeople: "voor",
};
