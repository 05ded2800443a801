/** What stands around recipes in English and is no part of them: letters, forums, captions; and what opens and fills notes. Data only. */
import type { FurnitureWords } from "../furniture";

export const FURNITURE: FurnitureWords = {
  letters:
    "sent from|sent via|get outlook|hi all|hi everyone|dear all|best regards|kind regards|regards|love|cheers|hugs|xx|p.s.|ps|see you|see everyone|talk soon|thanks again|thank you|call your|call me|forwarded message|begin forwarded|original message",
  captions:
    "follow|tag|save it|save this|share this|share with|comment|like and|link in bio|double tap|let me know|leave me|leave a|don't forget to|drop a|subscribe|rate this|pin this|macros|nutrition|if you make this|if you made this",
  forums:
    "posts|joined|quote|upvote|board index|posted by|wrote|last edited|report|permalink|thanks for the gold|front page",
  noteLabels:
    "notes?|tips?|top tips?|hints?|(?:cook|chef|baker|author)['’]?s (?:notes?|tips?)|recipe (?:notes?|tips?)|make[- ]ahead|to make ahead|to freeze|freezing|to store|storage|storing|to reheat|reheating|leftovers?|variations?|variant|to vary|substitutions?|substitute|swaps?|serving suggestions?|to serve ahead|gluten[- ]free|vegan|vegetarian|dairy[- ]free|without an? [\\p{L} ]{3,20}|ps|nb|n\\.b\\.|edit(?: \\d)?|shortcut|optional extras?|good to know|remember|warning|(?:test )?kitchen (?:notes?|tips?)|(?:pro|top|quick|expert|handy|helpful|serving|baking|cooking|chef|cook)[- ](?:notes?|tips?)|tip \\d|note \\d|make it [\\p{L} -]{3,24}|to make it [\\p{L} -]{3,24}|(?:kid|kids|child|children|adult|veggie|vegan|vegetarian|spicy|spicier|lighter|quick|budget|gluten[- ]free|dairy[- ]free|slow[- ]cooker|instant pot|air[- ]fryer|healthier|richer|summer|winter)['’]?s? version|wine(?: pairing| match)?|pairing|serve with|to serve with|goes with|important|caution|footnote|fyi|shopping (?:note|tip)|advance preparation|do ahead|get ahead|cook ahead|prep ahead|hack|trick|secret|a note on [\\p{L} ]{3,20}|note on [\\p{L} ]{3,20}|about the [\\p{L} ]{3,20}|on the [\\p{L} ]{3,20}|alternatives?|swap|sub|subs|upgrade|double (?:it|batch)|for a crowd|scaling|shelf life|keeps|high altitude|altitude|allergy note",
  postscripts: "p\\.?\\s?p?\\.?\\s?s\\.?|n\\.?b\\.?|fyi|btw",
  warnings:
    "don['’]t|do not|never|avoid|beware|be careful|careful|watch out|mind that|remember|make sure not",
  keeping:
    "keeps?|kept|will keep|stores?|freezes?|frozen|can be (?:made|prepared|frozen|cooked|stored|kept|doubled|halved)|(?:is|are|(?:it|that|this|they|these)['’](?:s|re)|tastes?) (?:even |much )?(?:best|better|good|great|lovely|delicious|also good)|improves?|(?:best|good) on the day|best eaten|best served|good (?:hot|cold|warm|with|w/|on|for)|works? (?:too|just as well|as well|well|fine|great|nicely|perfectly|beautifully|in place of|instead of)|leftovers?",
  keepingPlace:
    "days?|weeks?|months?|hours?|year|fridge|freezer|refrigerator|refrigerated|airtight|tin|ahead|well|advance|next day|following day|day after|day it|day they|the day|night before|day before|same day|cold|hot|too|fine|doubled|halved|in place of|instead of|here|toast(?:ed)?|rice|leftovers?|bread|flatbreads?",
  storing:
    "(?:store|keep|freeze|refrigerate)[^.;]{0,80}(?:airtight|\\d+ (?:days|weeks|months)|(?:a few|several|two|three|four|five|six) (?:days|weeks|months)|up to (?:a|one) (?:week|month|year))|(?:store|keep|freeze|refrigerate|reheat) (?:any |the )?left[- ]?overs?|(?:store|keep|freeze|refrigerate|reheat) any leftover|once (?:opened|open|cooled|cold|baked|made|cooked|thawed|defrosted),? (?:eat|keep|use|store|freeze|refrigerate|they|it|this|the)[^.;]{0,80}(?:days?|weeks?|months?|airtight|freezer)|(?:eat|consume|use|use up|drink|enjoy|finish)[^.;]{0,40}(?:within|in under) (?:\\d+|a|one|two|three|four|five|six|a few|a couple of) (?:days?|weeks?|months?)",
  remarks:
    "good (?:hot|cold|warm|with|w/|on|for)|double it|halve it|no [\\p{L}]{3,20}\\?|any leftover|leftovers?|if you (?:like|prefer|can't|cannot|don't|have)|instead of|you can (?:also|use)|works? (?:too|just as well|as well)|for a [\\p{L}-]{3,20} version",
};
