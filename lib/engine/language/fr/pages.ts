/** French words of the page: headings, the shape of lines, and all that is no recipe. Data only, lower case. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FurnitureWords, PageWords, ShapeWords, TitleWords } from "@/lib/engine/language/pack/pages";

// By which words French recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

export const HEADINGS: HeadingWords = {
  ingredients: `
    quantite ingredient | ingredient quantite | ingredients et quantites | les ingredients | liste des ingredients | il vous faut | il te faut
    | il nous faut | ce quil te faut | il faut | courses | les courses | liste de courses | liste des courses | la liste de courses | la liste des courses | le panier | a acheter | a prevoir | ce quil faut | ce quil vous faut
  `,
  joined: { and: "et", toTry: "a essayer | a tester" },
  announcing:
    "voici les | voici la | passons aux | passons a la | et maintenant la | et maintenant les | maintenant la | maintenant les | place a la | place aux | voila les",
  steps: `
    progression | instructions de preparation | la recette pas a pas | recette pas a pas | la recette etape par etape |
    preparation de la recette | la preparation | realisation | etapes | les etapes | instructions de cuisson | etapes de preparation |
    deroulement | marche a suivre | methode | a faire | mode operatoire | comment faire | comment proceder | comment on fait
  `,
  stepByStep: "etape par etape|pas a pas",
  notes: `
    conservation | la conservation | suggestions | suggestion | le truc du chef | astuces | astuce | conseils | conseil | remarques | remarque | notes de lauteur | le conseil du chef | ustensiles | equipement | materiel necessaire | materiel requis | accessoires | materiel | variantes |
    astuces et conseils | conseils et astuces | trucs et astuces | astuces du chef | astuces de chef | idees et astuces | bon a savoir | a savoir | pour en savoir plus
  `,
  junk: `
    un peu dhistoire | histoire | lhistoire | histoire et origines | origines | curiosites | le saviez vous | anecdote | anecdotes |
    commentaires | valeurs nutritionnelles | recettes similaires | vous aimerez aussi | avis
    | laisser un commentaire | laissez un commentaire | laisse un commentaire | noter cette recette
  `,
  openings: {
    notes: "astuces pour | conseils pour",
    junk: "plus de recettes | vous avez essaye | avez vous essaye | tu as essaye | laisser un commentaire | laissez un commentaire | laisse un commentaire | vous aimerez | vous pourriez aimer | tu aimeras | a decouvrir aussi | valeurs nutritionnelles | informations nutritionnelles",
    ingredients: "ingredients pour",
    steps: "comment faire | comment preparer | comment realiser | comment on fait",
  },
  forPeople: "pour",
};

// By which words the shape of a French line is judged. Data only: alternatives of patterns, in lower case.

export const SHAPES: Partial<ShapeWords> = {
  months:
    "janv(?:ier)?|févr?(?:ier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|août|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|déc(?:embre)?",
  prepared:
    "hachée?s?|râpée?s?|émincée?s?|épluchée?s?|coupée?s?|fondue?s?|ciselée?s?|écrasée?s?|égouttée?s?|pelée?s?",
  toTaste: "selon (?:le|les|votre|vos) goûts?|au goût|à votre goût|à volonté|facultatif|facultative",
  energy: "énergie",
  nutrients: "glucides|lipides",
  steps: "étape|etape",
  greetings: "bonjour|bonsoir|salut|coucou|chère?",
  partings: "bises|bisous|bise|bisou|amitiés|votre|ton|ta",
  sentFrom: "envoyé de",
  ingredientsInline: "ingrédients?|ce qu['’]il (?:vous|te|nous) faut",
  stepsInline: "préparation|étapes|comment faire|réalisation|recette|instructions",
  notesInline:
    "valeurs nutritionnelles(?: par portion| par personne)?|informations nutritionnelles(?: par portion| par personne)?|apports nutritionnels(?: par portion)?",
  hangs: "et|ou|de|du|des|avec|à|au|aux|le|la|les|un|une|en|dans|pour|sur|sans",
  beforeSameAmount: "ou|de|à|environ|plus",
  until: "jusqu",
  kitchen: "saladier|casserole|poêle|four|feu|bol|cocotte|moule|plaque|pâte|mélange|préparation",
  shopping: "courses",
  dayLeads:
    "(?:la )?veille(?: au soir)?|le (?:lendemain|jour (?:même|j|suivant))(?: matin)?|le soir précédent|la nuit précédente",
  partLeads: "pour|pour faire|pour préparer|pour réaliser",
  partArticles: "le|la|les|l['’]",
  partAlone:
    "pour servir|pour accompagner|pour décorer|pour la décoration|pour le service|pour gratiner|pour paner|pour dorer|pour garnir|pour finir|pour la finition|pour monter|pour enrober|finition|décoration|déco|pour le montage|montage|pour l['’]assemblage|assemblage",
  authors: "par",
  adaptedFrom: "adapté",
  leadsOn: "alors|donc|bon|bref|voilà",
  told: "il (?:te|vous|nous|me)? ?faut|il faudra|vous aurez besoin de|tu auras besoin de|j['’]utilise|nous utilisons|il nous faudra|je prends",
  toldFirst: "prenez|prends|prendre|tu prends|vous prenez|on prend|prévoyez|prévois|tu prévois",
  toldMore: "plus|ainsi que|puis",
};

// What stands on French pages around a recipe, in its notes and in its title. Data only.

export const PAGES: Partial<PageWords> = {
  controls:
    "aller au contenu|aller au contenu principal|passer au contenu|accéder au contenu|imprimer|imprimer la recette|passer à la recette|imprimer cette recette|enregistrer|enregistrer la recette|sauvegarder|sauvegarder la recette|ajouter aux favoris|ajouter à mes favoris|ajouter à mon carnet|partager|partager la recette|noter la recette|noter cette recette|aller à la recette|voir la recette|voir la vidéo|mode cuisine|publicité|commentaires|laisser un commentaire|lire la suite|voir plus|voir moins|s'abonner|s'inscrire|se connecter|fermer|suivant|précédent|ajouter à ma liste de courses|ajouter à la liste de courses|ajouter à ma liste|ajouter les ingrédients à ma liste de courses|garder l'écran allumé|garder mon écran allumé|empêcher l'écran de se mettre en veille|empêcher la mise en veille|mode cuisine empêcher l'écran de se mettre en veille|mode cuisson|copier les ingrédients|copier|tout sélectionner|tout désélectionner|regarder la vidéo|épingler|épingler la recette|commander les ingrédients|acheter les ingrédients|système métrique|autres recettes|plus de recettes|recettes similaires|vous aimerez aussi|vous aimerez peut-être|à lire aussi",
  advertisements:
    "publicité|annonce|la suite après (?:la|cette) publicité|publicité[ ,–-]+continuez la lecture|continuez après la publicité",
  earning: "liens? (?:affiliés?|d['’]affiliation)|cet article contient des liens",
  invitations:
    "(?:vous avez|tu as|avez-vous|as-tu) (?:testé|essayé|réalisé|fait)\\b|laisse(?:z)?-moi (?:un|votre|ton) (?:commentaire|avis)|(?:identifie|mentionne|tague)[rz]?-moi|n['’]hésite[sz] pas à (?:laisser|partager|commenter|me)|abonne[sz]?-(?:toi|vous)|suive[sz]?-(?:moi|nous)",
  pictures: "photos?|crédits? photos?|image|source",
  pictureCredits: "par|de",
  columns: "quantités?|mesures?|ingrédients?|unités?|poids|nom|notes?",
  steps: "étape",
  stepOf: "sur|de",
  endsPart:
    "astuces?|conseils?|conservation|variantes?|nutrition\\w*|calories|remarques?|ustensiles|matériel|commentaires?|avis|notes|accompagnements?|accompagne(?:r|z)?|newsletter|auteur|à propos|imprimer|partager",
  groupLeads: "pour|étape|partie|jour",
  listedGroups: "pour la|pour le|pour les|pour l['’]",
  consents:
    "(?:votre|ta) vie privée|nous respectons votre vie privée|gestion des cookies|(?:paramètres|préférences) (?:des |de )?cookies|avant de (?:continuer|poursuivre)|(?:nous utilisons|ce site utilise) des cookies|accepte[rz] les cookies|(?:continuer|lire) avec (?:la )?publicité",
  consentTalk: "cookies?|consentement|vie privée|données(?: personnelles)?|partenaires|publicités?|traceurs",
  consentAnswers:
    "(?:tout )?(?:accepter|refuser)(?: (?:tout|et (?:continuer|fermer)|les cookies))?|j['’]accepte|continuer sans accepter|(?:paramétrer|personnaliser)(?: mes choix)?|gérer mes (?:choix|préférences)|en savoir plus",
  recipes: "recette|recettes",
  by: "par",
  bylines: "écrit par|publié|rédigé par",
  signed: "par|auteur|auteure|autrice|écrit par|rédigé par|publié par|proposé par|posté par",
  dated: "publiée?|mise? à jour|modifiée?|postée?|dernière mise à jour|actualisée?|date",
  readIn: "lecture|de lecture|temps de lecture",
  counted: "commentaires?|avis|votes?|notes?|partages?|vues?|réponses?|j['’]aime",
  notEaten: "commentaires?|avis|votes?|étoiles?|portions?|personnes?|calories|kcal|kj|partages|vues|recettes",
  notYields: "k?cal(?:orie)?s?|kj|euros?|par",
  nutrientLeads: "dont|acides|total",
  nutrients:
    "calories|énergie|valeur énergétique|matières grasses|lipides|graisses|glucides|sucres?|fibres?|protéines?|sel|sodium",
  talk: "je|j['’]ai|nous|notre|blog|commentaires?|newsletter|quelqu'un a|qui a une|je cherche",
};

export const FURNITURE: Partial<FurnitureWords> = {
  forums: "posté par|publié par",
  farewells:
    "bon app[ée]tit|bonne dégustation|bisous|bises|à (?:très )?(?:vite|bientôt)|à la prochaine|bonne (?:journée|soirée|semaine|fin de semaine|fin de vacances|cuisine)|bon (?:dimanche|week-end)|régalez-vous",
  letters:
    "gros bisous|bisous|bises|je t['’]embrasse|je vous embrasse|amitiés|cordialement|bien à vous|bon appétit|bonne dégustation|régale[sz]?-(?:toi|vous)|à bientôt|à très vite|à vos fourneaux|envoyé de mon|transféré|message transféré|envoyé depuis|merci encore",
  captions:
    "(?:souhaites-tu|souhaitez-vous|veux-tu|voulez-vous) [^?]{0,100}\\?$|si (?:tu veux|vous voulez|tu le souhaites|vous le souhaitez), je peux|n['’]hésite[sz]? pas à me|enregistre[sz]? (?:ce|cette|la)|sauvegarde[sz]? (?:ce|cette|la)|abonne[sz]?-(?:toi|vous)|suis-moi|suive[sz]-moi|partage[sz]? (?:ce|cette|avec)|identifie[sz]?|tague[sz]?|mentionne[sz]?|dis-moi|dites-moi|laisse[sz]?-moi|n['’]hésite[sz] pas|(?:vous avez|tu as|avez-vous|as-tu) (?:testé|essayé|réalisé)|lien en bio|recette complète",
  noteLabels:
    "sans [\\p{L}'’ -]{3,25}|(?:l['’]|le |la |les |mon |ma |mes |notre |nos |petite? |petites? )?(?:petite? )?(?:astuce|conseil|secret|truc|note|remarque|variante|suggestion|info|idée)s?(?: [\\p{L}'’-]{1,14}){0,3}|bon à savoir|à savoir|à noter|le petit plus|un petit plus|le \\+|important|attention|conservation|pour la conservation|congélation|réchauffage|accompagnements?|pour accompagner|dégustation|accords? mets[ -]?(?:et[ -])?vins?|vin conseillé|côté vin|alternatives?|option|options|version [\\p{L} -]{3,24}|pour une version [\\p{L} -]{3,24}|organisation|anti-?gaspi|sans gluten|le truc en plus|p\\.?-?s\\.?|n\\.?b\\.?",
  postscripts: "p\\.?-?s\\.?|n\\.?b\\.?",
  musts: "important|très important",
  warnings: "attention|ne pas oublier|n['’]oublie[sz] pas que|veille[sz] à ne",
  keeping:
    "se conserve(?:nt|ra|ront)?|se garde(?:nt|ra|ront)?|se tien(?:t|nent)|se congèle(?:nt)?|se réchauffe(?:nt)?|se mange(?:nt)?|se déguste(?:nt)?|se sert|se servent|se prépare(?:nt)?|peu(?:t|vent) (?:aussi |également |très bien )?(?:se |être )|(?:est|sont|sera|seront) (?:aussi |encore |même |bien )*(?:meilleure?s?|délicieu(?:x|ses?)|bonn?e?s?|parfaite?s?)|encore meilleure?s?|(?:est|sont|sera|seront) (?:encore |aussi |très |même )*(?:meilleure?s?|délicieu(?:x|ses?)|bonne?s?|bons?)",
  keepingPlace:
    "jours?|semaines?|mois|heures?|frigo|réfrigérateur|congélateur|lendemain|veille|avance|froide?s?|chaude?s?|tièdes?|aussi|hermétique|boîte|bien|réchauffée?s?|accompagnée?s?|avec|congèle(?:nt)?|frais|avec|la veille|facilement|sans problème",
  storing:
    "avec [^.;]{3,60}, c['’]est (?:un|tout un) (?:dîner|repas|plat|déjeuner) complet|avec (?:le reste de|les restes de|(?:la|le|les) [\\p{L} ]{3,20}qui rest(?:e|ent))|à (?:conserver|garder)[^.;]{0,60}(?:abri|mois|un an|ans)|(?:conservez|conserver) [^.;]{0,80}(?:jours|semaines|réfrigérateur|frigo|congélateur|hermétique)|(?:conserve|garde|congèle|stocke)(?:r|z)?[^.;]{0,80}(?:hermétique|(?:\\d+|quelques|deux|trois|quatre|cinq|plusieurs) (?:jours|semaines|mois))|(?:se|elles? se|ils? se) (?:conserve|garde)(?:nt)?|(?:conserve|garde|congèle|réchauffe)(?:r|z)? les restes|(?:consomme|mange|déguste)(?:r|z)?[^.;]{0,30}dans les (?:\\d+|deux|trois|quatre|cinq)|(?:à|se) (?:conserver|garder|consommer)[^.;]{0,60}(?:frais|jours|réfrigérateur|frigo|congélateur|rapidement)|les restes (?:se|peuvent)|(?:ce|cette|cet|ces|le|la|les|elle|il|elles|ils) ?[\\p{L}'’-]{0,24} ?(?:se congèle|se conserve|se garde|se réchauffe|se prépare|se déguste|se mange)(?:nt)?",
  remarks:
    "si (?:la|le|les|l['’]|votre|elle|il|elles|ils|vous|tu|on)[^,.;]{2,40}(?:trop|tranche(?:nt)?|retombe(?:nt)?|brûle(?:nt)?|manque(?:z)?|attache(?:nt)?|n['’]est pas|n['’]épaissit)[^.;]{0,30},|se sert (?:avec|tiède|froid|chaud|bien|en)|si besoin, on peut|le lendemain,? (?:c['’]est|il est|elle est|ils sont|elles sont)(?!\\p{L})|idéal avec|délicieux avec|encore meilleure?s?|délicieu(?:x|ses?) (?:avec|froide?s?|le|aussi)|(?:vous pouvez|tu peux|on peut) (?:aussi|également|remplacer|préparer|ajouter|congeler|utiliser|faire|les|la|le)|pas (?:de|d['’]) ?[\\p{L}' -]{3,20}\\?|si vous n['’]avez pas|si tu n['’]as pas|à défaut d|se mange|se déguste|parfaite?s? (?:pour|avec|en)|idéale?s? (?:pour|avec|en)|excellente?s? (?:avec|froid|tiède|le)|bonne?s? aussi|(?:se servent?|à servir|à déguster|à accompagner) (?:avec|tiède|froid|chaud|d|bien|en)|(?:vous pouvez|tu peux|on peut) (?:y|en|bien|très bien|varier|remplacer|tout)|à la place d|au lieu d|(?:le|la|les|ce|cette|ces) [\\p{L} '’-]{3,30} (?:peut|peuvent) (?:aussi |également |très bien )?(?:se |être )|si vous (?:aimez|préférez|le souhaitez|voulez)|si tu (?:aimes|préfères|veux)|(?:elle|il|elles|ils|c['’])(?: ?se |est |sont )",
  noteNouns: "astuces?|conseils?|trucs?|secrets?|remarque",
};

export const TITLES: Partial<TitleWords> = {
  ownerPhrases: "de la cuisine de|réponse de|posté par|publié par",
  labels:
    "titre|objet|recette|recette de|recette du|nom de la recette|recette du jour|recette de la semaine|sujet",
  replies: "re|tr",
  owners: "recette de|de la cuisine de|par",
  talk: "hello|coucou|salut|bonjour|hello|voici|voilà|tiens|tenez|comme promis|la recette|ma recette|peux-tu|tu m'as|tu m’as|tu voulais|demandé|les filles|les amis|je vous propose|aujourd'hui je",
  talked:
    "je|j'ai|tu|il|elle|on|nous|vous|ils|elles|le|la|les|un|une|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|votre|ce|cet|cette|ces|c'est|est|sont|voici|voilà|voila|tiens|tenez|recette|recettes|que|qu'on|qui|dont|pour|comme|me|m'a|m'as|te|t'a|se|donné|demandé|demandée|promis|promise|bonjour|coucou|salut|hello|hier|aujourd'hui|enfin|maman|papa|mamie|fait|faire|fais|ai|as|a|y|recopie|petite|petit|super|merci|stp|svp|d'hier|celle|celui|partage|takes|filles|amis|propose|famille|toujours|fameuse|fameux|adore|maison|belle",
  storyHeads:
    "pourquoi j'aime|pourquoi j’aime|pourquoi je|pourquoi on|pourquoi nous|pourquoi vous|pourquoi cette|pourquoi ce",
  chapters:
    "entrées|plats|plat|plat principal|plats principaux|entrée|dessert|accompagnement|desserts|gâteaux secs|gateaux secs|potages|soupes|viandes|poissons|pâtisseries|entremets",
  named: "le|la|les|mes|mon|ma",
  nameEnds: "recette|que|qui|d'hier|d’hier|pour|de tout|dont|comme|stp|svp|enfin|hier|promis",
  sites: "blog|cuisine|recettes|gourmand|gourmande|magazine|site|com|fr|chaîne",
  howTo: "comment faire|comment préparer|comment cuisiner|comment réussir",
  endings:
    "recette|recette facile|recette facile et rapide|recette simple|recette rapide|recette traditionnelle|recette originale|recette maison|recette de grand-mère|recette inratable",
  asides: "je|moi|ma|mon|mes|nous|vous|tu|très|trop|miam|super|recette|vidéo|facile|rapide|inratable|ultra",
  cardLabels:
    "difficulté|niveau|coût|budget|catégorie|type de plat|régime|saison|auteur|photo|publié|région|origine",
  headEnds: "à|au|aux|avec|et|sans|de|du|des|en|sur|façon",
  mailHeads: "de|à|date|envoyé",
  recipeFor: "la recette du|la recette de la|la recette des|la recette de|recette de|recette du|recette des",
  collections: "recettes",
  persons: "je|moi|mon|ma|mes|nous|notre|vous|votre|tu|ton",
  praiseLeads: "la|le|les|ma|mon|mes",
  praiseMore: "vraie?|véritable",
  praising: "meilleure?s?|inratable|incroyable|parfaite?|fameu(?:x|se)",
};
