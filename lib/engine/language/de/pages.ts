/** German words of the page: headings, the shape of lines, and all that is no recipe. Data only, lower case. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FurnitureWords, PageWords, ShapeWords, TitleWords } from "@/lib/engine/language/pack/pages";

// By which words German recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

export const HEADINGS: HeadingWords = {
  ingredients: `
    menge zutat | zutat menge | zutat | zutaten | die zutaten | zutatenliste | man nehme | einkaufsliste | einkaufszettel | der einkauf | das brauchst du | das braucht ihr |
    das brauchen wir | das braucht man | was ihr braucht | das brauchst du ausserdem | das brauchst du noch | ausserdem brauchst du | was du
    ausserdem brauchst | was du brauchst | was wir brauchen | ihr braucht | wir brauchen | du brauchst | man braucht | sie brauchen
  `,
  joined: { and: "und", toTry: "zum ausprobieren | zum probieren" },
  announcing:
    "hier die | hier sind die | das sind die | und das sind die | dies sind die | hier kommen die | hier kommt die | nun die | nun zur | jetzt zur | und nun zur | nun zu den | jetzt zu den | und hier die | weiter mit der | auf zur | und nun die | jetzt die",
  steps: `
    anweisungen | zubereitungsanleitung | so wird er gemacht | so wird sie gemacht | so wird es gemacht | so geht das | backanleitung | so geht es |
    zubereitung | die zubereitung | zubereiten | anleitung | arbeitsschritte | so gehts | und so gehts | so wirds gemacht | so macht mans | so
    mach ichs | so mache ich es | zubereitungsschritte | schritte | vorgehensweise | kochanleitung
  `,
  stepByStep: "schritt fur schritt",
  notes: `
    aufbewahrung | haltbarkeit | lagerung | notizen | hinweise | hinweis | anmerkungen | anmerkung | tipp | tipps | tipps und tricks | varianten | utensilien | kuchenutensilien | material | werkzeug | gerate | arbeitsmaterial | backzubehor |
    kuchengerate | kochgeschirr | zubehor | ausserdem wichtig |
    profi tipp | profi tipps | tipps vom profi | kuchentipp | kuchentipps | tipps und ideen | tipps und hinweise | gut zu wissen | extra tipp | extra tipps | mein tipp | meine tipps | unsere tipps
  `,
  junk: `
    geschichte | ein bisschen geschichte | ein wenig geschichte | geschichtsstunde | hintergrund | hintergrundwissen | hintergrundwissen und geschichte | wusstest du | schon gewusst | wissenswertes | geschichte und herkunft |
    nahrwerte | nahrwertangaben | nahrwerte pro portion | kommentare | das konnte dich auch interessieren | ahnliche rezepte | weitere rezepte
    | bewertungen
    | schreibe einen kommentar | schreib einen kommentar | hinterlasse einen kommentar | rezept bewerten | jetzt bewerten
  `,
  openings: {
    notes: "tipps fur | tipps zum | tipps zur",
    junk: "weitere rezepte | hast du das rezept | hast du dieses rezept | habt ihr das rezept | schreibe einen kommentar | schreib einen kommentar | hinterlasse einen kommentar | kommentar hinterlassen | das konnte dir | das konnte dich | das konnte euch | dir gefallt vielleicht | nahrwerte pro",
    ingredients: "zutaten fur | zutaten",
  },
  forPeople: "fur",
};

// By which words the shape of a German line is judged. Data only: alternatives of patterns, in lower case.

export const SHAPES: Partial<ShapeWords> = {
  months:
    "jan(?:uar)?|jän(?:ner)?|feb(?:ruar)?|märz|mär|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?",
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

// What stands on German pages around a recipe and between its lines, as far as it is written down. Data only.

export const PAGES: Partial<PageWords> = {
  controls:
    "zum inhalt springen|zum inhalt|direkt zum inhalt|zum hauptinhalt springen|zur startseite|rezept drucken|drucken|rezept speichern|speichern|zum rezept|rezept bewerten|zum rezept springen|merken|teilen|zur einkaufsliste hinzufügen|zur einkaufsliste|auf die einkaufsliste|auf die einkaufsliste setzen|alle zutaten auf die einkaufsliste|kochmodus|kochmodus bildschirm bleibt an|kochmodus an|kochmodus starten|bildschirm aktiv lassen|bildschirm anlassen|bildschirm bleibt an|display anlassen|alle auswählen|alle abwählen|alles auswählen|auswahl aufheben|video ansehen|video abspielen|zum video|zutaten kopieren|zutaten bestellen|portionen ändern|auf pinterest merken|pinnen|jetzt bewerten|bewerten|kommentieren|kommentare|weiterlesen|mehr lesen|mehr anzeigen|weniger anzeigen|newsletter abonnieren|zutaten einkaufen|in die zwischenablage kopieren|weitere rezepte|mehr rezepte|ähnliche rezepte|das könnte dir auch gefallen|das könnte euch auch gefallen|kommentar schreiben|schreibe einen kommentar",
  advertisements:
    "anzeige|werbung|(?:hier )?(?:geht es |geht['’]s )?weiter (?:nach|unter) der (?:werbung|anzeige)|(?:der )?(?:artikel|text|beitrag) geht (?:nach der (?:werbung|anzeige) |unten )?weiter",
  steps: "schritt",
  stepOf: "von",
  consents:
    "wir (?:schätzen|respektieren) (?:ihre|deine) privatsphäre|(?:ihre|deine) (?:privatsphäre|daten)|(?:datenschutz|privatsphäre|cookie)-?(?:einstellungen|hinweis)|(?:bevor sie|bevor du) (?:fortfahren|weiterlesen|weiterliest|fortfährst)|(?:wir verwenden|wir nutzen|diese (?:web)?seite (?:verwendet|nutzt)) cookies|cookies (?:akzeptieren|zulassen)|(?:mit werbung|werbefrei) (?:weiterlesen|lesen|nutzen)",
  consentTalk:
    "cookies?|einwilligung|zustimm\\p{L}*|datenschutz\\p{L}*|personenbezogen\\p{L}*|partner|werbung|endgerät|verarbeit\\p{L}*",
  consentAnswers:
    "(?:alle |alles )?(?:cookies )?(?:akzeptieren|zulassen|annehmen|ablehnen|erlauben)(?: und (?:weiter|schließen))?|(?:ich )?(?:stimme zu|zustimmen|einverstanden)(?: und weiter)?|einwilligen(?: und weiter)?|(?:mehr |cookie-?|privatsphäre-?)?(?:einstellungen|optionen)(?: verwalten)?|nur (?:notwendige|erforderliche)(?: cookies)?",
  recipes: "rezept|rezepte",
  groupLeads: "für|schritt",
  listedGroups: "für den|für die|für das",
  invitations:
    "(?:hast du|habt ihr|haben sie) (?:das|dieses|dies) (?:rezept )?(?:schon |bereits )?(?:ausprobiert|nachgekocht|nachgebacken|gekocht|gebacken|gemacht|probiert)|(?:schreib|hinterlass|lass)(?:e|t)? (?:mir|uns) (?:gerne? )?(?:einen kommentar|eine bewertung)|(?:markiere?|verlinke?)t? (?:mich|uns)\\b|folg(?:e|t)? (?:mir|uns)\\b",
  signed: "von|autor|autorin|verfasst von|geschrieben von|ein rezept von",
  dated: "veröffentlicht|aktualisiert|zuletzt aktualisiert|erstellt|eingestellt|geändert|datum|stand",
  readIn: "lesezeit|lesedauer",
  counted: "kommentare?|bewertung(?:en)?|rezension(?:en)?|stimmen?|aufrufe|antworten|sterne",
  pictures: "fotos?|bild(?:er)?|fotografie|quelle",
  pictureCredits: "von",
  notEaten: "kommentare?|bewertungen|sterne|portionen|personen|rezepte",
  notYields: "kalorien|euro",
  nutrientLeads: "davon|gesättigte",
  nutrients: "kalorien|brennwert|energie|fett|kohlenhydrate|eiweiß|zucker|ballaststoffe|salz",
};

export const FURNITURE: Partial<FurnitureWords> = {
  forums: "geschrieben von|gepostet von|verfasst von|zitieren",
  farewells:
    "liebe grüße|viele grüße|herzliche grüße|schöne grüße|grüßle|grüßchen|guten appetit|an guadn|mahlzeit|gutes gelingen|lasst es euch schmecken|lass es dir schmecken|bis bald|bis zum nächsten mal|viel spaß beim nach(?:kochen|backen|machen)|eine schöne woche|schön(?:en|es) (?:sonntag|wochenende|tag|abend)|eure?",
  letters:
    "liebe grüße|viele grüße|herzliche grüße|guten appetit|gesendet von meinem|viel spaß beim|bis bald|lasst es euch schmecken|gutes gelingen|lg|vlg|glg|vg|mfg|bussi|alles liebe|gruß|grüße",
  captions:
    "(?:möchtest du|soll ich)[^?]{0,100}\\?$|wenn du (?:magst|möchtest|willst), (?:kann|schreibe|erstelle) ich|ich kann dir auch|sag (?:mir )?(?:gern|einfach)? ?bescheid|folge mir|folgt mir|folg mir|speicher dir|markiere? mich|verlinkt? mich|schreibt? mir|verrat(?:et)? mir|teile dieses rezept",
  noteLabels:
    "ohne [\\p{L} -]{3,25}|achtung|vorsicht|tipps?|hinweise?|notiz(?:en)?|anmerkung(?:en)?|varianten?|variation(?:en)?|aufbewahrung|lagerung|haltbarkeit|dazu passt|dazu passen|serviervorschlag|serviertipp|küchentipp|profi-?tipp|koch-?tipp|back-?tipp|extra-?tipp|mein tipp|gut zu wissen|wichtig|alternative[n]?|vegane variante|vegan|ohne alkohol|resteverwertung|vorbereiten|einfrieren|zum (?:aufbewahren|einfrieren|vorbereiten|aufwärmen)|einfrieren|merke|p\\.?\\s?s\\.?|nb|ersatz|abwandlung(?:en)?",
  musts: "wichtig|ganz wichtig|sehr wichtig",
  warnings: "achtung|vorsicht",
  keeping:
    "haltbar|(?:hält|halten) sich|lässt sich (?:gut |auch |prima )?(?:einfrieren|vorbereiten|aufbewahren|aufwärmen)|schmeckt (?:auch|am besten|noch besser|besonders|kalt|lauwarm)|schmecken (?:auch|am besten|noch besser|besonders|kalt|lauwarm)|(?:kann|können) (?:auch )?(?:eingefroren|vorbereitet|aufbewahrt)|(?:hält|halten)(?: (?:er|sie|es|das|die|der)(?: \\p{L}{3,20})?)?(?: sich)?|(?:lässt|lassen) sich[^.;]{0,60}(?:einfrieren|vorbereiten|aufbewahren|aufwärmen|aufbraten|einkochen|abwandeln|ersetzen|austauschen)|schmeck(?:t|en)|(?:passt|passen)|(?:kann|können|kannst|könnt)(?: (?:man|du|ihr|sie))?[^.;]{0,60}(?:einfrieren|eingefroren|vorbereiten|vorbereitet|aufbewahren|aufbewahrt|ersetzen|ersetzt|austauschen)",
  keepingPlace:
    "tage?n?|wochen?|monate?|kühlschrank|gefrierfach|tiefkühler|luftdicht|nächsten tag|vortag|voraus|auch|dazu|kalt|warm|frisch|besser|dose|einfrieren|eingefroren|vorbereiten|vorbereitet|aufbewahren|aufbewahrt|aufwärmen|aufbraten|aufgewärmt|ersetzen|ersetzt|austauschen|abwandeln|noch besser|am besten|prima|hervorragend|wunderbar|perfekt|köstlich|lecker|gut zu|gut dazu",
  storing:
    "(?:reste|übrig gebliebenes?|luftdicht|in einer (?:gut schließenden )?dose)[^.;]{0,80}(?:aufbewahren|haltbar|tage|wochen|einfrieren)|(?:im kühlschrank|luftdicht verschlossen)[^.;]{0,60}(?:hält|halten|haltbar)|(?:der|die|das|diese[rs]?) [\\p{L}-]{3,30} (?:hält|halten|lässt|lassen|schmeckt|schmecken|kann|können|passt|passen)[^.;]{0,60}(?:haltbar|tage|wochen|einfrieren|vorbereiten|aufbewahren|aufwärmen|besser|am besten)|zum aufbewahren[^.;]{0,80}(?:füllen|stellen|legen|geben|verpacken|lassen)|(?:im kühlschrank|kühl|gut verschlossen|gut verpackt|in folie gewickelt|abgedeckt|in einem schraubglas)[^.;]{0,60}(?:hält|halten|haltbar)|(?:zum einfrieren|vor dem einfrieren)[^.;]{0,80}",
  remarks:
    "\\p{L}{3,20} (?:geht|klappt|schmeckt|passt|funktioniert|tut es) (?:natürlich |aber |genauso )?auch|(?:im|in der|auf dem) [\\p{L}]{3,20} (?:geht|klappt|funktioniert) (?:es |das )?auch|für (?:die )?(?:kinder|kleinen|erwachsene)[^.;]{0,60}(?:ersetzen|austauschen|weglassen)|(?:(?:die|der|das) )?[\\p{L}]{3,20} (?:ist )?zu (?:dick|dünn|fest|flüssig|trocken|weich|sauer|scharf|salzig|süß)\\?|einfrieren (?:geht|klappt|kann|lässt)|(?:falls|wenn|sollte|sollten) (?:die|der|das|es|sie|er|ihr|dir)[^,.;]{0,40}(?:zu (?:dick|dünn|fest|flüssig|trocken|dunkel|weich|sauer|scharf)|gerinn|gerann|nicht reich)[^.;]{0,30},|in (?:einer )?(?:\\p{L}{0,12})(?:dosen?|büchsen?)[^.;]{0,60}(?:hält|halten)|schmeckt|dazu passt|dazu passen|dazu schmeckt|dazu schmecken|man kann auch|statt \\p{L}|dazu (?:gibt es|gibt['’]s|reichen wir|reicht man|essen wir|isst man)|(?:passt|passen) (?:gut|prima|hervorragend|super|perfekt|auch|wunderbar|bestens|zu)|anstatt|anstelle|(?:man|ihr) (?:kann|könnt)|du kannst (?:auch|statt|die|das|den)|alternativ (?:geht|kann|schmeck)|(?:ideal|perfekt|prima|super) (?:zu[mr]?|für|als|zum)|am nächsten tag (?:schmeck|ist|sind)|aufgewärmt|ein klassiker|für (?:eine |die )?(?:vegane|vegetarische|glutenfreie) (?:version|variante)|wer (?:mag|möchte|will|keine?n?|es |lieber)|(?:ist|sind) [^.;]{0,40}haltbar|lauwarm schmeck|kalt schmeck",
  noteNouns:
    "\\p{L}{0,14}tipps?|hinweis|geheimnis|trick|anmerkung|(?:vegane|vegetarische|glutenfreie|leichte|schnelle|scharfe|schärfere|festliche) (?:variante|version)",
  postscripts: "p\\.?\\s?s\\.?",
};

export const TITLES: Partial<TitleWords> = {
  ownerPhrases: "aus der küche von|antwort von|beitrag von|geschrieben von",
  labels:
    "titel|rezept|rezept für|rezeptname|name des rezepts|betreff|rezept der woche|rezept des monats|rezept des tages|thema",
  talk: "du wolltest|ihr wolltet|hallo|huhu|hey|hi|liebe|lieber|hier ist|hier kommt|hier die|hier der|hier das|hier mein|hier meine|anbei|wie versprochen|das rezept|leute|mädels|ihr lieben|bei uns gab|bei uns gibt|wer hat|hat jemand|kennt jemand|suche ein",
  talked:
    "ich|du|wir|ihr|sie|es|er|man|der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|meiner|dein|deine|unser|unsere|hier|ist|sind|war|kommt|kommen|rezept|rezepte|was|wenn|weil|dass|für|zum|zur|auch|noch|so|also|ja|nein|hallo|huhu|hey|hi|liebe|lieber|bitte|danke|heute|gestern|euch|dir|dich|mir|mich|uns|habe|hab|hat|hast|haben|wolltest|wollte|gefragt|versprochen|mache|macht|machen|gemacht|endlich|immer|reicht|ergibt|anbei|letzte|woche|jemand|nachdem|zusammen|soll|kann|schicke|wie|leute|mädels|gab|gibt|gabs|gab's|gibt's|gibts|bei|mal|wieder|besten|bestes|beste|liebstes|liebster|liebste|liebsten|leckeren|saftigen|wolltet|lieben|familie|alle|jetzt|seit",
  storyHeads: "warum ich|warum wir|warum du|warum ihr|warum sie|warum dieses|warum es",
  chapters:
    "hauptgericht|hauptspeise|vorspeise|nachspeise|nachtisch|dessert|beilage|hauptgerichte|hauptspeisen|vorspeisen|suppen|salate|desserts|nachspeisen|kuchen und torten|süßspeisen|beilagen|gebäck|fleischgerichte|fischgerichte|eintöpfe",
  named: "der|die|das|den|dem|mein|meine|meinen|unser|unsere",
  nameEnds: "rezept|die|das|der|den|von|vom|wie|für|gestern|nochmal|bitte|wolltest|hattest",
  howTo: "so macht man|so gelingt",
  endings:
    "rezept|einfaches rezept|schnelles rezept|originalrezept|original rezept|rezept mit bild|omas rezept|das beste rezept",
  asides: "grundrezept|basisrezept|rezept|vegan|schnell|einfach|lecker|mein|meine|ich",
  cardLabels:
    "schwierigkeit|schwierigkeitsgrad|niveau|kategorie|gang|ernährung|saison|autor|autorin|foto|region|herkunft",
  headEnds: "mit|und|ohne|in|auf|an|aus|für|nach|vom|von|im",
  mailHeads: "von|an|datum|gesendet",
  recipeFor:
    "das rezept für den|das rezept für die|das rezept für das|das rezept für|das rezept vom|das rezept von der|das rezept von den|das rezept von|das rezept zum|das rezept zur|rezept für den|rezept für die|rezept für das|rezept für|rezept vom|rezept von der|rezept von den|rezept von|rezept zum|rezept zur|rezept",
  collections: "rezepte",
  persons: "ich|wir|du|mein|meine|meiner|meinem|unser|unsere|unserer|unserem",
};
