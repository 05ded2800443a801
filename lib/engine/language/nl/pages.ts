/** What stands on Dutch pages around a recipe and between its lines, as far as it is written down. Data only. */
import type { FurnitureWords, PageWords, TitleWords } from "@/lib/engine/language/pack/pages";

export const PAGES: Partial<PageWords> = {
  controls:
    "naar de inhoud|ga naar inhoud|ga naar de inhoud|spring naar inhoud|doorgaan naar inhoud|naar inhoud springen|recept printen|print recept|printen|recept bewaren|bewaar recept|naar het recept|direct naar recept|delen|voeg toe aan boodschappenlijst|toevoegen aan boodschappenlijst|op boodschappenlijst|zet op boodschappenlijst|alles op boodschappenlijst|kookstand|kookmodus|kookmodus scherm blijft aan|houd je scherm aan|scherm aan laten|scherm aanhouden|voorkom dat je scherm uitgaat|kopieer ingrediënten|ingrediënten kopiëren|recept opslaan|opslaan|bekijk de video|bekijk video|video bekijken|alles selecteren|alles deselecteren|bestel ingrediënten|print|beoordeel dit recept|lees verder|lees meer|reacties",
  advertisements: "advertentie",
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
  endings: "recept",
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
