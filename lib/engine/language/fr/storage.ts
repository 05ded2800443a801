/** French words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack-lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    lait creme beurre fromage yaourt yogourt jambon lardons lard poulet boeuf porc veau agneau dinde saumon poisson crevettes oeuf oeufs jaune jaunes
    blanc blancs persil ciboulette basilic coriandre menthe aneth epinards salade concombre carotte carottes celeri poireau poireaux brocoli chou
    courgette courgettes poivron poivrons champignon champignons fraises framboises myrtilles pate feuilletee comte gruyere
  `,
  keeps: `
    coco concentre boite conserve seche sechee sechees poudre moulu moulue bouillon vinaigre huile noix
  `,
};
