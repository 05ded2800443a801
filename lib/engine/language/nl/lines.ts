/** Dutch words of the list: around a food in its line, of the parts that a list is divided into, and of where a food is kept. */
import type { LineWords, StorageWords } from "@/lib/engine/language/pack/lines";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

// Dutch words of ingredient lines that are neither amount nor food.

export const LINES: Partial<LineWords> = {
  sizes: "grote groot kleine klein middelgrote middelgroot flinke dikke dunne forse",
  qualifiers: "volle afgestreken ruime flinke goede kleine grote dunne dikke",
  approximately: "ongeveer circa ca ruim krap",
  leads: "wat enkele",
  prepared: `
    gehakte gesnipperd gesnipperde fijngesneden fijngehakt fijngehakte grofgehakt geraspt geraspte geschild geschilde gesneden geperst geperste
    uitgelekt uitgelekte gesmolten gepeld gepelde gehalveerd gehalveerde ontpit gepureerd verkruimeld geklopt losgeklopt geroosterd gewassen geweekt
  `,
  afterName: "voor om naar zonder eventueel indien",
  adverbs: "fijn grof dun heel",
  takenOf: "sap rasp schil van en de het een",
  takenNouns: "sap rasp schil blaadjes",
  either: "of",
  further: "plus en + &",
  of: "van",
  conjunctions: "en of",
  optional: ["eventueel", "optioneel", "naar keuze", "naar wens"],
  toTaste: ["naar smaak", "op smaak", "naar behoefte"],
  labels:
    "verder ook serveren erbij garneren garnering bestrooien bestuiven versieren versiering invetten optioneel",
  alternatives: "of",
  noAlternatives: "meer",
  manages: "voor om naar eventueel optioneel ongeveer circa ca",
  extras: "meer extra",
  beforeNumbers: "ongeveer circa ca à elk",
};

/** Dutch words that servings are told by. */
export const SERVINGS: ServingWords = {
  eaters: "personen persoon porties portie pers eters",
  links: "voor ca ongeveer circa",
  notCounted: "kcal",
};

// What Dutch recipes call the parts of a dish, and how they end a list. Data only, lower case.

export const PARTS: PartWords = {
  preparations:
    "deeg|beslag|vulling|saus|bodem|topping|marinade|dressing|vinaigrette|glazuur|room|crème|kruimeldeeg|kruimels|kruim|crumble|streusel|garnering|garnituur|afwerking|decoratie|salade|puree|stamppot|soep|bouillon|jus|siroop|karamel|compote|pesto|dip|pasta|rub|kruidenmengsel|kruidenmix|korst|paneerlaag|gehaktballen|balletjes|ballen|koekjes|cake|taart|biscuit|ganache|meringue|mousse|raita|salsa|coleslaw|voordeeg|poolish|groenten|bijgerecht|vlees|opbouw|montage",
  seasonings: "zout|peper|peper en zout|zout en peper|zout en peper naar smaak|water|olie|olijfolie|ijs",
  finishes: "glazuur|saus|siroop|vulling|topping|ganache|dressing|botercrème|schuim",
  served:
    "om te serveren|om erbij te serveren|voor erbij|erbij|ernaast|ter garnering|om te garneren|om te bestrooien|naar smaak|optioneel|verder|verder nog|daarnaast",
  compoundEnds: "deeg|beslag|vulling|bodem|glazuur|marinade|dressing|salade|korst",
};

// Dutch words that say where a food is kept when bought. Folded: no accents.

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
