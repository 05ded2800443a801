/** How English recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "preparation time|preparation|prep time|prep|hands-on time|hands on time|hands-on|hands on|active time|active|work time|assembly time|assembly|kneading time|decorating time|prepping",
    cooking:
      "total cook time|total baking time|cooking time|on low|on high|in the slow cooker|slow cooker|oven time|time in the oven|in the oven|stove time|hob time|cooking|cook time|cook|baking time|baking|bake time|bake|grilling time|grilling|grill time|grill|roasting time|roasting|roast time|roast|frying time|simmering time|smoking time|processing time|slow cooking time|slow cooking|slow cook|pressure cooking time|pressure cooking|pressure cook|air frying time|air fry|braising time|braise|steaming time|steam|toasting time|smoking|simmering|simmer time|simmer|boiling time|boil|pressure release time|pressure release|natural release|come to pressure|time to pressure|release time|release",
    resting:
      "resting time|resting|rest time|rest|chilling time|chilling|chill time|chill|cooling time|cooling|cool time|cool|rising time|rising|rise time|rise|proofing time|proofing|proving time|proving|proof|prove|marinating time|marinating|marinate time|marinate|marination time|marination|marinade time|soaking time|soaking|soak time|soak|freezing time|freezing|freeze time|freeze|setting time|refrigeration time|refrigerate|fermentation time|fermentation|fermenting time|standing time|standing|inactive time|inactive|additional time|pickling time|pickling|brining time|brining|infusing time|curing time|drying time|waiting time|infusion time|infusing|steeping time|steep time|steep|thawing time|thaw time|defrosting time|setting|refrigeration|refrigerating|dough rest|first rise|second rise|bulk rise|bulk fermentation|final proof|second proof|first proof|stand time|stand|passive time|passive|wait time|hanging time|sitting time|drying|curing|infuse|set time|firming time|maturing time",
    total:
      "total time|total cooking time|total|ready in|start to finish|takes|take|time|duration|time needed|time required|done in|ready to eat in|ready within|ready after|on the table in|overall time|overall|all in|total prep and cook time|prep and cook time|prep and cook|prep & cook|prep + cook|estimated time|approximate time|time to make|time to table|elapsed time|from start to finish|start-to-finish|how long",
  },
  serves:
    "number of servings|servings|serving|serves|serve|portions|portion|feeds|feeds a crowd|serves a crowd|enough for|enough to feed|sufficient for|dinner for|lunch for|breakfast for|supper for|servings per recipe|number of people|number of portions|people served|servings made|recipe serves|recipe servings",
  eaters:
    "servings|serving|covers|people|persons|person|ppl|portions|portion|adults|guests|hungry people|diners|eaters|kids|hungry adults|as a side|as a main|folks|friends|mouths|children|pax|hungry teenagers|hungry kids|helpings|serves",
  makes:
    "number of pieces|makes|make|yields|yield|cuts into|cut into|gives|produces|quantity|recipe makes|recipe yields|recipe yield|batch size|total yield|yield per batch|approximate yield|amount made|fills|enough to fill|enough to make",
  openEnded: "makes|make|cuts into|cut into|gives|produces|recipe makes|batch size|fills",
  helpings: "bowls|bowl|plates|plate|mugs|helpings",
  forEaters: "for|recipe for",
  among: "in|into|among|amongst|between|on|onto|over|across|by",
  enough: "easily|easy|generously|comfortably|well|amply|at least|or so|plus",
  yieldLeads:
    "this|it|these|they|that|the recipe|this recipe|recipe|the mixture|mixture|batch|this batch|should|will|would|usually|normally|you should|you will|you'll|get|easily|comfortably|generously",
  needed: "you need|you will need|you'll need|we need|i use",
  adds: "plus|and|with",
  otherTimes: "read|reading|reading time|read time|video|watch time|watch",
  pieces:
    "muffins|muffin|cupcakes|cookies|cookie|biscuits|biscuit|bars|bar|brownies|slices|slice|squares|square|pieces|piece|rolls|roll|buns|bun|bagels|scones|loaves|loaf|pies|pie|tarts|tart|cakes|cake|pizzas|pizza|burgers|patties|pancakes|crepes|waffles|tacos|wraps|sandwiches|rounds|balls|meatballs|dumplings|drinks|drink|cocktails|glasses|jars|jar|bottles|bottle|pints|pint|quarts|quart|litres|litre|liters|liter|bowls|bowl|dozen|doz|doughnuts|donuts|truffles|tin|tins|pan|pans|tray|trays|sheet|skewers|kebabs|parcels|pasties|tostadas|enchiladas|burritos|fritters|fishcakes|popsicles|macarons|meringues|crackers|flatbreads|tortillas|pretzels|eclairs|empanadas|turnovers|croissants|kolaches|potstickers|gyoza|samosas|spring rolls|egg rolls|wontons|ravioli|blondies|blondie|flapjacks|madeleines|financiers|crumpets|muffin tops|biscotti|shortbreads|granola bars|energy balls|bites|bits|fingers|rounds|quiches|quiche|frittatas|cheesecakes|cheesecake|galettes|galette|tartlets|baguettes|boules|boule|ciabattas|pitas|naans|rotis|chapatis|parathas|dosas|idlis|arepas|pupusas|tamales|quesadillas|subs|sliders|lollies|ice pops|pots|ramekins|mugs|shots|pitcher|pitchers|jug|jugs",
  sizes: "cm|mm|inch|inches|in|litre|litres|liter|liters",
  divides: "cut into|slice into|divide into|cut it into",
  about:
    "about|approximately|approx.|approx|around|roughly|abt.|abt|ca.|ca|c.|circa|nearly|up to|at least|just|only|a|another|an estimated|almost|over|under|more than|less than|maximum|well under|a good|generous",
  overnight: "overnight|over night|all night",
  ovenRows:
    "preheat oven|preheat the oven|pre-heat oven|heat oven|oven|oven temp|oven temperature|temperature|temp",
  cardRows: "keyword|keywords|cuisine",
  cardLabels:
    "course|cuisine|category|categories|keywords|keyword|difficulty|skill level|level|calories|diet|author|by|cost|method|equipment|tags|rating|source|title|date|draft|slug|image|layout|serving size",
};
