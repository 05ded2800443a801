/** What stands on English pages around a recipe and between its lines. Data only: alternatives of patterns, in lower case. */
import type { PageWords } from "../pages";

export const PAGES: PageWords = {
  controls:
    "advertisement|advertisements|ad|ads|sponsored|print|print recipe|pin|pin it|pin recipe|save|save recipe|share|rate|rate recipe|rate this recipe|review|reviews|jump to recipe|jump to video|watch video|play video|video|cook mode|prevent your screen from going dark|cook mode prevent your screen from going dark|keep screen on|keep screen awake|us customary|metric|us|us customary - metric|us customary metric|cup measures|imperial|1x|2x|3x|½x|1/2x|0.5x|scale|double|triple|copy to clipboard|copy ingredients|copy|deselect all|select all|add to shopping list|add all to shopping list|shop ingredients|get ingredients|buy ingredients|powered by chicory|add to cart|add to favorites|add to collection|email|facebook|pinterest|twitter|instagram|close|open|show|hide|show images|hide images|hide photos|show photos|start cooking|step-by-step|step by step|read more|see more|show more|show less|learn more|click here|view|next|previous|back|back to top|edit|or|and|add note|add a note|comments|comment|leave a comment|continue reading|scroll to top|skip to content|skip ad|loading|order now|shop now|buy now|subscribe|sign up|log in|login|mark as complete|mark step as complete|check off|unit|units|amount|quantity|qty",
  advertisements: "advertisements?|ads?|sponsored(?: content)?|promoted",
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
  recipes: "recipe|recipes",
  by: "by|from",
  bylines: "written by|posted",
  notEaten:
    "comments?|reviews?|ratings?|votes?|stars?|servings?|people|calories|kcal|kj|shares|likes|views|recipes",
  notYields: "k?cal(?:orie)?s?|kj|per",
  nutrientLeads: "total|saturated|trans|dietary|net",
  nutrients:
    "calories|energy|fat|saturates|carb(?:ohydrate)?s?|protein|fib(?:re|er)|sodium|cholesterol|sugars?|salt|potassium|iron|calcium|vitamin \\w",
  talk: "i|i['’]m|i['’]ve|my|we|our|blog|subscribe|newsletter|comments?|recipes",
  everything: "ingredients|everything",
  inCells: "each|to",
};
