/**
 * Words by which the shape of a line is judged, in all languages that the reader knows: what opens a step or a list, what stands in facts,
 * furniture and preparations. Data only: patterns of words that the reading asks of a line.
 */

export const DURATION =
  /\d\s?(?:-|–|to)?\s?(?:minutes?|mins?\b|hours?|hrs?\b|seconds?|secs?\b|minuten|stunden|std\b|heures?|minutos?|horas?|minuti|ore\b)/i;

export const TEMPERATURE = /\d\s?(?:°|º|degrees?\b|grad\b|deg\b|℃|℉)|\bgas mark\b/i;

export const PREPARED =
  /(?:^|,|\()\s?(?:(?:finely|roughly|thinly|coarsely|freshly|lightly|well|very)\s)?(?:chopped|minced|diced|sliced|grated|shredded|peeled|softened|melted|crushed|cubed|divided|drained|rinsed|beaten|halved|quartered|toasted|julienned|cut into|to taste|optional|for (?:serving|garnish|frying|dusting)|at room temperature|plus more|or more|packed|sifted|trimmed|seeded|cooked|gehackt|gewürfelt|gerieben|haché|picad[oa]s?|tritat[oaie])/i;

export const TO_TASTE =
  /\b(?:to taste|optional|as needed|for garnish|for serving|for frying|for dusting|for greasing|nach geschmack|nach belieben|zum bestreuen|al gusto|q\.?\s?b\.?|selon le goût|au goût|quanto basta|divided)\b/i;

export const FURNITURE =
  /\b(?:print|pin it|jump to|subscribe|newsletter|sign up|log ?in|cookie|privacy|terms|copyright|all rights|affiliate|advertisement|sponsored|share|tweet|facebook|pinterest|instagram|whatsapp|rss|skip to|search|menu|home|contact|click|download|app|comments?|reply|replies|posted|updated|published|reviews?|ratings?|votes?|stars?|rate|save recipe|cook mode|us customary|metric|follow|watch|video|read more|view all|load more|show more|see more|next|previous|page|continue|shop|buy|order|account|cart|website)\b|[©★☆⭐@#]|https?:|www\.|\b[123]x\b|\d\s?(?:views|shares|likes)/i;

/** Words and signs that no sentence about food has. */
export const PAGE_ONLY =
  /[©★☆⭐@]|https?:|www\.|\b(?:affiliate|cookies? policy|privacy|subscribe|newsletter|all rights|log ?in|sign up|click here|jump to|skip to|cook mode|instagram|facebook|pinterest)\b/i;

export const NUTRITION =
  /\b(?:k?cal(?:orie)?s?|kj|carb(?:ohydrate)?s?|protein|sodium|cholesterol|saturated|trans fat|total fat|fib(?:er|re)|potassium|vitamin|iron|calcium|daily value|kohlenhydrate|eiweiß|glucides|lipides|proteínas|grassi)\b.{0,12}\d|\d\s?(?:k?cal|kj)\b/i;

export const DATE =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s\d{1,2},?\s\d{4}|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\bsays:?$|\bat \d{1,2}:\d{2}/i;

export const STEP_ALONE =
  /^[*_]{0,3}(?:step|schritt|étape|etape|paso|passo|stap)\s*#?(\d{1,2})\s*[.:)–—-]?[*_]{0,3}$/i;

export const STEP_WORD =
  /^(?:step|schritt|étape|etape|paso|passo|stap)\s*#?(\d{1,2})(?![\d/])\s*[.:)–—-]*\s*/i;

/** Who it is from, and what a page calls its advertisements. */
export const NO_SECTION =
  /^(?:from|by|recipe (?:by|from)|source|adapted|courtesy|photo|image|print|advertisement)\b/i;

/** Greetings and partings of a letter around a recipe, and the head of a book's page. */
export const LETTER =
  /^(?:hi|hello|hey|dear|love|hugs|best|cheers|regards|thanks|hallo|liebe|lieber|bonjour|chère?|hola|querid[oa]|ciao|car[oa])\b[^.]{0,40}[,!]$|^(?:love|hugs|best|cheers|regards|thanks|yours|xoxo|liebe grüße|bises|besos|baci),?\s\p{Lu}\p{Ll}{1,14}$|^(?:pg|page|p)\.?\s?\d|^(?:sent|gesendet|envoyé|enviado|inviato) (?:from|von|de|desde|da)\b/iu;

export const INGREDIENT_WORDS =
  "(?:for )?(?:the )?ingredients?(?: list)?|what you(?:['’]ll| will)? need|you(?:['’]ll| will) need|shopping list|zutaten|ingrédients?|ingredientes|ingredienti";

export const STEP_WORDS =
  "instructions?|directions?|method|preparation|procedure|steps|how to make(?: it)?|what to do|zubereitung|anleitung|préparation|étapes|preparación|elaboración|instrucciones|pasos|modo de preparación|preparazione|procedimento";

export const NOTE_WORDS = "(?:recipe |cook['’]?s |chef['’]?s )?notes|nutrition(?: facts)?|hinweise|notas";

export const DURATION_ONLY =
  /^(?:about |~)?\d[\d\s./½–-]{0,8}(?:min(?:s|\.|ute[sn]?|uti|utos?)?|h|hours?|hrs?|std|stunden?|heures?|horas?|or[ae])\.?(?:$|[\s,;|])/iu;

export const HANGS =
  /[,;+&-]$|\b(?:and|or|the|a|an|of|with|in|to|for|plus|from|into|und|oder|mit|von|et|ou|de|du|avec|y|o|e|con|di|da|in)$/i;

/** A part after a comma that says how the ingredient before it is prepared or used. */
export const PREPARATION =
  /^(?:(?:very |finely |roughly |thinly |coarsely |freshly |lightly |well |each |then |and |un)*(?:\p{L}{2,}(?:ed|en)\b|cut|split|torn|ground|thawed|beaten|at room|to taste|plus|or\b|and\b|for\b|such as|if\b|with\b|without\b|in\b|into\b|about\b|preferably|optional|divided|each|such|like\b(?! an? )|see\b|from\b|not\b|more|less|as\b|to\b|until\b|skin|bone|seeds|stems|leaves only|white|pale|tough|rind|juices?\b(?! of\b)|lengthwise|crosswise|diagonally|separated|softened|room temp)|skinless|boneless)/iu;

export const BEFORE_AMOUNT =
  /(?<![\d/.,½⅓⅔¼¾⅛x×(–-]|\b(?:or|plus|about|to|and|into|of|x|with|by|at|for|the|approximately|from|bis|oder|und|ou|o|y|e|ca\.|approx\.|over|than|until|add|in|another|remaining|additional|each)) (?=(?:\d{1,4}(?:[./⁄,]\d{1,3})?|[½⅓⅔¼¾⅛⅜⅝⅞])(?:\s?(?:-|–|to)\s?\d|\s?[½⅓⅔¼¾⅛⅜⅝⅞]|\s\d\/\d)?\s?\(?\p{L})/giu;
