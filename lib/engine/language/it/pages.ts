/** Italian words of the page: headings, the shape of lines, and all that is no recipe. Data only, lower case. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FurnitureWords, PageWords, ShapeWords, TitleWords } from "@/lib/engine/language/pack/pages";

// By which words Italian recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

export const HEADINGS: HeadingWords = {
  ingredients: `
    quantita ingrediente | cosa ti serve | ti serve | vi serve | che cosa serve | cosa occorre | cosa vi serve | ingredienti | gli ingredienti
    | lista degli ingredienti | cosa serve | occorrente | la spesa | lista della spesa | la lista della spesa
  `,
  joined: { and: "e", toTry: "da provare" },
  announcing:
    "ecco gli | ecco il | ecco la | passiamo agli | passiamo alla | passiamo al | questi sono gli | ora gli | ora la | e ora la | e adesso la | adesso la | adesso gli | vediamo gli",
  steps: `
    modalita di preparazione | istruzioni per la preparazione | la ricetta passo passo | ricetta passo passo |
    come si prepara | come procedere | come si procede | come fare | si fa cosi | come si fanno | come lo faccio | modo di preparazione |
    preparazione | la preparazione | procedimento | istruzioni | come si fa | esecuzione | passaggi | svolgimento
  `,
  stepByStep: "passo passo|passo dopo passo|passo a passo",
  notes: `
    consigli | consiglio | il consiglio | suggerimenti | varianti | conservazione | utensili | accessori | materiale | materiale occorrente | strumenti | attrezzatura |
    i consigli | trucchi e consigli | consigli e trucchi | consigli e varianti | per saperne di piu | buono a sapersi
  `,
  junk: `
    un po di storia | storia | la storia | storia e origini | origini | curiosita | lo sapevi | lo sapevi che | lo sapevate |
    commenti | valori nutrizionali | ricette correlate | ti potrebbe interessare anche | potrebbero interessarti
    | lascia un commento | lascia una risposta | lasciate un commento | vota la ricetta
  `,
  openings: {
    notes: "consigli per",
    junk: "altre ricette | hai provato questa ricetta | avete provato | lascia un commento | lascia una risposta | lasciate un commento | ti potrebbe | ti potrebbero | potrebbe interessarti | valori nutrizionali",
    ingredients: "ingredienti per",
    steps: "come fare | come si fa | come si fanno | come preparare | come si prepara",
  },
  forPeople: "per",
};

// By which words the shape of an Italian line is judged. Data only: alternatives of patterns, in lower case.

export const SHAPES: Partial<ShapeWords> = {
  months:
    "genn?(?:aio)?|febb?r?(?:aio)?|mar(?:zo)?|apr(?:ile)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|sett?(?:embre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?",
  prepared:
    "tritat[oaie]|grattugiat[oaie]|sbucciat[oaie]|tagliat[oaie]|affettat[oaie]|pelat[oaie]|fus[oa]|sciolt[oa]|sgocciolat[oaie]|schiacciat[oaie]",
  toTaste: "q\\.?\\s?b\\.?|quanto basta|a piacere|facoltativ[oaie]",
  energy: "calorie|energia",
  nutrients: "grassi",
  steps: "passo|fase",
  greetings: "ciao|salve|buongiorno|car[oa]",
  partings: "baci|bacio|abbracci|abbraccio|saluti",
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

// What stands on Italian pages around a recipe, in its notes and in its title. Data only.

export const PAGES: Partial<PageWords> = {
  controls:
    "vai al contenuto|salta al contenuto|passa al contenuto|vai al contenuto principale|salta e vai al contenuto|stampa|torna in cima|salva nei preferiti|stampa la ricetta|stampa ricetta|salva|salva la ricetta|salva ricetta|condividi|condividi la ricetta|vota la ricetta|vai alla ricetta|guarda il video|aggiungi ai preferiti|modalità cucina|pubblicità|commenti|lascia un commento|leggi tutto|leggi anche|mostra di più|iscriviti|accedi|chiudi|avanti|indietro|aggiungi alla lista della spesa|aggiungi alla spesa|aggiungi tutto alla lista della spesa|modalità cottura|mantieni lo schermo acceso|tieni lo schermo acceso|evita che lo schermo si spenga|copia ingredienti|copia gli ingredienti|copia|seleziona tutto|deseleziona tutto|acquista gli ingredienti|guarda la videoricetta|pinna|altre ricette|ricette simili|ricette correlate|potrebbe piacerti anche|ti potrebbe piacere|ti potrebbe interessare|potrebbe interessarti anche",
  advertisements:
    "pubblicità|annuncio|continua (?:a leggere )?dopo la pubblicità|continua a leggere|l['’]articolo continua dopo la pubblicità",
  earning: "link (?:affiliati?|di affiliazione)|questo articolo contiene link",
  invitations:
    "(?:hai|avete) (?:provato|fatto|preparato)\\b|lascia(?:te)? un commento|tagga(?:mi|temi)|fa(?:mmi|temi) sapere|segui(?:mi|temi|ci)|iscriviti|iscrivetevi",
  pictures: "foto|immagine|credit|fonte",
  pictureCredits: "di|da",
  columns: "quantità|dosi|ingredienti|unità|peso|nome|note",
  steps: "passo|fase|passaggio",
  stepOf: "di",
  endsPart:
    "consigli\\w*|conservazione|varianti|variante|note|nutrizion\\w*|calorie|valori nutrizionali|utensili|attrezzatura|strumenti|commenti|abbinamento|newsletter|autore|stampa|condividi|curiosità",
  groupLeads: "per|passo|fase|parte|giorno",
  listedGroups: "per il|per la|per lo|per le|per i|per gli|per l['’]",
  consents:
    "(?:rispettiamo |teniamo )?(?:la|alla) (?:tua|vostra|sua) privacy|(?:impostazioni|preferenze|informativa|uso) (?:dei |sui |di )?cookie|prima di (?:continuare|proseguire)|(?:utilizziamo|usiamo|questo sito (?:utilizza|usa)) (?:i )?cookie|accetta (?:i )?cookie",
  consentTalk: "cookies?|consenso|privacy|dati(?: personali)?|partner|pubblicità",
  consentAnswers:
    "(?:accetta|rifiuta|consenti)(?: (?:tutto|tutti|e (?:continua|chiudi)|i cookie|tutti i cookie))?|accetto|continua senza accettare|(?:personalizza|gestisci)(?: (?:preferenze|opzioni|le preferenze))?|(?:più|altre) opzioni|scopri di più",
  recipes: "ricetta|ricette",
  bylines: "scritto da|pubblicato",
  signed: "di|autore|autrice|scritto da|pubblicato da|a cura di",
  dated: "pubblicat[oa]|aggiornat[oa]|ultimo aggiornamento|modificat[oa]|postat[oa]|data",
  readIn: "lettura|di lettura|tempo di lettura",
  counted: "commenti|commento|recension[ei]|vot[oi]|valutazion[ei]|visualizzazioni|risposte|mi piace",
  notEaten: "commenti|commento|voti|voto|stelle|porzioni|persone|calorie|kcal|kj|condivisioni|ricette",
  notYields: "k?cal(?:orie)?|kj|euro|per",
  nutrientLeads: "di|totali|saturi",
  nutrients:
    "calorie|energia|valore energetico|grassi|acidi grassi|carboidrati|zuccheri|fibre|proteine|sale|sodio",
  talk: "io|noi|nostro|nostra|blog|commenti|newsletter|qualcuno ha|chi ha|cerco una",
};

export const FURNITURE: Partial<FurnitureWords> = {
  forums: "postato da|pubblicato da",
  farewells:
    "buon appetito|buona (?:domenica|giornata|settimana|cucina)|baci|bacioni|un abbraccio|a presto|alla prossima|buon (?:pranzo|weekend|fine settimana)",
  letters:
    "un abbraccio|un bacio|baci|bacioni|tanti baci|buon appetito|buona cucina|a presto|a domani|cordiali saluti|saluti|inviato da|inoltrato|messaggio inoltrato|ciao a tutti|grazie ancora",
  captions:
    "vuoi [^?]{0,100}\\?$|se (?:vuoi|ti va|preferisci), posso|posso anche|salva(?:te)? (?:la|questa)|segui(?:mi|temi|ci)|condividi(?:la|te)?(?! (?:in|tra|fra|l[’']impasto))|tagga(?:mi|temi|te)?|fa(?:mmi|temi) sapere|di(?:mmi|temi) |lascia(?:mi|temi|te)? un|(?:hai|avete) provato|link in bio|ricetta completa|iscriviti",
  noteLabels:
    "senza [\\p{L}'’ -]{3,25}|(?:il |i |un |la |le |una |mio |mia |nostr[oa] |piccol[oa] )?(?:mio |nostro |piccolo |piccola )?(?:consigli[o]?|segreto|segreti|trucc(?:o|hi)|trucchett[oi]|nota|note|variant[ei]|suggeriment[oi]|idea|idee)(?: [\\p{L}'’-]{1,14}){0,3}|mi raccomando|buono a sapersi|da sapere|importante|attenzione|conservazione|come conservare|congelamento|abbinament[oi]|vino consigliato|vino in abbinamento|accompagnament[oi]|accompagna(?:re|te)?|per accompagnare|in alternativa|alternativ[ae]|opzione|versione [\\p{L} -]{3,24}|senza glutine|antispreco|curiosità|p\\.?s\\.?|n\\.?b\\.?|per una versione [\\p{L} -]{3,24}|come si conserva|per conservare|per congelare|da sapere|ps|nb|conservazione e consigli",
  postscripts: "p\\.?s\\.?|n\\.?b\\.?",
  musts: "importante|molto importante|importantissimo",
  warnings: "attenzione|mi raccomando|non dimentica(?:te|re)?|fa(?:te|i)? attenzione",
  keeping:
    "si accompagna(?:no)?|si abbina(?:no)?|si conserva(?:no)?|si mantien(?:e|gono)|si congela(?:no)?|si riscalda(?:no)?|si gusta(?:no)?|si serv(?:e|ono)|si mangia(?:no)?|si prepara(?:no)?|(?:può|possono) (?:anche )?(?:essere|congelar|conservar|preparar)\\p{L}{0,6}|(?:è|sono|sarà|saranno) (?:anche |ancora |persino )*(?:più buon[oaie]|miglior[ei]|ottim[oaie]|buon[oaie]|perfett[oaie]|squisit[oaie])|ancora più buon[oaie]|(?:è|sono|sarà|saranno|diventa|diventano) (?:anche |ancora |molto |persino )*(?:più buon[oaie]|più saporit[oaie]|miglior[ei]|ottim[oaie]|buon[oaie]|buonissim[oaie]|perfett[oaie]|squisit[oaie]|delizios[oaie]|eccellent[ei])|si (?:può|possono) (?:anche )?(?:congelar\\p{L}{0,2}|conservar\\p{L}{0,2}|preparar\\p{L}{0,2}|servir\\p{L}{0,2}|sostituir\\p{L}{0,2})",
  keepingPlace:
    "giorn[oi]|settiman[ae]|mes[ei]|or[ae]|frigo(?:rifero)?|freezer|congelatore|giorno dopo|sera prima|anticipo|fredd[oaie]|cald[oaie]|tiepid[oaie]|anche|ermetico|barattolo|scatola|bene|accompagnat[oaie]|con|congelar\\p{L}{0,2}|senza problemi|tranquillamente|con|il giorno|preparar\\p{L}{0,2}|tiepid[oaie]|caldissim[oaie]",
  storing:
    "con [^.;]{3,60} è (?:un|una) (?:cena|pasto|pranzo|piatto) (?:complet[oa]|unico)|(?:col|con (?:il|la|lo|gli|le)) [\\p{L} ]{3,20}(?:che avanza(?:no)?|avanzat[oaie])|(?:conservate|conservare|conserva) [^.;]{0,80}(?:giorni|settimane|frigo|frigorifero|freezer|ermetico)|(?:conserva|tieni|congela|mantieni)(?:r[el]\\p{L}{0,2}|te(?:l[oaie])?|l[oaie])?[^.;]{0,80}(?:ermetico|(?:\\d+|qualche|due|tre|quattro|cinque) (?:giorn[oi]|settiman[ae]|mes[ei]))|si conserva(?:no)?|si mantien(?:e|gono)|(?:consuma|mangia)(?:r[el]\\p{L}{0,2}|te(?:l[oaie])?|l[oaie])?[^.;]{0,30}entro|(?:gli|i|le|la|il|lo|l['’]) ?[\\p{L} ]{3,30} (?:avanzat[oaie] )?(?:si conserva(?:no)?|si mantien(?:e|gono)|si congela(?:no)?)|gli avanzi|se avanza(?:no)?",
  remarks:
    "se (?:la|il|lo|i|gli|le|l['’]|vi|ti|dovesse|dovessero|risulta|risultano)[^,.;]{0,40}(?:troppo|poco|asciug|impazzi|stracci|liquid|dens)[^.;]{0,30}(?:,|\\saggiung)|(?:il|lo|la|i|gli|le) [\\p{L} ]{3,30} (?:va|vanno) (?:bene|benissimo)|il giorno (?:dopo|seguente) (?:è|sono)(?!\\p{L})|ottim[aoei] con|deliziosa? con|ancora più buon[oaie]|ottim[oaie] (?:con|anche|il giorno)|(?:potete|puoi|si può|si possono) (?:anche|sostituire|preparar\\p{L}{0,4}|aggiungere|congelar\\p{L}{0,4}|usare|far\\p{L}{0,3}|utilizzare)|se non (?:hai|avete) |in alternativa|al posto d|(?:è|sono) (?:anche |ancora )?(?:ottim|buon|perfett|delizios|eccellent|squisit)|perfett[oaie] (?:per|con|anche)|ideal[ei] (?:per|con)|(?:potete|puoi|si può|si possono) (?:anche|congelar|tranquillamente|sostituir|conservar|preparar|aggiunger|servir|arricchir|variar)|se (?:vi|ti) (?:piace|avanza|avanzano)|se (?:preferite|preferisci|volete|vuoi|vi avanza|ti avanza)|volendo|(?:buon[oaie]|buonissim[oaie]|squisit[oaie]|delizios[oaie]) (?:con|anche|il giorno|fredd|tiepid|accompagnat)|le dosi (?:si|sono|poss)|per una versione|al posto d|invece d|si (?:conserva|conservano|mantiene|mantengono|congela|congelano|accompagna|accompagnano|gusta|gustano)",
  noteNouns: "consigli[o]?|trucc(?:o|hi)|trucchett[oi]|segret[oi]|suggeriment[oi]",
};

export const TITLES: Partial<TitleWords> = {
  ownerPhrases: "dalla cucina di|risposta di|pubblicato da|inviato da",
  labels: "titolo|oggetto|ricetta|nome della ricetta|ricetta del giorno|ricetta della settimana",
  replies: "r|i|re|fwd",
  owners: "ricetta di|dalla cucina di|di",
  talk: "ciao|ehi|ecco|eccoti|eccovi|come promesso|la ricetta|la mia ricetta|mi hai chiesto|mi avevi|volevi|buongiorno|vi propongo|oggi vi|oggi prepariamo|oggi facciamo|ragazze|ragazzi|amiche|vi lascio|vi presento|oggi ho fatto|buonasera",
  talked:
    "io|tu|lui|lei|noi|voi|il|lo|la|i|gli|le|un|uno|una|mio|mia|tuo|tua|questo|questa|queste|questi|è|sono|ecco|eccoti|eccovi|ti|vi|mi|si|che|per|x|come|ciao|ciaoo|ciaooo|allora|ricetta|ricette|serve|servono|giro|mando|dicevo|chiesto|promesso|ieri|oggi|cara|caro|miei|mie|nostri|nostre|mamma|nonna|faceva|fa|viene|buongiorno|grazie|propongo|prepariamo|facciamo|classico|famiglia|presento|lascio|porto|ragazze|ragazzi|amiche|buonissima|buonissimo|fatto|ho|abbiamo|preparato|solito|nostra|nostro|amici|buonasera|tutti|tutte|casa|sempre|piace",
  storyHeads: "perché mi|perché ci|perché ti|perché vi|perché amo|perché questa|perché questo",
  chapters:
    "antipasto|primo|primo piatto|secondo|secondo piatto|contorno|dolce|dessert|antipasti|primi|primi piatti|secondi|secondi piatti|contorni|dolci|zuppe",
  named: "il|la|lo|le|i|gli",
  nameEnds: "ricetta|che|ti|vi|per|di ieri|di cui|come|ieri|promessa",
  sites: "blog|cucina|ricette|gusto|magazine|rivista|sito|com|it|canale",
  howTo: "come fare|come si fa|come preparare|come cucinare",
  endings:
    "ricetta|ricetta facile|ricetta facile e veloce|ricetta semplice|ricetta veloce|ricetta originale|ricetta tradizionale|ricetta classica|ricetta della nonna|ricetta passo passo",
  asides:
    "io|mia|mio|noi|voi|tu|tuo|molto|troppo|gnam|super|ricetta|video|facile|facili|veloce|facilissimo|facilissima",
  cardLabels:
    "difficoltà|livello|costo|categoria|portata|tipo di piatto|dieta|stagione|autore|foto|pubblicato|regione|origine",
  headEnds: "al|alla|allo|alle|ai|agli|con|e|senza|di|del|della|dei|delle|degli|dello|in|su",
  mailHeads: "da|a|data|inviato",
  recipeFor:
    "la ricetta del|la ricetta della|la ricetta dello|la ricetta dei|la ricetta delle|la ricetta degli|la ricetta di|la ricetta per il|la ricetta per la|la ricetta per|ricetta del|ricetta della|ricetta dello|ricetta dei|ricetta delle|ricetta degli|ricetta di|ricetta per il|ricetta per la|ricetta per",
  collections: "ricette",
  persons: "io|mio|mia|noi|nostro|nostra|voi|tu|tuo|tua",
  praiseLeads: "la|il|le|i|mia|mio",
  praiseMore: "vera|vero",
  praising: "miglior[ei]|perfett[oa]|infallibile|incredibile|famos[oa]",
};
