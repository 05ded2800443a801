/** By which words Italian recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    quantita ingrediente | cosa ti serve | ti serve | vi serve | che cosa serve | cosa occorre | cosa vi serve | ingredienti | gli ingredienti
    | lista degli ingredienti | cosa serve | occorrente | la spesa | lista della spesa | la lista della spesa
  `,
  joined: { and: "e", toTry: "da provare" },
  announcing:
    "ecco gli | ecco il | ecco la | passiamo agli | passiamo alla | passiamo al | questi sono gli | ora gli | ora la | e ora la | e adesso la | adesso la | adesso gli | vediamo gli",
  steps: `
    modalita di preparazione | istruzioni per la preparazione | la ricetta passo passo | ricetta passo passo |
    come si prepara | come procedere | come si procede | come fare | si fa cosi | come si fanno | come lo faccio | modo di preparazione |
    preparazione | la preparazione | procedimento | istruzioni | come si fa | esecuzione | passaggi | svolgimento
  `,
  stepByStep: "passo passo|passo dopo passo|passo a passo",
  notes: `
    consigli | consiglio | il consiglio | suggerimenti | varianti | conservazione | utensili | accessori | materiale | materiale occorrente | strumenti | attrezzatura |
    i consigli | trucchi e consigli | consigli e trucchi | consigli e varianti | per saperne di piu | buono a sapersi
  `,
  junk: `
    un po di storia | storia | la storia | storia e origini | origini | curiosita | lo sapevi | lo sapevi che | lo sapevate |
    commenti | valori nutrizionali | ricette correlate | ti potrebbe interessare anche | potrebbero interessarti
    | lascia un commento | lascia una risposta | lasciate un commento | vota la ricetta
  `,
  openings: {
    notes: "consigli per",
    junk: "altre ricette | hai provato questa ricetta | avete provato | lascia un commento | lascia una risposta | lasciate un commento | ti potrebbe | ti potrebbero | potrebbe interessarti | valori nutrizionali",
    ingredients: "ingredienti per",
    steps: "come fare | come si fa | come si fanno | come preparare | come si prepara",
  },
  forPeople: "per",
};
