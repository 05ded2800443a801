/** German words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack/lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    milch vollmilch sahne schlagsahne rahm schmand quark joghurt butter kase frischkase mozzarella parmesan schinken speck wurst salami hackfleisch hack
    rindfleisch schweinefleisch hahnchen huhn pute lamm kalbfleisch fisch lachs thunfischsteak garnelen ei eier eigelb eiweiss petersilie schnittlauch
    basilikum dill minze koriander spinat salat gurke karotte karotten mohre mohren sellerie lauch brokkoli blumenkohl zucchini aubergine paprika
    champignons pilze erdbeeren himbeeren blaubeeren blatterteig hefeteig frischhefe tofu
  `,
  perishableEnds: `
    sahne milch joghurt quark kase fleisch filet wurst schinken lachs garnelen eier hack beeren
  `,
  keeps: `
    kokosmilch kondensmilch erdnussbutter dose dosen getrocknet getrocknete getrockneter pulver gemahlen gemahlener bruhe fond essig ol olivenol
  `,
  keepsEnds: "pulver bruhe",
};
