/** English words of the page: headings, the shape of lines, and all that is no recipe. Data only, lower case. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FurnitureWords, PageWords, ShapeWords, TitleWords } from "@/lib/engine/language/pack/pages";

// By which words English recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

export const HEADINGS: HeadingWords = {
  ingredients: `
    amount ingredient | ingredient amount | quantity ingredient | ingredient quantity | qty ingredient | ingredient qty | amount unit
    ingredient | quantity unit ingredient | item amount | item quantity | quantity ingredients | ingredients quantity | amount ingredients |
    ingredients amount | ingredients | ingredient | the ingredients | ingredient list | groceries | the shopping | the groceries | ingredients list | recipe ingredients | list of
    ingredients | ingredients needed | ingredients you will need | ingredients youll need | what you need | what youll need | what you will
    need | you need | youll need | you will need | things you need | things youll need | from your pantry | from the pantry | pantry staples |
    pantry items | from the store cupboard | store cupboard | store cupboard ingredients | you also need | you will also need | youll also
    need | also needed | you have | have ready | shopping list | what goes in | gather
  `,
  joined: { and: "and", toTry: "to try | to try out | worth trying" },
  announcing:
    "here are the | here are your | heres the | here is the | on to the | now the | now for the | and now the | first the | these are the | lets see the | so the",
  steps: `
    instructions | instruction | the directions | the instructions | directions | direction | method | methods | the method | steps | the steps | preparation | preparations |
    procedure | process | how to | how to make it | how to make | how to prepare | how to cook | how to cook it | cooking instructions |
    cooking directions | cooking method | preparation method | method of preparation | preparation steps | preparation instructions | recipe
    instructions | recipe directions | recipe steps | recipe method | step by step | step by step instructions | making it | make it | lets
    cook | lets make it | what to do | prep | assembly instructions | baking instructions | cooking | cook | cooking steps | prep and cook |
    recipe preparation | to make | heres how | here is how | what you do | heres what you do | how you make it | how i make it | how we make
    it | how its made
  `,
  stepByStep: "step by step",
  notes: `
    notes | note | recipe notes | cooks notes | cooks note | chefs notes | chefs note | authors notes | notes and tips | tips and swaps |
    swaps | tips and variations | notes and variations | tips and notes | tips notes | tip | tips | recipe tips | expert tip | expert tips |
    insider tip | baking tip | cooking tip | pro tips | pro tip | top tips | top tip | cooking tips | baking tips | hints | hint | hints and
    tips | tips and tricks | variations | variation | possible variations | other variations | optional variations | alternative fillings | adjustments | substitutions | recipe variations | substitutions and variations | storage
    | storing | how to store | storage instructions | make ahead | to make ahead | make ahead tips | freezing | to freeze | leftovers |
    reheating | serving suggestions | serving suggestion | what to serve with | how to serve | equipment | special equipment | equipment
    needed | cookware | kitchenware | tools | kitchen tools | special tools | utensils | materials | accessories | tools needed | about | about this recipe |
    description | background | introduction | intro | history | goals | todo | references | reference | source | sources | credit | credits |
    based on | adapted from | inspired by | see also | contribution | contributors | why this recipe works | why youll love this recipe | why
    you will love this recipe | why it works | faq | faqs | frequently asked questions | common questions | troubleshooting | related | info |
    information | recipe info | good to know | nb | cooks tip | cooks tips | chefs tip | chefs tips | bakers tip | bakers tips | bakers note |
    bakers notes | test kitchen tip | test kitchen tips | kitchen tip | kitchen tips | test kitchen note | test kitchen notes | helpful tips |
    helpful tip | quick tip | quick tips | handy tip | handy tips | my tips | our tips | recipe tip | recipe note | serving tip | serving tips
    | serving notes | serving ideas | storage tips | storage tip | storage notes | storage and reheating | storing and freezing | storage and
    freezing | freezing instructions | reheating instructions | how to freeze | how to reheat | to store | to reheat | to serve with | easy
    swaps | ingredient swaps | ingredient notes | ingredient tips | make it your own | make it vegan | to make it vegan | get ahead | cook
    ahead | do ahead | tips for success | success tips | secrets of success | footnote | footnotes | additional notes | other notes | extra
    notes | some notes | a few notes | editors note | editors notes | please note | important | remember | watch out | good to remember |
    worth knowing | dietary swaps | options | alternatives | wine pairing | at a glance | details | recipe details | summary | overview |
    tips and ideas | tricks and ideas | ideas and tips
  `,
  junk: `
    a bit of history | a little history | the history | history and origins | origins | did you know | fun facts | fun fact | the story behind the recipe |
    nutrition | nutrition facts | nutritional information | nutrition information | nutritional facts | nutrition info | nutrition per serving
    | nutrients | nutritional info | nutritional value | nutritional analysis | calories | comments | leave a comment | leave a reply | leave
    a review | leave a rating | post a comment | add a comment | reviews | recipe reviews | ratings | ratings and comments | rate this recipe
    | recipe rating | rate and review | reader interactions | reader comments | questions | questions and reviews | related recipes | related
    posts | related articles | related content | similar recipes | more recipes | more recipes like this | more recipes youll love | you may
    also like | you might also like | you may also enjoy | you might also enjoy | you might also love | more like this | recommended |
    recommended for you | also try | keep reading | read more | up next | more from | other recipes | other recipes you may like | try these
    recipes | related stories | trending | most popular | popular recipes | popular posts | latest recipes | latest posts | recent posts | new
    recipes | did you make this | did you make this recipe | did you try this recipe | tried this recipe | made this recipe | subscribe |
    newsletter | join the newsletter | sign up | get the newsletter | follow us | follow me | follow along | connect with us | share this |
    share this recipe | share | about the author | about the chef | about me | meet the author | about us | contact | contact us |
    advertisement | sponsored | video | watch the video | recipe video | images | gallery | photos | categories | tags | archives | filed
    under | navigation | menu | search | footer | primary sidebar | sidebar | quick links | legal | company | explore | table of contents |
    contents | in this article | jump to | products | shop
  `,
  openings: {
    junk: "comments | more recipes | more from | you may also | you might also | did you make | did you try | nutrition | nutritional | reviews | about the author | leave a | load more | other recipes | popular | related recipes | subscribe | follow",
    ingredients: "ingredients for | ingredients",
    steps:
      "how to make | how to cook | how to prepare | how to bake | directions for | instructions for | steps to | method for",
    notes:
      "notes on | tips for | variation | tips on | why you | why youll | how to store | how to freeze | how to serve | what to serve | can i | what is | related | a few things | some things | a couple of things | things ive learned",
  },
  forPeople: "for",
  named: {
    steps: "method|directions|instructions|procedure",
    notes: "tips|notes",
    ofOthers: "the|your|package",
  },
  moreRecipes: { more: "more|other|similar|related", recipes: "recipes" },
};

// By which words the shape of an English line is judged. Data only: alternatives of patterns, in lower case.

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
    "(?:(?:cooking|preparation|baking) )?(?:instructions?|directions?|method)|preparation|procedure|steps|how (?:to|you) make(?: it)?|what (?:to|you) do|here['’]s what (?:to|you) do",
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

// English words of what stands around a recipe: on its page, in its notes and in its title. Data only.

export const PAGES: PageWords = {
  controls:
    "advertisement|advertisements|ad|ads|sponsored|print|print recipe|pin|pin it|pin recipe|save|save recipe|save this recipe|share|rate|rate recipe|rate this recipe|review|reviews|jump to recipe|jump to video|watch video|watch the video|play video|video|cook mode|prevent your screen from going dark|cook mode prevent your screen from going dark|keep screen on|keep screen awake|us customary|metric|us|us customary - metric|us customary metric|cup measures|imperial|1x|2x|3x|½x|1/2x|0.5x|scale|double|triple|copy to clipboard|copy ingredients|copy|deselect all|select all|add to shopping list|add all to shopping list|shop ingredients|shop ingredients on instacart|get ingredients|select all ingredients|keep your screen on|keep my screen on|keep your screen awake|screen on|cook mode keep the screen of your device on|keep the screen of your device on|buy ingredients|powered by chicory|add to cart|add to favorites|add to collection|email|facebook|pinterest|twitter|instagram|close|open|show|hide|show images|hide images|hide photos|show photos|start cooking|step-by-step|step by step|read more|see more|show more|show less|learn more|click here|view|next|previous|back|go back|back to top|newer post|older post|reply|replydelete|edit|or|and|add note|add a note|comments|comment|leave a comment|continue reading|scroll to top|skip to content|skip ad|loading|order now|shop now|buy now|subscribe|sign up|log in|login|mark as complete|mark step as complete|check off|unit|units|amount|quantity|qty|more recipes|related recipes|similar recipes|you may also like|you might also like|you may also enjoy|share this|share this recipe|share on facebook|leave a reply|post a comment|write a review|read more reviews|show all comments|load more comments",
  advertisements:
    "advertisements?(?: [-–—] (?:continue reading|article continues|scroll to continue|story continues)(?: below)?)?|ads?|sponsored(?: content)?|promoted|(?:article|story|recipe|post|text) continues (?:below|after)(?: (?:this |the )?(?:advertisement|ad|video))?|continue reading below|scroll to continue",
  earning:
    "affiliate (?:links?|commission)|as an amazon associate|this post (?:may contain|contains)|paid link|we may earn|(?:subscribe|sign up) (?:to|for) (?:our|my|the) newsletter",
  invitations:
    "did you make this|have you (?:made|tried) this|tried this recipe|tag (?:me|us)\\b|mention @|let (?:me|us) know (?:how|if|what)|leave (?:a|me) (?:a )?(?:comment|rating|review)|follow (?:me|us)\\b|tag @",
  pictures: "photo(?:graph)?s?|image|picture|credit|photo credit|source",
  pictureCredits: "by|courtesy",
  columns:
    "amount|measure|measurement|qty|quantity|units?|ingredients?|features?|item|items|name|weight|volume|notes?|us|u\\.s\\.|metric|imperial|preparation|grams|cups",
  steps: "step",
  stepOf: "of",
  endsPart:
    "tips?|tricks|storage|storing|stor(?:e|ed)|leftovers?|reheat(?:ing)?|freez(?:e|ing)|substitut\\w+|variations?|faqs?|questions?|nutrition\\w*|calories|notes?|equipment|tools|utensils|comments?|reviews?|ratings?|related|similar|serving (?:suggestions?|ideas)|pairings?|wrap it up|conclusion|final (?:thoughts|words)|more (?:recipes|from)|you (?:may|might)|why (?:you|this|i)|about (?:the|this|me)|shop|products?|video|newsletter|subscribe|share|follow|recipe card|love this|like this|made this|author|mistakes|faq|dietary|allergens?|serving contains|per serv\\w+|print",
  groupLeads: "for|to|step|part|stage|day|phase|the|make|assemble|dough|filling|topping|sauce|glaze|frosting",
  listedGroups: "for the|for an?|for your",
  walls:
    "just a moment|checking (?:if the site connection is secure|your browser)|verify(?:ing)? (?:that )?you are (?:a )?human|are you a (?:human|robot)|attention required|access (?:to this page has been )?denied|please (?:enable|turn on) (?:javascript|cookies)(?: and (?:javascript|cookies))? to continue|enable javascript and cookies to continue|unusual traffic|request unsuccessful|security check|bot (?:detection|protection)|captcha|pardon our interruption|ddos protection",
  consents:
    "(?:we value|we care about|we respect|about) your privacy|your privacy (?:choices|settings|options|matters|is important)|privacy (?:settings|preferences|cent(?:er|re)|choices)|before you (?:continue|go on)|cookie (?:consent|settings|preferences|notice|choices|wall)|(?:this (?:web)?site|we) uses? cookies|(?:accept|allow|agree to) (?:all |our )?cookies|consent to (?:the use of )?cookies|(?:continue|read on|read) with (?:advertising|ads)|manage (?:your )?(?:consent|cookies|privacy)",
  consentTalk:
    "cookies?|consent|privacy|personal (?:data|information)|our (?:\\d+ )?partners|vendors|legitimate interests?|personali[sz]ed|advertising|store and/or access|preferences|your data|tracking",
  consentAnswers:
    "(?:i )?(?:accept|agree|allow|consent|reject|decline|refuse|deny)(?: (?:all|and (?:continue|close|proceed)|to all|everything))?(?: cookies)?|(?:accept|allow|reject|agree to) (?:all )?cookies|yes,? i (?:agree|accept)|(?:manage|more) (?:options|choices|settings|preferences|cookies)|only (?:necessary|essential)(?: cookies)?|(?:necessary|essential) (?:cookies )?only|cookie settings|continue without (?:accepting|agreeing|consent)|save (?:and exit|my choices|settings)|do not (?:accept|consent)|ok(?:ay)?|got it",
  recipes: "recipe|recipes",
  by: "by|from",
  bylines: "written by|posted",
  signed: "by|written by|recipe by|posted by|published by|author",
  dated: "published|first published|originally published|updated|last updated|posted|posted on|modified|date",
  readIn: "read|reading time|read time",
  counted: "comments?|reviews?|ratings?|votes?|likes?|shares?|views?|replies|reply|saves?",
  notEaten:
    "comments?|reviews?|ratings?|votes?|stars?|servings?|people|calories|kcal|kj|shares|likes|views|recipes",
  notYields: "k?cal(?:orie)?s?|kj|per",
  nutrientLeads: "total|saturated|trans|dietary|net",
  nutrients:
    "calories|energy|fat|saturates|carb(?:ohydrate)?s?|protein|fib(?:re|er)|sodium|cholesterol|sugars?|salt|potassium|iron|calcium|vitamin \\w",
  talk: "i|i['’]m|i['’]ve|my|we|our|blog|subscribe|newsletter|comments?|recipes|did you|can i get|whats|what's the|how does|looking for|anybody have|does anyone|if you love|you need|does anyone|has anyone|anyone have|can anyone|looking for a",
  inCells: "each|to",
};

export const FURNITURE: FurnitureWords = {
  farewells:
    "enjoy|enjoy your meal|enjoy,? (?:and|&) (?:please )?(?:let|tell|leave|share|tag)[^.!?]{0,40}|let (?:me|us) know (?:what|how)[^.!?]{0,40}|bon app[eé]tit|happy (?:baking|cooking|eating)|until next time|see you (?:soon|next)|hugs|xoxo|all my love",
  credits:
    "(?:this )?(?:recipe|photo(?:graph)?|image|picture)s?(?: (?:and|&) (?:recipe|photo(?:graph)?|image|picture)s?)? (?:(?:is|was|are|were) )?(?:kindly )?(?:provided|supplied|submitted|contributed|reprinted|shared|courtesy|credits?|adapted|used with|from|by)",
  letters:
    "sent from|sent via|get outlook|hi all|hi everyone|dear all|best regards|kind regards|regards|love|cheers|hugs|xx|p.s.|ps|see you|see everyone|talk soon|thanks again|thank you|call your|call me|forwarded message|forwarded from|begin forwarded|original message|god bless|best wishes|warmly|until next|all the best|take care",
  captions:
    "would you like[^?]{0,100}\\?$|(?:if you(?:'d| would)? (?:like|want)|if you're interested),? (?:i can|just|let)|want me to|do you want me to|shall i|i can also|(?:i )?hope you (?:enjoy|like|love)|follow(?! (?:with|by|up|the (?!link|recipe|page|blog))\\b)|tag|save it|save this|share this|share with|comment|like and|link in bio|double tap|let me know|leave me|leave a|don't forget to|drop a|subscribe|rate this|pin this|macros|nutrition|if you make this|if you made this",
  forums:
    "posts|joined|quote|upvote|board index|posted by|wrote|last edited|report|permalink|thanks for the gold|front page|registered user|senior member|junior member|full member|super moderator|said:",
  noteLabels:
    "without (?:an? |the )?[\\p{L}'’ -]{3,25}|notes?|tips?|top tips?|hints?|(?:cook|chef|baker|author)['’]?s (?:notes?|tips?)|recipe (?:notes?|tips?)|make[- ]ahead|to make ahead|to freeze|freezing|to store|keeping|to keep|storage|storing|to reheat|reheating|leftovers?|variations?|variant|to vary|substitutions?|substitute|swaps?|serving suggestions?|to serve ahead|gluten[- ]free|vegan|vegetarian|dairy[- ]free|without an? [\\p{L} ]{3,20}|ps|nb|n\\.b\\.|edit(?: \\d)?|shortcut|optional extras?|good to know|remember|warning|(?:test )?kitchen (?:notes?|tips?)|(?:pro|top|quick|expert|handy|helpful|serving|baking|cooking|chef|cook)[- ](?:notes?|tips?)|tip \\d|note \\d|make it [\\p{L} -]{3,24}|to make it [\\p{L} -]{3,24}|(?:kid|kids|child|children|adult|veggie|vegan|vegetarian|spicy|spicier|lighter|quick|budget|gluten[- ]free|dairy[- ]free|slow[- ]cooker|instant pot|air[- ]fryer|healthier|richer|summer|winter)['’]?s? version|wine(?: pairing| match)?|pairing|serve with|to serve with|goes with|important|caution|footnote|fyi|shopping (?:note|tip)|advance preparation|do ahead|get ahead|cook ahead|prep ahead|hack|trick|secret|a note on [\\p{L} ]{3,20}|note on [\\p{L} ]{3,20}|about the [\\p{L} ]{3,20}|on the [\\p{L} ]{3,20}|alternatives?|swap|sub|subs|upgrade|double (?:it|batch)|for a crowd|scaling|shelf life|keeps|high altitude|altitude|allergy note",
  noteNouns: "(?<=['’]s )(?:notes?|tips?|hints?|secrets?|tricks?)",
  postscripts: "p\\.?\\s?p?\\.?\\s?s\\.?|n\\.?b\\.?|fyi|btw",
  musts: "important|essential",
  warnings:
    "don['’]t|do not|never|avoid|beware|be careful|careful|watch out|mind that|remember|make sure not",
  keeping:
    "keeps?|kept|will keep|stores?|freezes?|frozen|can be (?:made|prepared|assembled|baked|put together|frozen|cooked|chilled|refrigerated|reheated|stored|kept|doubled|halved)|(?:is|are|(?:it|that|this|they|these)['’](?:s|re)|tastes?) (?:even |much )?(?:best|better|good|great|lovely|delicious|also good)|improves?|(?:even |much )?better (?:the (?:next|following) day|the day after|tomorrow)|(?:best|good) on the day|best eaten|best served|(?:good|better|best|fine) (?:after|within)|fine for|good (?:hot|cold|warm|with|w/|on|for)|works? (?:too|just as well|as well|well|fine|great|nicely|perfectly|beautifully|in place of|instead of)|leftovers?",
  keepingPlace:
    "days?|weeks?|months?|hours?|year|fridge|freezer|refrigerator|refrigerated|airtight|tin|ahead|well|advance|next day|following day|day after|day it|day they|the day|night before|day before|same day|tomorrow|cold|hot|too|fine|doubled|halved|in place of|instead of|here|toast(?:ed)?|rice|leftovers?|bread|flatbreads?",
  storing:
    "keep[^.;]{0,20} in an? (?:\\p{L}+ )?(?:tin|jar|box|bag|container)[^.;]{0,60}(?:will|they['’]ll|it['’]ll|stays?|keeps?)|(?:store|keep|freeze|refrigerate)[^.;]{0,80}(?:airtight|\\d+ (?:days|weeks|months)|(?:a few|several|two|three|four|five|six) (?:days|weeks|months)|up to (?:a|one) (?:week|month|year))|(?:store|keep|freeze|refrigerate|reheat) (?:any |the )?left[- ]?overs?|(?:store|keep|freeze|refrigerate|reheat) any leftover|once (?:opened|open|cooled|cold|baked|made|cooked|thawed|defrosted),? (?:eat|keep|use|store|freeze|refrigerate|they|it|this|the)[^.;]{0,80}(?:days?|weeks?|months?|airtight|freezer)|(?:eat|consume|use|use up|drink|enjoy|finish)[^.;]{0,40}(?:within|in under) (?:\\d+|a|one|two|three|four|five|six|a few|a couple of) (?:days?|weeks?|months?)",
  remarks:
    "(?:even |always |it.s |tastes )?better (?:the (?:next|following) day|tomorrow)|good (?:hot|cold|warm|with|w/|on|for)|double it|halve it|no [\\p{L}]{3,20}\\?|any leftover|leftovers?|if you (?:like|prefer|can't|cannot|don't|have)|instead of|you can (?:also|use)|works? (?:too|just as well|as well)|(?:also )?(?:lovely|great|delicious|amazing|gorgeous) (?:hot|cold|warm|with|on)|(?:it['’]s |they['’]re )?best (?:the same day|on the day|eaten|fresh)|for a [\\p{L}-]{3,20} version",
};

export const TITLES: TitleWords = {
  labels:
    "title|subject|recipe name|recipe|recipe for|recipe by|recipe of the week|recipe of the month|recipe of the day|today's recipe|this week's recipe|topic|thread",
  replies: "re|fw|fwd|aw|wg|tr",
  owners: "from the kitchen of|kitchen of|from|by|recipe from|submitted by|courtesy of",
  remarks:
    "finally|the way|just like|like mom|like my|my way|perfected|nailed|as requested|as promised|so good|so easy|you asked|you need|step by step|with video|with pictures",
  talk: "hey|hi|hello|ok|okay|so|here's|here’s|here is|here are|here it is|you asked|you wanted|asked for|can you|could you|send|finally typing|as promised|this is|these are|pls|please|pov",
  talked:
    "i|im|i'm|i’m|i've|i’ve|i'll|ill|you|u|your|ya|y'all|we|he|she|they|it|it's|its|that|this|these|those|the|a|an|my|our|her|his|their|some|is|are|was|be|been|have|has|had|here|here's|here’s|heres|there|there's|for|to|so|as|ok|okay|oh|hey|hi|hello|hiya|yes|yesss|sure|sorry|please|pls|thanks|recipe|recipes|thing|things|thingy|send|asked|asking|asks|wanted|want|loved|need|needs|make|makes|making|made|do|does|did|got|get|gets|find|found|know|think|promised|requested|request|finally|again|about|after|ever|never|really|very|just|only|takes|took|if|when|then|because|but|or|not|who|what|whats|what's|where|how|why|everyone|everybody|someone|anybody|anyone|people|any|from|at|me|him|us|them|now|today|tonight|yesterday|tomorrow|keep|kept|going|goes|can|could|would|should|will|typing|tell|told|looking|serves|feeds|enough|using|use|guys|omg|haha|lol|already|always|still|too|went|came|post|posted",
  named: "the|that|my|our|her|his",
  nameEnds:
    "recipe|recipes|thing|one|ones|from|you|we|i|that|which|she|he|they|everyone|everybody|pls|please|to|for|as|again|finally|thread|post|so|here|are|is|was|everyone asked",
  clauses:
    "everyone is|everyone's|everybody is|everyone asks|but make it|that everyone|you need to|you've been|i can't stop|i could eat|that you|that i",
  storyHeads:
    "why i|why we|why you|why you'll|why you’ll|why this|why it|about this recipe|about this dish|the story behind",
  chapters:
    "puddings|desserts|soups|salads|sweets|sweets and desserts|puddings and sweets|supper dishes|main dishes|side dishes|breads|cakes|cakes and biscuits|biscuits|pies|pastry|preserves|fish|fish dishes|meat|meat dishes|poultry|poultry and game|vegetables|vegetable dishes|starters|appetizers|snacks|breakfast|savouries|light meals|family meals|drinks",
  selling:
    "save this|save it|save for|recipe below|recipe in|full recipe|try this|link in|comment|tag|follow|share this|must try|swipe",
  sites:
    "blog|blogs|kitchen|kitchens|recipes|eats|foods|foodie|cooks|cooking|bakes|baker|bakery|magazine|table|pantry|plate|spoon|fork|whisk|gourmet|epicure|chef|cookbook|website|site|com|co.uk|org|net|tv|channel|youtube|pinterest|instagram|tiktok|facebook|reddit",
  howTo: "how to make|how to cook|how to bake|how to prepare|how i make|how we make|how to do|making",
  endings: "recipe|easy recipe|original recipe|simple recipe|step by step recipe|recipe and video",
  praise:
    "the best ever|best ever|the world's best|world's best|the world’s best|world’s best|the most amazing|the absolute best",
  asides:
    "i|my|me|we|our|us|you|your|you'll|you’ll|so|very|really|seriously|omg|yum|wow|recipe|updated|video|base recipe|basic recipe|freezer|easy|quick|simple|creamy|crunchy|crispy|read|ok|this|these|adapted|modified|copied|inspired|based on|originally|courtesy",
  cardLabels:
    "recipe type|recipe category|meal type|meal|type|dish type|dietary|allergens|skill|season|occasion|cooking method|tag|budget|kcal|photo|photography|photographer|published|updated|posted|print|region|origin|spice level|heat level|heat|freezable|storage",
  headEnds: "with|in|and|on|for|w/|from|without|the|to|of",
  mailHeads: "from|to|cc|bcc|date|sent|reply-to|attachments",
  recipeFor: "the recipe for the|the recipe for|recipe for the|recipe for",
  ownerPhrases: "from the kitchen of|posted by|answer from|reply from",
  collections: "recipes",
  persons: "i|my|me|we|our|us|you|your|she|he|her|his",
  praiseLeads: "the|my|our",
  praiseMore: "absolute(?:ly)?|very|super|really|so|truly|world['’]s|all-time",
  praising:
    "best[- ]ever|best|ultimate|perfect|easiest|quickest|simplest|amazing|delicious|incredible|irresistible|foolproof|famous|favou?rite|one and only|go-to",
  praiseEnds: "ever",
  boasts:
    "you(?:['’]ll| will)|\\bever\\b|better than|so easy|so good|\\bbest\\b|\\bonly recipe\\b|foolproof|life-changing",
  boastTails:
    "(?:that )?you(?:['’]ll| will)(?: ever)? (?:make|eat|taste|need|try|want|love)(?: ever)?|(?:the )?best ever|\\s{1,3}ever|\\s{1,3}recipe",
  itemAsides:
    "\\b(?:i|we) (?:love|like|recommend|prefer|swear by)\\b|\\b(?:my|our) fav|\\baffiliate\\b|\\bpaid link\\b|\\bsponsored\\b|\\bthis brand\\b",
  itemRemarks:
    "(?:i|we) (?:(?:always|usually|often|normally|sometimes|generally|typically|personally|just|only|also) )?(?:use|used|like|love|prefer|recommend|buy|bought|add|added|make|made|grate|grated|substituted?|subbed|went with|ended up|tend to|had)",
};
