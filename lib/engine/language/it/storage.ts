/** Italian words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack/lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    latte panna burro formaggio parmigiano pecorino ricotta mascarpone prosciutto pancetta guanciale salsiccia pollo manzo maiale vitello agnello tacchino
    pesce salmone gamberi gamberetti vongole cozze uovo uova tuorlo tuorli albume albumi prezzemolo basilico menta salvia spinaci lattuga cetriolo carota
    carote sedano porro porri broccoli cavolfiore zucchina zucchine melanzana melanzane peperone peperoni funghi yogurt mozzarella gorgonzola stracchino fontina provola scamorza speck bresaola mortadella salsicce coniglio anatra merluzzo polpo calamari seppie
    rucola radicchio finocchio finocchi asparagi carciofi bietole cicoria verza cavolo zucca ravanelli fagiolini piselli ciliegie pesche margarina
    fragole lamponi mirtilli carne
  `,
  keeps:
    "scatola sottolio lenticchie ceci cocco cacao scatola secchi secco secca secche polvere brodo aceto olio pepe",
};
