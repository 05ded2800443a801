/** Italian words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack-lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    latte panna burro formaggio parmigiano pecorino ricotta mascarpone prosciutto pancetta guanciale salsiccia pollo manzo maiale vitello agnello tacchino
    pesce salmone gamberi gamberetti vongole cozze uovo uova tuorlo tuorli albume albumi prezzemolo basilico menta salvia spinaci lattuga cetriolo carota
    carote sedano porro porri broccoli cavolfiore zucchina zucchine melanzana melanzane peperone peperoni funghi fragole lamponi mirtilli carne
  `,
  keeps: "cocco cacao scatola secchi secco secca secche polvere brodo aceto olio pepe",
};
