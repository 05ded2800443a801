/** The words that open French instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack-steps";

export const COOKING: CookingWords = {
  verbs: `
    préchauffer préchauffez faire faites ajouter ajoutez mélanger mélangez couper coupez verser versez mettre mettez cuire cuisez laisser laissez
    battre battez fouetter fouettez hacher hachez éplucher épluchez peler pelez émincer émincez chauffer chauffez incorporer incorporez pétrir
    pétrissez étaler étalez disposer disposez servir servez saler salez poivrer poivrez assaisonner assaisonnez râper râpez égoutter égouttez
    retirer retirez porter portez réserver réservez remuer remuez saupoudrer saupoudrez beurrer beurrez enfourner enfournez découper découpez rincer
    rincez fondre dorer décorer décorez garnir garnissez former formez répartir répartissez badigeonner laver lavez préparer préparez déposer
    déposez mixer mixez tamiser tamisez placer placez couvrir couvrez dresser dressez arroser arrosez
  `,
  openers: "pendant dans puis ensuite enfin d'abord en à une quand lorsque",
  amountOpeners: "quelques environ",
  prose: "je mon ma nous notre",
};
