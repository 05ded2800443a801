/** What helps where something went wrong stands behind the last step, and is a note; a time told by its state is a step. */
import { parseRecipeText } from "./index";

const CASES = [
  [
    "Fondue\n\n400 g de gruyère\n30 cl de vin\n\nFaites chauffer le vin.\nAjoutez le gruyère et remuez.\n",
    "Si la fondue tranche, ajouter un filet de citron.",
    "Quand la fondue est lisse, servir aussitôt.",
  ],
  [
    "Soupe\n\n1 kg de potiron\n1 oignon\n\nFaites cuire le potiron et l'oignon.\nMixez la soupe.\n",
    "Si la soupe est trop épaisse, ajouter un peu d'eau.",
    "Remettez la soupe sur le feu et servez.",
  ],
  [
    "Sopa\n\n1 kg de batatas\n300 g de couve\n\nCoza as batatas.\nJunte a couve e coza 10 minutos.\n",
    "Se a sopa ficar muito grossa, junte um pouco mais de água quente.",
    "Quando a sopa ferver, retire do lume.",
  ],
  [
    "Sopa\n\n1 kg de calabaza\n1 cebolla\n\nCuece la calabaza y la cebolla.\nTritura la sopa.\n",
    "Si la sopa queda muy espesa, añade un poco de agua.",
    "Cuando la sopa hierva, retírala del fuego.",
  ],
  [
    "Ragù\n\n300 g di macinato\n1 cipolla\n\nRosolate la cipolla.\nUnite il macinato e cuocete 2 ore.\n",
    "Se il ragù si asciuga troppo, aggiungete un mestolo di brodo.",
    "Quando il ragù è pronto, spegnete il fuoco.",
  ],
  [
    "Polpette\n\n2 melanzane\n150 g di pangrattato\n\nSchiacciate le melanzane.\nUnite il pangrattato e friggete.\n",
    "Se l'impasto vi sembra troppo morbido aggiungete altro pangrattato.",
    "Quando le polpette sono dorate, scolatele.",
  ],
  [
    "Suppe\n\n1 kg Kürbis\n1 Zwiebel\n\nKürbis und Zwiebel kochen.\nDie Suppe pürieren.\n",
    "Falls die Suppe zu dick ist, etwas Wasser zugeben.",
    "Wenn die Suppe kocht, vom Herd nehmen.",
  ],
  [
    "Soep\n\n1 kg pompoen\n1 ui\n\nKook de pompoen met de ui.\nPureer de soep.\n",
    "Als de soep te dik is, voeg dan wat water toe.",
    "Als de soep kookt, haal van het vuur.",
  ],
  [
    "Suppe\n\n1 kg Kürbis\n1 Zwiebel\n\nKürbis und Zwiebel kochen.\nDie Suppe pürieren.\n",
    "Suppe zu dick? Einfach etwas Wasser zugeben.",
    "Die Suppe heiß servieren.",
  ],
  [
    "Soep\n\n1 kg pompoen\n1 ui\n\nKook de pompoen met de ui.\nPureer de soep.\n",
    "Soep te dik? Gewoon een scheut water erbij.",
    "Dien de soep heet op.",
  ],
] as const;

test.each(CASES)("%s", (recipe, note, step) => {
  for (const gap of ["", "\n"]) {
    expect(parseRecipeText(`${recipe}${gap}${note}`)?.notes).toEqual([note]);
    const read = parseRecipeText(`${recipe}${step}`);
    expect(read?.notes ?? []).toEqual([]);
    expect(read?.instructions.some(({ text }) => text.includes(step))).toBe(true);
  }
});
