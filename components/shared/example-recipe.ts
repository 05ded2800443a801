/** A recipe as cooks find them on the web: to try the converter with, and for the home page's before and after. */
export const EXAMPLE_METHOD =
  "Warm the olive oil in a large pot over medium heat. Add the onion and half of the salt and cook for 5 minutes, until soft. Stir in the garlic and cook for 1 minute. Add the tomatoes and the vegetable stock, then simmer for 20 minutes. Blend until smooth. Stir in the cream and the remaining salt.";

export const EXAMPLE_TEXT = `Creamy Tomato Soup
Serves 4. Total time: 35 minutes

Ingredients
2 tbsp olive oil
1 onion, finely chopped
2 cloves garlic, crushed
800 g canned tomatoes
500 ml vegetable stock
1 tsp salt
100 ml cream

Method
${EXAMPLE_METHOD}
`;
