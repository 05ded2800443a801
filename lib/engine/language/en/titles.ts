/** What stands around the name of a dish in an English title: labels, greetings, praise, remarks. Data only; each is the source of a pattern. */
import type { TitleWords } from "../titles";

export const TITLES: TitleWords = {
  labels: "title|recipe name|recipe|recipe for|recipe by",
  replies: "re|fw|fwd|aw|wg|tr",
  owners: "from the kitchen of|kitchen of|from|by|recipe from|submitted by|courtesy of",
  remarks:
    "finally|the way|just like|like mom|like my|my way|perfected|nailed|as requested|as promised|so good|so easy|you asked|you need|step by step|with video|with pictures",
  talk: "hey|hi|hello|ok|okay|so|here's|here’s|here is|here are|here it is|you asked|you wanted|asked for|can you|could you|send|finally typing|as promised|this is|these are|pls|please|pov",
  named: "the|that|my|our|her|his",
  nameEnds:
    "recipe|recipes|thing|one|ones|from|you|we|i|that|which|she|he|they|everyone|everybody|pls|please|to|for|as|again|finally|thread|post",
  selling:
    "save this|save it|save for|recipe below|recipe in|full recipe|try this|link in|comment|tag|follow|share this|must try|swipe",
  sites:
    "blog|blogs|kitchen|kitchens|recipes|eats|foods|foodie|cooks|cooking|bakes|baker|bakery|magazine|table|pantry|plate|spoon|fork|whisk|gourmet|epicure|chef|cookbook|website|site|com|co.uk|org|net|tv|channel|youtube|pinterest|instagram|tiktok|facebook|reddit",
  howTo: "how to make|how to cook|how to bake|how to prepare|how i make|how we make|how to do|making",
  endings: "recipe",
  praise:
    "the best ever|best ever|the world's best|world's best|the world’s best|world’s best|the most amazing|the absolute best",
  asides:
    "i|my|me|we|our|us|you|your|you'll|you’ll|so|very|really|seriously|omg|yum|wow|recipe|updated|video",
  cardLabels:
    "recipe type|recipe category|meal type|meal|type|dish type|dietary|allergens|skill|season|occasion|cooking method|tag|budget|kcal|photo|photography|photographer|published|updated|posted|print|region|origin|spice level|heat level|heat|freezable|storage",
  headEnds: "with|in|and|on|for|w/|from|without|the|to|of",
  mailHeads: "from|to|cc|bcc|subject|date|sent|reply-to|attachments",
  recipeFor: "the recipe for|recipe for",
  ownerPhrases: "from the kitchen of",
  collections: "recipes",
  persons: "i|my|me|we|our|us|you|your",
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
};
