/** The words behind a food on a shopping list that tell a second thought from preparation: what a chip keeps, and what it leaves out. Data only. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Begin an alternative: "butter or margarine". English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const ALTERNATIVE_WORDS = words("or oder ou o of");

/** After one of those, no other food follows: "or more to taste", "or as needed". */
export const NO_ALTERNATIVES = words(
  "more less as to so until if extra mehr nach plus davantage más menos più meno mais meer",
);

/** Begin what only manages the list: "divided", "plus extra for dusting", "to serve", "see note". */
export const MANAGING_WORDS = words(
  `divided plus extra more for to if as optional about approx approximately such preferably ideally see from depending per note notes each total
  reserved or and with according available homemade store-bought shop-bought
  geteilt zum zur für nach optional etwa ca pour facultatif selon para opcional según per facoltativo secondo voor naar`,
);

/** Of those: what goes in beside the stated amount, "plus extra for dusting". */
export const EXTRA_WORDS = words("plus extra more mehr davantage más mas più mais meer");

/** Before a number they add or estimate: "plus ½ cup", "about 200 g". */
export const BEFORE_NUMBERS = words(
  "plus about approx approximately roughly circa ca etwa environ unos circa ongeveer",
);
