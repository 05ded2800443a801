/** French words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack/lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    lait creme beurre fromage yaourt yogourt jambon lardons lard poulet boeuf porc veau agneau dinde saumon poisson crevettes oeuf oeufs jaune jaunes
    blanc blancs persil ciboulette basilic coriandre menthe aneth epinards salade concombre carotte carottes celeri poireau poireaux brocoli chou
    viande canard lapin saucisse saucisses merguez chipolatas bacon pancetta cabillaud truite moules mascarpone ricotta mozzarella parmesan emmental
    feta chevre roquefort camembert margarine faisselle radis aubergine aubergines asperges endive endives roquette mache laitue fenouil navet
    navets betterave betteraves chou-fleur estragon cerfeuil groseilles mures cerises raisins rhubarbe crevette courgette courgettes poivron poivrons champignon champignons fraises framboises myrtilles pate feuilletee comte gruyere
  `,
  keeps: `
    coco concentre boite conserve seche sechee sechees poudre moulu moulue bouillon vinaigre huile noix
  `,
};
