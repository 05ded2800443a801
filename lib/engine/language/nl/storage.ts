/** Dutch words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack/lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    melk karnemelk room slagroom kookroom yoghurt kwark boter roomboter kaas roomkaas mozzarella feta mascarpone ricotta ham spek spekjes spekreepjes
    gehakt rundergehakt kip kipfilet kippendijen biefstuk varkenshaas worst rookworst vis zalm kabeljauw garnalen mosselen ei eieren eidooier eidooiers
    eierdooier eierdooiers eiwit eiwitten peterselie bieslook basilicum dille munt koriander spinazie sla rucola komkommer komkommers wortel wortels
    prei broccoli bloemkool courgette courgettes aubergine paprika champignons paddenstoelen aardbeien frambozen bramen bladerdeeg filodeeg gist tofu
  `,
  perishableEnds: "vlees gehakt filet worst kaas room melk yoghurt kwark garnalen",
  keeps: `
    kokosmelk pindakaas appelmoes blik blikje gedroogd gedroogde poeder gemalen bouillon bouillonblokje azijn olie olijfolie tomatenpuree vissaus
  `,
  keepsEnds: "poeder bouillon fond azijn olie",
};
