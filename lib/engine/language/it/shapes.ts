/** By which words the shape of an Italian line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack/pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared:
    "tritat[oaie]|grattugiat[oaie]|sbucciat[oaie]|tagliat[oaie]|affettat[oaie]|pelat[oaie]|fus[oa]|sciolt[oa]|sgocciolat[oaie]|schiacciat[oaie]",
  toTaste: "q\\.?\\s?b\\.?|quanto basta|a piacere|facoltativ[oaie]",
  energy: "calorie|energia",
  nutrients: "grassi",
  steps: "passo|fase",
  greetings: "ciao|salve|buongiorno|car[oa]",
  partings: "baci",
  sentFrom: "inviato da",
  ingredientsInline: "ingredienti|(?:che )?cosa (?:vi |ti |ci )?(?:serve|occorre)|occorrente",
  stepsInline: "preparazione|procedimento|come si (?:fa|prepara)|esecuzione|istruzioni",
  notesInline:
    "valori nutrizionali(?: per porzione| a porzione)?|informazioni nutrizionali(?: per porzione)?",
  hangs: "e|ed|o|con|di|da|in|il|la|le|i|gli|un|una|per|su|al|alla|del|della|senza",
  beforeSameAmount: "o|e|da|di|circa|più",
  until: "finché|fino a",
  kitchen: "ciotola|padella|pentola|forno|fuoco|casseruola|teglia|tegame|impasto|composto",
  shopping: "spesa",
  dayLeads:
    "(?:la sera|la notte|il giorno|sera|giorno) (?:prima|precedente)|il giorno (?:dopo|seguente|successivo)|il mattino (?:dopo|seguente)|l['’]indomani",
  partLeads: "per|per fare|per preparare",
  partArticles: "il|lo|la|le|gli|i|l['’]",
  partAlone:
    "per servire|per accompagnare|per decorare|per guarnire|per completare|per gratinare|per friggere|per impanare|per spennellare|per spolverizzare|per finire|per la finitura|inoltre|per la teglia|guarnizione|decorazione|finitura|per assemblare|per comporre|(?:per il )?montaggio|assemblaggio",
  authors: "di",
  leadsOn: "allora|dunque|quindi|bene|ecco",
  told: "(?:ti|vi|ci) (?:serve|servono|occorrono)|(?:servono|occorrono|io uso|bisogna (?:utilizzare|usare)|si usano|utilizziamo)",
  toldFirst: "prendete|prendi|prendere|prendiamo|si prendono|si prende",
  toldMore: "più|poi|e anche",
};
