/** How English recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "../facts";

export const FACTS: FactWords = {
  times: {
    preparation:
      "preparation time|preparation|prep time|prep|hands-on time|hands on time|hands-on|hands on|active time|active|work time",
    cooking:
      "cooking time|cooking|cook time|cook|baking time|baking|bake time|bake|grilling time|grilling|grill time|grill|roasting time|roasting|roast time|roast|frying time|simmering time|smoking time|processing time",
    resting:
      "resting time|resting|rest time|rest|chilling time|chilling|chill time|chill|cooling time|cooling|cool time|rising time|rising|rise time|rise|proofing time|proofing|proving time|proving|proof|prove|marinating time|marinating|marinate time|marinate|marination time|marination|marinade time|soaking time|soaking|soak time|soak|freezing time|freezing|freeze time|freeze|setting time|refrigeration time|refrigerate|fermentation time|fermentation|fermenting time|standing time|standing|inactive time|inactive|additional time|pickling time|pickling|brining time|brining|infusing time|curing time|drying time|waiting time",
    total:
      "total time|total cooking time|total|ready in|start to finish|takes|take|time|duration|time needed|time required|done in",
  },
  serves: "number of servings|servings|serving|serves|serve|portions|portion|feeds|enough for|enough to feed",
  eaters:
    "servings|serving|people|persons|person|ppl|portions|portion|adults|guests|hungry people|diners|eaters|kids|hungry adults|as a side|as a main",
  makes: "number of pieces|makes|make|yields|yield|cuts into|cut into|gives|quantity",
  openEnded: "makes|make|cuts into|cut into|gives",
  pieces:
    "muffins|muffin|cupcakes|cookies|cookie|biscuits|biscuit|bars|bar|brownies|slices|slice|squares|square|pieces|piece|rolls|roll|buns|bun|bagels|scones|loaves|loaf|pies|pie|tarts|tart|cakes|cake|pizzas|pizza|burgers|patties|pancakes|crepes|waffles|tacos|wraps|sandwiches|rounds|balls|meatballs|dumplings|drinks|drink|cocktails|glasses|jars|jar|bottles|bottle|pints|pint|quarts|quart|litres|litre|liters|liter|bowls|bowl|dozen|doughnuts|donuts|truffles|tin|tins|pan|pans|tray|trays|sheet|skewers|kebabs|parcels|pasties|tostadas|enchiladas|burritos|fritters|fishcakes|popsicles|macarons|meringues|crackers|flatbreads|tortillas|pretzels|eclairs|empanadas|turnovers|croissants",
  divides: "cut into|slice into|divide into|cut it into",
  about:
    "about|approximately|approx.|approx|around|roughly|abt.|abt|ca.|ca|c.|circa|nearly|up to|at least|just|only|a|another",
  overnight: "overnight",
  hours: "h|hr|hrs|hour|hours",
  numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|half a dozen",
  ranges: "to|or",
};
