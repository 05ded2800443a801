/** By which words the shape of a German line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack/pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared: "gehackt|gewürfelt|gerieben",
  toTaste: "nach geschmack|nach belieben|zum bestreuen",
  energy: "kalorien|energie",
  nutrients: "kohlenhydrate|eiweiß",
  steps: "schritt",
  greetings: "hallo|huhu|moin|servus|liebe|lieber",
  partings: "liebe grüße|viele grüße|herzliche grüße|alles liebe|eure?|euer|deine?|lg",
  sentFrom: "gesendet von",
  ingredientsInline:
    "zutaten|das (?:braucht ihr|brauchst du|brauchen wir|braucht man)|was (?:ihr braucht|du brauchst|wir brauchen|man braucht)",
  stepsInline: "zubereitung|anleitung|(?:und )?so (?:geht|wird)(?: es|['’]?s)(?: gemacht)?",
  notesInline: "hinweise|nährwerte(?: pro portion| pro stück)?|nährwertangaben(?: pro portion)?",
  hangs: "und|oder|mit|von|ohne",
  beforeSameAmount: "bis|oder|und|ca\\.|von|zu|à|je|mit|plus|etwa",
  until: "bis",
  kitchen: "schüssel|pfanne|topf|ofen|hitze",
  shopping: "einkauf",
  dayLeads:
    "am (?:vorabend|vortag|abend (?:vorher|zuvor|davor)|tag (?:vorher|zuvor|davor|danach)|(?:nächsten|folgenden|anderen) (?:tag|morgen)|backtag)|tags (?:zuvor|darauf)|(?:ein|einen|zwei) (?:tag|tage) (?:vorher|zuvor)",
  partLeads: "für|für die zubereitung|zur zubereitung",
  partArticles: "den|das|die",
  partAlone:
    "zum servieren|zum garnieren|zum anrichten|zum verzieren|zum dekorieren|zum bestreuen|zum bestreichen|zum einpinseln|zum bestäuben|für die deko|deko|dekoration|garnitur|zum fertigstellen|fertigstellung|zum zusammensetzen|zum zusammenbauen|zum schichten|toppings?|außerdem|dazu",
  authors: "von",
  leadsOn: "also|so|na dann|nun|gut|jedenfalls",
  told: "(?:du|ihr|man|sie) (?:brauchst|braucht|brauchen|benötigst|benötigt|benötigen)|ihr braucht|wir brauchen|benötigen wir|werden benötigt|ich nehme|(?:du|man|ich) nimmst?",
  toldFirst: "man nehme|nehmt|nehmen sie|nimm|man nimmt|nimmt man",
  toldMore: "dazu|plus|sowie|außerdem|noch",
};
