/** By which words the shape of an English line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack/pages";

export const SHAPES: ShapeWords = {
  preparedHow: "finely|roughly|thinly|coarsely|freshly|lightly|well|very",
  prepared:
    "chopped|minced|diced|sliced|grated|shredded|peeled|softened|melted|crushed|cubed|divided|drained|rinsed|beaten|halved|quartered|toasted|julienned|cut into|to taste|optional|for (?:serving|garnish|frying|dusting)|at room temperature|plus more|or more|packed|sifted|trimmed|seeded|cooked",
  toTaste: "to taste|optional|as needed|for garnish|for serving|for frying|for dusting|for greasing|divided",
  furniture:
    "print|pin it|jump to|subscribe|newsletter|sign up|log ?in|cookie|privacy|terms|copyright|all rights|affiliate|advertisement|sponsored|share(?! (?:out|between|among|equally|evenly)\\b)|tweet|facebook|pinterest|instagram|whatsapp|rss|skip to|search|menu|home|contact|click|download|app|comments?|reply|replies|posted|updated|published|reviews?|ratings?|votes?|stars?|rate|save recipe|cook mode|us customary|metric|follow|watch|video|read more|view all|load more|show more|see more|next|previous|page|continue|shop|buy|order|account|cart|website|[123]x|\\d\\s?(?:views|shares|likes)",
  pageOnly:
    "affiliate|cookies? policy|privacy|subscribe|newsletter|all rights|(?<!\\ba )log ?in|sign up|click here|jump to|skip to|cook mode|instagram|facebook|pinterest",
  energy: "kcal|kj|calories?|energy",
  nutrients:
    "k?cal(?:orie)?s?|kj|carb(?:ohydrate)?s?|protein|sodium|cholesterol|saturated|trans fat|total fat|fib(?:er|re)|potassium|vitamin|iron|calcium|daily value",
  months:
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  says: "\\bsays:?$|\\bat \\d{1,2}:\\d{2}",
  steps: "step",
  noSection: "from|by|recipe by|recipe from|source|adapted|courtesy|photo|image|print|advertisement",
  greetings: "hi|hello|hey|dear|love|hugs|best|cheers|regards|thanks",
  partings: "love|hugs|best|cheers|regards|thanks|yours|xoxo",
  sentFrom: "sent from",
  pages: "page|pg|p",
  pageOf: "of",
  owned: "copyright|all rights reserved|printed from|printed on|printed by",
  ingredientsInline:
    "(?:for )?(?:the )?ingredients?(?: list)?|what you(?:['’]ll| will)? need|you(?:['’]ll| will)? need|shopping list",
  stepsInline:
    "instructions?|directions?|method|preparation|procedure|steps|how (?:to|you) make(?: it)?|what (?:to|you) do|here['’]s what (?:to|you) do",
  notesInline: "(?:recipe |cook['’]?s |chef['’]?s )?notes|nutrition(?: facts)?",
  hangs:
    "and|or|the|a|an|of|with|in|to|for|plus|from|into|about|such as|cut|at|on|per|by|while|when|until|without",
  attached:
    "(?:skins?|bones?|leaf|leaves|tails?|rinds?|stems?|stalks?|tops|fat|shells?|heads?|roots?|crusts?)[ -](?:on|in)",
  afterComma:
    "(?:(?:very |finely |roughly |thinly |coarsely |freshly |lightly |well |each |then |and |un)*(?:\\p{L}{2,}(?:ed|en)\\b|cut|split|torn|ground|thawed|beaten|at room|to taste|plus|or\\b|and\\b|for\\b|such as|if\\b|with\\b|without\\b|in\\b|into\\b|about\\b|preferably|optional|divided|each|such|like\\b(?! an? )|see\\b|from\\b|not\\b|more|less|as\\b|to\\b|until\\b|skin|bone|seeds|stems|leaves only|white|pale|tough|rind|juices?\\b(?! of\\b)|lengthwise|crosswise|diagonally|separated|softened|room temp)|skinless|boneless)",
  beforeSameAmount:
    "or|plus|about|to|and|into|of|x|with|by|at|for|the|approximately|from|approx\\.?|over|than|until|add|in|another|remaining|additional|each",
  until: "until",
  kitchen: "bowl|pan|pot|skillet|oven|saucepan|heat|mixture|dough|batter",
  reader: "you|your",
  copulas: "is|are|was|were|has|have|had|it's|that's",
  shopping: "shopping",
  dayLeads:
    "(?:on )?(?:the )?(?:next|following) (?:day|morning|evening)|(?:the )?(?:night|evening|day) before(?: serving| baking)?|the day after|on the day(?: of (?:serving|baking))?|(?:a|one|two|three|\\d) (?:days?|nights?) (?:before|ahead|in advance)(?: serving| baking)?|(?:early )?(?:in|on) the (?:morning|evening|day)",
  partLeads: "for|to make|to prepare",
  partArticles: "the|a|your",
  partAlone:
    "to serve|to garnish|garnish|garnishes|topping|toppings|to finish|finishing|to decorate|decoration|decorations|to top|to assemble|(?:for )?assembly|to build",
  remarks:
    "i['’](?:ve|d|m|ll)|(?:i|we) (?:have|use|used|like|usually|always|often|find|found|prefer|think|never)|we['’](?:ve|d|ll)",
  authors: "by|from",
  adaptedFrom: "adapted|notes? from|photo|image",
  hyphenated:
    "all|self|well|high|low|half|extra|free|full|deep|oven|room|non|medium|large|small|bite|thick|thin|cold|hot|warm|ice|freshly|finely|roughly|coarsely|thinly|no|sugar|gluten|dairy|fat|salt|whole|double|single|heavy|hard|soft|sun|pan|stir|air|semi|old|slow|quick|golden",
  ofSameItem: "whole(?!\\s\\p{L})|of which|finely|minced|chopped|sliced|for\\b|about",
  noNextItem: "for|more|extra|half|quarter|bit",
  pathLeads: "you are here",
  leadsOn: "so|so then|right|ok|okay|now then|anyway|well",
  told: "you(?:['’]?ll| will)?(?: also)? (?:just |only )?need|(?:i|we)(?: just)? used?|(?:it|this) (?:takes|needs|uses|calls for)|get (?:yourself|together)|gather|ingredients are",
  toldFirst: "take",
  toldMore: "plus|then|and also|also",
};
