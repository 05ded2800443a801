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
    "notes?|tips?|top tips?|hints?|(?:cook|chef|baker|author)['’]?s (?:notes?|tips?)|recipe (?:notes?|tips?)|make[- ]ahead|to make ahead|to freeze|freezing|to store|storage|storing|to reheat|reheating|leftovers?|variations?|variant|to vary|substitutions?|substitute|swaps?|serving suggestions?|to serve ahead|gluten[- ]free|vegan|vegetarian|dairy[- ]free|without an? [\\p{L} ]{3,20}|ps|nb|n\\.b\\.|edit(?: \\d)?|shortcut|optional extras?|good to know|remember|warning",
  keeping:
    "keeps?|kept|will keep|stores?|freezes?|frozen|can be (?:made|prepared|frozen|cooked|stored|kept|doubled|halved)|(?:is|are|'s) (?:best|good|great|lovely|delicious|also good)|best eaten|best served|good (?:hot|cold|warm|with|w/|on|for)|works? (?:too|just as well|as well|well|fine)|leftovers?",
  keepingPlace:
    "days?|weeks?|months?|hours?|year|fridge|freezer|refrigerator|refrigerated|airtight|tin|ahead|well|advance|same day|cold|hot|too|fine|toast(?:ed)?|rice|leftovers?|bread|flatbreads?",
  storing:
    "(?:store|keep|freeze|refrigerate)[^.;]{0,80}(?:airtight|\\d+ (?:days|weeks|months)|(?:a few|several|two|three|four|five|six) (?:days|weeks|months)|up to (?:a|one) (?:week|month|year))|(?:store|keep|freeze|refrigerate|reheat) (?:any |the )?left[- ]?overs?|(?:store|keep|freeze|refrigerate|reheat) any leftover",
  remarks:
    "good (?:hot|cold|warm|with|w/|on|for)|double it|halve it|no [\\p{L}]{3,20}\\?|any leftover|leftovers?|if you (?:like|prefer|can't|cannot|don't|have)|instead of|you can (?:also|use)|works? (?:too|just as well|as well)|for a [\\p{L}-]{3,20} version",
};
