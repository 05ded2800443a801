/** What went into a marinade under a word for it is thrown away later by its name: no doubt. */
import { usesAndReceipt } from "@/tests/support/cooking-uses";

test.each([
  "Braised beef\n\n1.5 kg beef\n2 carrots\n2 onions\n3 cloves\n1 cinnamon stick\n\nThe night before put the beef in a bowl with the vegetables and the spices, leave to marinate overnight. Drain the meat. Discard the cinnamon stick and the cloves. Brown the beef in a pan, add the vegetables and cook for 2 hours.",
  "Brasato\n\n1,5 kg di manzo\n2 carote\n2 cipolle\n3 chiodi di garofano\n1 stecca di cannella\n\nLa vigilia mettete la carne in una terrina con le verdure e le spezie, lasciate marinare tutta la notte. Sgocciolate la carne. Eliminate la cannella e i chiodi di garofano. Rosolate la carne, aggiungete le verdure e cuocete 2 ore.",
])("%#", (text) => {
  expect(usesAndReceipt(text).issues.filter((issue) => /clove|chiodi|cinnamon|cannella/.test(issue))).toEqual(
    [],
  );
});
