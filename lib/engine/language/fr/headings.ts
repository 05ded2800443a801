/** By which words French recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    quantite ingredient | ingredient quantite | ingredients et quantites | les ingredients | liste des ingredients | il vous faut | il te faut
    | il nous faut | ce quil te faut | il faut | courses | les courses | liste de courses | liste des courses | la liste de courses | la liste des courses | le panier | a acheter | a prevoir | ce quil faut | ce quil vous faut
  `,
  joined: { and: "et", toTry: "a essayer | a tester" },
  announcing:
    "voici les | voici la | passons aux | passons a la | et maintenant la | et maintenant les | maintenant la | maintenant les | place a la | place aux | voila les",
  steps: `
    progression | instructions de preparation | la recette pas a pas | recette pas a pas | la recette etape par etape |
    preparation de la recette | la preparation | realisation | etapes | les etapes | instructions de cuisson | etapes de preparation |
    deroulement | marche a suivre | methode | a faire | mode operatoire | comment faire | comment proceder | comment on fait
  `,
  stepByStep: "etape par etape|pas a pas",
  notes: `
    astuces | astuce | conseils | conseil | remarques | remarque | notes de lauteur | le conseil du chef | ustensiles | equipement | materiel necessaire | materiel requis | accessoires | materiel | variantes |
    astuces et conseils | conseils et astuces | trucs et astuces | astuces du chef | astuces de chef | idees et astuces | bon a savoir | a savoir | pour en savoir plus
  `,
  junk: `
    un peu dhistoire | histoire | lhistoire | histoire et origines | origines | curiosites | le saviez vous | anecdote | anecdotes |
    commentaires | valeurs nutritionnelles | recettes similaires | vous aimerez aussi | avis
    | laisser un commentaire | laissez un commentaire | laisse un commentaire | noter cette recette
  `,
  openings: {
    notes: "astuces pour | conseils pour",
    junk: "plus de recettes | vous avez essaye | avez vous essaye | tu as essaye | laisser un commentaire | laissez un commentaire | laisse un commentaire | vous aimerez | vous pourriez aimer | tu aimeras | a decouvrir aussi | valeurs nutritionnelles | informations nutritionnelles",
    ingredients: "ingredients pour",
    steps: "comment faire | comment preparer | comment realiser | comment on fait",
  },
  forPeople: "pour",
};
