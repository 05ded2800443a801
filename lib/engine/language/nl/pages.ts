/** Dutch words of the page: headings, the shape of lines, and all that is no recipe. Data only, lower case. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FurnitureWords, PageWords, ShapeWords, TitleWords } from "@/lib/engine/language/pack/pages";

// By which words Dutch recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

export const HEADINGS: HeadingWords = {
  ingredients: `
    nodig | men neme | ingredient hoeveelheid | hoeveelheid ingredient | ingredienten | wat heb je nodig | dit heb je nodig | dit heb je ook nodig | dit heb je
    verder nodig | verder nodig | ook nodig | je hebt nodig | benodigdheden | boodschappenlijst | boodschappenlijstje | boodschappen | de boodschappen
  `,
  joined: { and: "en", toTry: "om te proberen" },
  announcing:
    "hier zijn de | dit zijn de | hier de | nu de | en nu de | hier komt de | op naar de | dan nu de",
  steps: `
    stapsgewijze handleiding | stapsgewijze bereiding | zo gemaakt | hoe maak je het | hoe maak je dit | stappenplan | bereidingsstappen | kookinstructies | bakinstructies | zo maak je |
    bereiding | bereiden | bereidingswijze | zo bereid je het | zo maak je het | zo maak je dit | zo doe je het | zo ga je te werk | aan de
    slag | werkwijze | instructies | stappen
  `,
  stepByStep: "stap voor stap",
  notes: `
    serveertip | serveertips | opmerkingen | notities | variaties | variatie | varianten | bewaren | bewaartip | bewaartips | keukengerei | materiaal | keukenspullen | benodigd materiaal | keukenmateriaal | hulpmiddelen | keukenhulpmiddelen | bakgerei | bakgereedschap | gereedschap | kookgerei |
    tips en ideeen | tips en trucs | extra tips | goed om te weten
  `,
  junk: `
    een beetje geschiedenis | geschiedenis | wist je dat | weetjes | achtergrond |
    voedingswaarde | voedingswaarden | reacties | meer recepten | gerelateerde recepten
    | laat een reactie achter | plaats een reactie | geef een reactie | beoordeel dit recept
  `,
  openings: {
    notes: "tips voor",
    junk: "meer recepten | heb je dit recept | heb jij dit recept | laat een reactie | plaats een reactie | geef een reactie | misschien vind je | dit vind je misschien | voedingswaarde per | voedingswaarden per",
    ingredients: "ingredienten voor",
  },
  forPeople: "voor",
};

// By which words the shape of a Dutch line is judged. Data only: alternatives of patterns, in lower case.

export const SHAPES: Partial<ShapeWords> = {
  months:
    "jan(?:uari)?|feb(?:ruari)?|maart|mrt|apr(?:il)?|mei|juni?|juli?|aug(?:ustus)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  preparedHow: "fijn|grof|dun",
  prepared:
    "gehakt|gesneden|geraspt|gesnipperd|fijngesneden|fijngehakt|in blokjes|in plakjes|in ringen|in reepjes",
  toTaste: "naar smaak|naar wens|naar behoefte|om te garneren|om in te bakken|voor erbij|ter garnering",
  energy: "calorieën|energie",
  nutrients: "koolhydraten|eiwitten|vetten|vezels|verzadigd",
  steps: "stap",
  greetings: "hallo|hoi|beste|lieve",
  partings: "groetjes|groeten|liefs",
  sentFrom: "verzonden vanaf|verstuurd vanaf",
  ingredientsInline: "ingrediënten|(?:dit|wat) (?:heb je|heeft u|hebben we) nodig|boodschappenlijst(?:je)?",
  stepsInline: "bereiding|bereidingswijze|werkwijze|zo (?:maak|doe) je het|zo wordt het gemaakt",
  notesInline: "tips?|notities|voedingswaarden?(?: per portie| per persoon)?",
  hangs: "en|of|met|van|de|het|een|in|voor|zonder",
  beforeSameAmount: "tot|of|en|ca\\.|ongeveer|van|à|met|plus",
  until: "tot|totdat",
  kitchen: "kom|pan|oven|vuur|koekenpan|schaal|deeg|beslag",
  reader: "je|jij|jouw|u|uw",
  copulas: "is|zijn|was|waren|heeft|hebben|wordt",
  shopping: "boodschappen",
  dayLeads:
    "de (?:avond|nacht|dag) (?:ervoor|van tevoren|tevoren|voordien)|de (?:volgende|andere) (?:dag|ochtend)|de dag (?:erna|zelf)",
  partLeads: "voor|voor het maken van|voor de bereiding van",
  partArticles: "de|het|een",
  partAlone:
    "voor erbij|om te serveren|ter garnering|om te garneren|garnering|afwerking|(?:voor|ter) (?:de )?afwerking|om af te werken|decoratie|ter decoratie|toppings?|om te bestrooien|verder|extra|om samen te stellen|opbouw",
  authors: "door|van",
  leadsOn: "dus|nou|nou dan|zo|goed",
  told: "(?:je|jullie) hebt? nodig|je hebt nodig|nodig is|ik gebruik|heb je nodig|hebben we nodig|je neemt",
  toldFirst: "neem|men neme",
  toldMore: "plus|verder|ook",
};

// What stands on Dutch pages around a recipe and between its lines, as far as it is written down. Data only.

export const PAGES: Partial<PageWords> = {
  controls:
    "naar de inhoud|ga naar inhoud|ga naar de inhoud|spring naar inhoud|doorgaan naar inhoud|naar inhoud springen|recept printen|print recept|printen|recept bewaren|bewaar recept|naar het recept|direct naar recept|delen|voeg toe aan boodschappenlijst|toevoegen aan boodschappenlijst|op boodschappenlijst|zet op boodschappenlijst|alles op boodschappenlijst|kookstand|kookmodus|kookmodus scherm blijft aan|houd je scherm aan|scherm aan laten|scherm aanhouden|voorkom dat je scherm uitgaat|kopieer ingrediënten|ingrediënten kopiëren|recept opslaan|opslaan|bekijk de video|bekijk video|video bekijken|alles selecteren|alles deselecteren|bestel ingrediënten|print|beoordeel dit recept|lees verder|lees meer|reacties|meer recepten|andere recepten|vergelijkbare recepten|misschien vind je dit ook lekker|ook lekker|lees ook|laat een reactie achter|plaats een reactie",
  advertisements:
    "advertentie|lees verder onder de (?:advertentie|afbeelding|foto)|(?:de )?tekst gaat verder onder de (?:advertentie|afbeelding|foto)|verder na de (?:advertentie|reclame)|reclame",
  steps: "stap",
  stepOf: "van",
  consents:
    "(?:wij|we) (?:respecteren|waarderen|geven om) (?:je|uw|jouw) privacy|(?:je|uw|jouw) privacy|(?:cookie|privacy)-?(?:instellingen|voorkeuren|melding)|voordat (?:je|u) (?:verdergaat|verder gaat|doorgaat)|(?:wij|we|deze (?:web)?site) gebruik(?:en|t) cookies|cookies (?:accepteren|toestaan)",
  consentTalk: "cookies?|toestemming|privacy|persoonsgegevens|gegevens|partners|advertenties",
  consentAnswers:
    "(?:alles |alle )?(?:cookies )?(?:accepteren|weigeren|toestaan|afwijzen)|akkoord(?: en (?:doorgaan|verder))?|(?:ik ga|ja,? ik ga) akkoord|(?:meer |cookie-?)?(?:instellingen|opties|voorkeuren)(?: (?:beheren|wijzigen))?|alleen (?:noodzakelijke|functionele)(?: cookies)?",
  recipes: "recept|recepten",
  groupLeads: "voor|stap",
  listedGroups: "voor de|voor het",
  invitations:
    "(?:heb je|hebben jullie|heeft u) (?:dit|het) (?:recept )?(?:al )?(?:gemaakt|geprobeerd|uitgeprobeerd)|laat (?:een|hieronder een) (?:reactie|beoordeling) achter|laat (?:me|ons) weten|tag (?:me|mij|ons)\\b|volg (?:me|mij|ons)\\b",
  signed: "door|auteur|geschreven door|recept door|gepost door|geplaatst door",
  dated: "gepubliceerd|bijgewerkt|laatst bijgewerkt|geüpdatet|geplaatst|gewijzigd|datum",
  readIn: "leestijd|leesduur|lezen",
  counted: "reacties?|beoordeling(?:en)?|recensies?|stemmen|stem|weergaven|antwoorden|likes",
  pictures: "foto['’]?s?|beeld|bron",
  pictureCredits: "van|door",
  notEaten: "reacties?|beoordelingen|sterren|personen|porties|recepten",
  notYields: "calorieën|euro",
  nutrientLeads: "waarvan|verzadigd",
  nutrients: "calorieën|energie|vet|koolhydraten|eiwitten|eiwit|suikers|vezels|zout",
};

export const FURNITURE: Partial<FurnitureWords> = {
  forums: "geplaatst door|gepost door|citeer",
  farewells:
    "eet smakelijk|smakelijk eten|groetjes|liefs|tot (?:de )?volgende(?: keer)?|tot snel|fijn weekend|fijne (?:dag|week|zondag)|veel (?:kook|bak)plezier",
  letters: "groetjes|groeten|liefs|eet smakelijk|smakelijk eten|verzonden vanaf|veel plezier",
  captions:
    "wil je [^?]{0,100}\\?$|als je wilt,? kan ik|zal ik (?:ook|je)|ik kan (?:je|ook)|volg mij|volg me|volg ons|tag mij|tag me|laat me weten|laat het me weten|sla dit recept op|deel dit recept",
  noteLabels:
    "zonder [\\p{L} -]{3,25}|tips?|tip \\d|tip van \\p{L}+|let op|variaties?|variatietips?|variëren|bewaren|bewaartips?|bewaaradvies|serveertips?|serveersuggesties?|lekker met|lekker erbij|lekker bij|wijntip|weetje|keukentips?|kooktips?|baktips?|notities?|opmerking(?:en)?|extra tip|handig|vegetarische variant|vegan variant|glutenvrij|invriezen|vooraf maken|p\\.?\\s?s\\.?|nb|ook lekker|serveer met|voor een (?:vegan|vegetarische|glutenvrije|pittige) (?:versie|variant)|vervangen|variant",
  musts: "belangrijk|heel belangrijk",
  keeping:
    "houdbaar|(?:blijft|blijven)[^.;]{0,20} goed|(?:kun|kunt|kan) je[^.;]{0,30} (?:invriezen|bewaren|opwarmen)|in te vriezen|invriezen (?:kan|gaat|mag|lukt)|smaakt (?:ook|het best|nog beter)|lekker(?:der)? (?:met|bij|als)|bewaar|(?:kun|kunt|kan|kunnen) (?:je|u|jullie)?[^.;]{0,50}(?:invriezen|bewaren|opwarmen|vervangen|gebruiken|maken|ingevroren|bewaard)|smaken (?:ook|het best|nog beter)|(?:is|zijn|wordt|worden)[^.;]{0,20} (?:lekkerder|lekker|heerlijk|houdbaar|beter)|te (?:maken|bewaren|bereiden)|past (?:goed|prima|heel goed)",
  keepingPlace:
    "dagen?|dag|weken?|maanden?|koelkast|vriezer|diepvries|luchtdicht|volgende dag|dag ervoor|tevoren|erbij|ook|koud|warm|trommel|invriezen|ingevroren|vervangen|in plaats van|lekkerder|lekker|heerlijk|houdbaar|van tevoren|morgen|de dag|bewaren|bewaard|dagen|erdoor|bij",
  storing:
    "bewaar [^.;]{0,80}(?:dagen|weken|koelkast|luchtdicht|trommel|vriezer)|(?:restjes|overgebleven|wat over is|de rest)[^.;]{0,60}(?:bewaren|invriezen|koelkast)|in (?:een|de) [^.;]{0,40}(?:trommel|bakje|weckpot|koelkast|vriezer)[^.;]{0,40}(?:blij[fv]|houdbaar|bewaren)|niet (?:te )?lang bewaren",
  remarks:
    "\\p{L}{3,20} (?:kan|mag|gaat|werkt|smaakt) (?:natuurlijk )?ook|(?:in|op) (?:de|een) [\\p{L}]{3,20} kan (?:het |dit )?ook|(?:(?:de|het) )?[\\p{L}]{3,20} te (?:dik|dun|droog|nat|stijf|slap|zuur|scherp|zout|zoet)\\?|invriezen (?:kan|gaat|mag|lukt)|(?:als|indien|mocht|mochten) (?:de|het|je|ze|hij)[^,.;]{0,40}(?:te (?:dik|dun|droog|nat|stijf|slap|zuur|scherp)|schift|schiften)[^.;]{0,30},|lekker met|lekker bij|ook lekker|je kunt ook|je kan ook|smaakt|(?:heerlijk|lekkerder|lekker|verrukkelijk|perfect|ideaal|goed) (?:met|bij|als|op|voor|in|te|om|erbij|warm|koud|lauw)|je kunt|je kan|in plaats van|wie (?:wil|het|van|houdt)|als je (?:geen|van|wilt|het|liever)|(?:de|het|een) [\\p{L} ]{3,30} (?:is|blijft|blijven|kun je|kan je|kunt u|smaakt|smaken|past)[^.;]{0,40} (?:houdbaar|goed|lekkerder|invriezen|bewaren|lekker|heerlijk)|morgen|(?:wij|we) eten (?:er|dit|het|daar)|(?:koude |warme )?restjes (?:smaken|zijn|kun)|kan (?:prima|goed|ook|heel goed) in de (?:vriezer|diepvries)|de volgende dag (?:is|zijn|smaak)|ook (?:heel )?(?:lekker|goed|koud|heerlijk|leuk)|voor (?:de|een) (?:vegan|vegetari|liefhebber)|zonder \\p{L}+ (?:ook|kan|is)",
  noteNouns:
    "(?:keuken|kook|bak|serveer|bewaar|variatie|wijn)-?tips?|(?<=['’]s |mijn |onze |kleine |laatste |gouden |handige )tips?|geheimpje|geheim|weetje",
  postscripts: "p\\.?\\s?s\\.?",
};

export const TITLES: Partial<TitleWords> = {
  ownerPhrases: "uit de keuken van|antwoord van|geplaatst door",
  labels: "titel|recept|recept voor|naam van het recept|onderwerp|recept van de week|recept van de dag",
  talk: "hoi|hallo|hey|hee|hier is|hier komt|hierbij|dit is mijn|je vroeg|zoals beloofd|het recept|dames|meiden|lieve|vandaag deel|wie heeft|heeft iemand|ik zoek",
  talked:
    "ik|jij|je|wij|we|hij|zij|ze|het|de|een|mijn|m'n|jouw|onze|ons|dit|dat|deze|die|is|zijn|was|hier|hierbij|komt|recept|recepten|voor|zoals|beloofd|vroeg|hoi|hallo|hee|hey|gisteren|vandaag|ie|wat|als|genoeg|graag|even|nog|maar|ook|dames|meiden|lieve|deel|altijd|iedereen|familie|lekkere|lekkerste|beste|favoriete|laat|vertellen|hoe|maakte|maak|gemaakt|ok|oké",
  storyHeads: "waarom ik|waarom je|waarom we|waarom wij|waarom jij|waarom dit|waarom deze",
  chapters:
    "voorgerecht|hoofdgerecht|nagerecht|bijgerecht|tussengerecht|lunchgerecht|voorgerechten|hoofdgerechten|nagerechten|soepen|salades|gebak|bijgerechten",
  named: "de|het|mijn|m'n|onze|ons",
  nameEnds: "recept|die|dat|van|hier|komt|voor|zoals|even|nog|maakte|maak",
  howTo: "zo maak je|hoe maak je",
  endings:
    "recept|makkelijk recept|simpel recept|snel recept|origineel recept|traditioneel recept|basisrecept",
  asides: "recept|basisrecept|makkelijk|snel|heel",
  cardLabels:
    "moeilijkheid|moeilijkheidsgraad|niveau|categorie|gang|dieet|seizoen|auteur|foto|keuken|herkomst",
  headEnds: "met|en|zonder|in|op|van|uit|voor|uit de",
  mailHeads: "van|aan|datum|verzonden",
  recipeFor:
    "het recept voor de|het recept voor het|het recept voor|het recept van de|het recept van het|het recept van|recept voor de|recept voor het|recept voor|recept van de|recept van het|recept van|recept",
  collections: "recepten",
  persons: "ik|wij|jij|mijn|onze|haar",
};
