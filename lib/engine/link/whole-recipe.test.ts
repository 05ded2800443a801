/** What only the whole recipe decides: words for several lines, what is left of them, lines that nothing names. */
import { usedLines as links } from "@/tests/support/linked";

test.each<[string, string[], [string, string][]]>([
  [
    "the rest is of every food of a list, also where one of them could be a verb",
    ["30 ladyfingers", "500 g mascarpone", "50 g dark chocolate, grated"],
    [
      ["Dip half the ladyfingers.", "0 (15 ladyfingers)"],
      ["Spread over half the cream and half the chocolate.", "2 (25 g)"],
      ["Repeat with the rest of the biscuits, cream and chocolate.", "0 (15 ladyfingers), 2 (25 g)"],
    ],
  ],
  [
    "seasoning is salt and pepper, whatever is done behind the comma; slaw is coleslaw",
    ["2 tbsp parsley", "salt and pepper, to taste", "coleslaw, to serve"],
    [
      ["Stir in half the parsley.", "0 (1 tbsp)"],
      ["Season to taste, and top the bowls with the rest.", "0 (1 tbsp), 1"],
      ["Serve with the slaw.", "2"],
    ],
  ],
  [
    "half of a lemon is as exact as one of two",
    ["1 lemon, half juiced, half sliced", "100 g crème fraîche"],
    [
      ["Lay the lemon slices on top.", "0 (1/2 lemon)"],
      ["Mix the crème fraîche with the lemon juice.", "0 (1/2 lemon), 1"],
    ],
  ],
  [
    "squeezing dry adds nothing; tubes are counted in tubes; minced beef is the mince",
    ["500 g spinach", "200 g dried cannelloni tubes", "1 lb minced beef"],
    [
      ["Wilt the spinach.", "0"],
      ["Squeeze dry and chop.", ""],
      ["Brown the mince.", "2"],
      ["Lay the tubes on top.", "1"],
    ],
  ],
  [
    "the other ingredients are those of the part that the action belongs to",
    [
      "[Chicken] 600 g chicken",
      "[Chicken] 1 tsp cumin",
      "[Chicken] 1 tbsp oil",
      "[Salad] 1 cucumber",
      "[Salad] 200 g tomatoes",
    ],
    [
      ["[Chicken] Mix the chicken with all its other ingredients.", "0, 1, 2"],
      ["[Salad] Top with the vegetables.", "3, 4"],
    ],
  ],
  [
    "bones in the plural are a thing; what is raw is the meat that was not boiled before",
    ["2 kg beef bones", "300 g sirloin, thinly sliced", "4 chicken thighs, bone in"],
    [
      ["Put the bones in a pot.", "0"],
      ["Top with the raw beef.", "1"],
      ["Fry the chicken.", "2"],
    ],
  ],
  [
    "a time behind 'after' opens an order, and no state to wait for",
    ["2 eggs", "100 g gouda"],
    [
      ["Beat the eggs.", "0"],
      ["After 30 minutes sprinkle with the cheese.", "1"],
    ],
  ],
  [
    "chocolate chips are no cocoa",
    ["250 g flour", "50 g cocoa", "100 g chocolate"],
    [
      ["Chop the chocolate.", "2"],
      ["Mix the dry ingredients.", "0, 1"],
      ["Sprinkle with the remaining chocolate chips.", ""],
    ],
  ],
  [
    "the rest of two lines of butter is the other one, where the first went in by its own amount",
    ["[Base] 100 g butter", "[Base] 200 g flour", "[Topping] 80 g butter", "[Topping] 3 eggs"],
    [
      ["Rub 100 g butter into the flour.", "0, 1"],
      ["Melt the remaining butter.", "2"],
      ["Whisk the eggs with the milk and the butter.", "3"],
    ],
  ],
  [
    "the butter that was melted is no second helping of it",
    ["80 g butter", "3 eggs", "100 g sugar"],
    [
      ["Melt the butter.", "0"],
      ["Whisk the eggs with the sugar and the butter.", "1, 2"],
    ],
  ],
  [
    "everything that is chopped together goes in there, and the oil that is named next goes in next",
    [
      "[Stew] 2 tbsp oil",
      "[Stew] 1 kg beef",
      "[Topping] 1 lemon",
      "[Topping] parsley",
      "[Topping] 1 tbsp oil",
    ],
    [
      ["Fry the beef in 1 tbsp of the oil.", "0 (1 tbsp), 1"],
      ["For the topping chop everything together.", "2, 3"],
      ["Loosen with the oil.", "4"],
    ],
  ],
  [
    "seasoning takes the line of salt, pepper and a spice",
    ["500 g broccoli", "salt, pepper, nutmeg"],
    [
      ["Puree the broccoli and season.", "0, 1"],
      ["Serve.", ""],
    ],
  ],
  [
    "half of the sugar is no guess beside vanilla sugar",
    [
      "[Sponge] 200 g sugar",
      "[Sponge] 1 packet vanilla sugar",
      "[Sponge] 6 egg yolks",
      "[Filling] 2 tbsp sugar",
    ],
    [
      ["Whisk the egg yolks with half of the sugar.", "0 (100 g), 2"],
      ["Add the remaining sugar and vanilla sugar.", "0 (100 g), 1"],
      ["Whip the cream with the sugar.", "3"],
    ],
  ],
  [
    "the meat is the beef that went in, and not the bacon that is named next",
    ["4 beef slices", "8 rashers bacon", "4 tsp mustard"],
    [
      ["Beef: brush the meat with the mustard.", "0, 2"],
      ["Put 2 rashers of bacon on each.", "1"],
    ],
  ],
  [
    "what you kept back is left over",
    ["60 g sugar", "800 g apples"],
    [
      ["Toss the apples with most of the sugar.", "0 (some), 1"],
      ["Sprinkle over the sugar you kept back.", "0 (some)"],
    ],
  ],
  [
    "the meat is the beef, and not the bacon that a later step names",
    ["800 g beef", "200 g diced bacon"],
    [
      ["Cut the meat into cubes.", "0"],
      ["Brown the meat.", ""],
      ["Add the bacon.", "1"],
    ],
  ],
  [
    "a share said of two lines is a share of both where the layer is laid again",
    ["100 g parmesan", "250 g mozzarella", "12 lasagne sheets"],
    [
      ["Add 4 lasagne sheets.", "2 (4 lasagne sheets)"],
      ["Scatter with a third of the parmesan and mozzarella.", "0 (33 g), 1 (83 g)"],
      ["Repeat twice more, finishing with cheese.", "0 (67 g), 1 (167 g), 2 (8 lasagne sheets)"],
    ],
  ],
  [
    "half of what is named next is no half of the lemon before it",
    ["2 lemons", "4 tbsp oil", "1 chicken"],
    [
      ["Rub the chicken with the juice of 1 lemon, half the oil.", "0 (1 lemon), 1 (2 tbsp), 2"],
      ["Slice the other lemon.", "0 (1 lemon)"],
      ["Add the rest of the oil.", "1 (2 tbsp)"],
    ],
  ],
  [
    "whites here and greens there of onions that the list sets apart",
    ["4 scallions, whites and greens separated, sliced", "1 cup rice"],
    [
      ["Fry the white parts with the rice.", "0 (some), 1"],
      ["Top with the green tops.", "0 (some)"],
    ],
  ],
  [
    "the whites are those of the line of egg whites",
    ["4 egg whites", "220 g sugar", "4 egg yolks"],
    [
      ["Whisk the whites to soft peaks.", "0"],
      ["Whisk the yolks with the sugar.", "1, 2"],
    ],
  ],
  [
    "what is removed went in before, and is no like food that is still to come",
    ["1 litre milk", "1 cinnamon stick", "ground cinnamon"],
    [
      ["Warm the milk with the cinnamon stick.", "0, 1"],
      ["Remove the cinnamon.", ""],
      ["Dust with ground cinnamon.", "2"],
    ],
  ],
  [
    "words that tell a line from its like weigh more than its part",
    ["[Dough] 500 g flour", "[Dough] 10 g salt", "[Brine] 50 ml water", "[Brine] coarse salt"],
    [
      ["[Dough] Knead the flour with the salt.", "0, 1"],
      ["[Brine] Pour over the water.", "2"],
      ["[Dough] Sprinkle with coarse salt.", "3"],
    ],
  ],
  [
    "what is fished out at the end went in with the rest of it",
    ["1 kg beef mince", "2 tins tomatoes", "2 bay leaves", "400 g spaghetti"],
    [
      ["Brown the mince.", "0"],
      ["Add everything else except the spaghetti.", "1, 2"],
      ["Boil the spaghetti.", "3"],
      ["Fish out the bay leaves.", ""],
    ],
  ],
  [
    "the beans of two lines that nothing else names, and each by its name where something does",
    ["2 tins black beans", "1 tin kidney beans", "2 green peppers", "1 red pepper"],
    [
      ["Drain the beans.", "0, 1"],
      ["Fry the green peppers.", "2"],
      ["Roast the red pepper.", "3"],
    ],
  ],
  [
    "all of the beans",
    ["2 tins butter beans", "1 tin borlotti beans", "400 g passata"],
    [["Stir in the passata and all of the beans.", "0, 1, 2"]],
  ],
  [
    "what the list counts is counted, and a baking sheet is none of it",
    ["8 lasagne sheets", "500 g ricotta"],
    [
      ["Top with 3 sheets and half the ricotta.", "0 (3 lasagne sheets), 1 (250 g)"],
      ["Add the remaining sheets and the rest of the ricotta.", "0 (5 lasagne sheets), 1 (250 g)"],
      ["Put it on a baking sheet.", ""],
    ],
  ],
  [
    "the salt that is called by its own word, in a part that is not its own",
    ["[Dough] 2 tsp fine salt", "[Dough] 500 g flour", "[Topping] 1 tsp flaky sea salt"],
    [
      ["[Dough] Mix the flour and salt.", "0, 1"],
      ["[Dough] Knead, bake and scatter over the sea salt.", "2"],
    ],
  ],
  [
    "an amount that is added for a purpose goes where that is done",
    ["100 g butter", "200 g flour, plus 2 tbsp for dusting", "3 tbsp jam, plus 1 tbsp for brushing"],
    [
      ["Butter a tin and dust it with flour.", "1 (2 tbsp)"],
      ["Rub the butter into the flour.", "0, 1 (200 g)"],
      ["Spread with the jam.", "2 (3 tbsp)"],
      ["Warm the jam in a pan and brush over the top.", "2 (1 tbsp)"],
    ],
  ],
  [
    "oil that greased the tin still goes in with the rest of its part, and nuts that are named wait for their place",
    ["[Cake] 250 ml sunflower oil, plus a little for the tin", "[Cake] 300 g flour", "[Cake] 75 g walnuts"],
    [
      ["Oil a tin.", "0 (some)"],
      ["[Cake] Mix the dry cake ingredients.", "1"],
      ["[Cake] Add the oil and fold in the nuts.", "0, 2"],
    ],
  ],
  [
    "all the ingredients of a cake whose oil has greased the tin",
    ["[Cake] 250 ml sunflower oil, plus a little for the tin", "[Cake] 300 g flour", "[Icing] 50 g butter"],
    [
      ["Oil a tin.", "0 (some)"],
      ["[Cake] Beat all the cake ingredients together.", "0, 1"],
    ],
  ],
  [
    "some seasoning is no nutmeg that is named later",
    ["2 tins tomatoes", "a pinch of nutmeg", "500 g spinach"],
    [
      ["Add the tomatoes and some seasoning.", "0"],
      ["Season the spinach with the nutmeg.", "1, 2"],
    ],
  ],
  [
    "so much to each of several is all of it, and sprigs for the top are beside the line's amount",
    ["4 slices ham", "2 muffins", "1 tbsp chopped dill, plus sprigs for garnish"],
    [
      ["Top each muffin with a slice of ham.", "0, 1"],
      ["Stir in the dill.", "2"],
      ["Garnish with dill sprigs.", "2 (some)"],
    ],
  ],
  [
    "what goes into or on each of several is all of it, and both fish are two lines",
    ["16 asparagus spears", "8 slices ham", "8 cloves", "1 onion", "400 g cod", "200 g smoked haddock"],
    [
      ["Wrap 2 asparagus spears in each slice of ham.", "0, 1"],
      ["Stud each onion quarter with a clove.", "2, 3"],
      ["Put both fish in a pan.", "4, 5"],
    ],
  ],
  [
    "the layer that the words name, of two",
    [
      "[Brownie layer] 3 eggs",
      "[Brownie layer] 250 g sugar",
      "[Cheesecake layer] 1 egg",
      "[Cheesecake layer] 75 g sugar",
    ],
    [
      ["Whisk the eggs with the sugar.", "0, 1"],
      ["For the cheesecake layer, beat all the ingredients together.", "2, 3"],
    ],
  ],
  [
    "the rest of what was made is no rest of a lime",
    ["1 lime, zest and juice", "4 chillies", "600 g chicken"],
    [
      ["Blend the chillies with the lime zest and half of the juice.", "0 (some), 1"],
      ["Fry 3 tbsp of the paste (freeze the rest).", ""],
      ["Add the chicken and remaining lime juice.", "0 (some), 2"],
    ],
  ],
  [
    "both sugars of the cake, and not the frosting's",
    ["[Cake] 200 g white sugar", "[Cake] 100 g brown sugar", "[Frosting] 300 g powdered sugar"],
    [
      ["[Cake] Beat both sugars until pale.", "0, 1"],
      ["[Frosting] Add the powdered sugar.", "2"],
    ],
  ],
  [
    "all the seasoning ingredients, and nothing that is there to serve",
    [
      "[Taco seasoning] 2 tsp cumin",
      "[Taco seasoning] 1 tsp paprika",
      "[To serve] Cilantro",
      "[To serve] Sour cream",
    ],
    [["Mix all the seasoning ingredients.", "0, 1"]],
  ],
  [
    "the rest of the butter stays in the part in which half of it went in",
    ["[Base] 200 g flour", "[Base] 120 g butter", "[Top] 200 ml cream", "[Top] 60 g butter"],
    [
      ["Rub half the butter into the flour.", "0, 1 (60 g)"],
      ["Brush with the remaining butter.", "1 (60 g)"],
      ["Melt the butter in the cream.", "2, 3"],
    ],
  ],
  [
    "the ingredients for a part that is called after a food",
    ["[Dumplings] 30 wrappers", "[Chilli oil] 2 tbsp chilli flakes", "[Chilli oil] 100 ml sunflower oil"],
    [["Stir together the ingredients for the chilli oil.", "1, 2"]],
  ],
  [
    "a part in the words of the action keeps its own salt, though the table gets some too",
    ["[Slaw] 1 cabbage", "[Dressing] 3 tbsp oil", "[Dressing] 1 tbsp vinegar", "[Dressing] salt and pepper"],
    [
      ["Shake the dressing ingredients in a jar.", "1, 2, 3"],
      ["Pour over the cabbage.", "0"],
    ],
  ],
  [
    "the remaining ingredients of one part leave those of a part that is mixed later",
    [
      "[Burgers] 500 g beef mince",
      "[Burgers] 1 onion, grated",
      "[Burgers] 1 egg",
      "[Relish] 2 tomatoes",
      "[Relish] 1 tbsp sugar",
    ],
    [
      ["Put the mince in a bowl.", "0"],
      ["Add the remaining burger ingredients.", "1, 2"],
      ["Simmer the relish ingredients.", "3, 4"],
    ],
  ],
  [
    "all of the cheese is both cheeses, and so are most of it and what is left",
    ["300 g penne", "100 g cheddar, grated", "50 g Gruyère, grated"],
    [
      ["Cook the penne.", "0"],
      ["Stir in half of the cheese.", "1 (50 g), 2 (25 g)"],
      ["Scatter with the remaining cheese.", "1 (50 g), 2 (25 g)"],
    ],
  ],
  [
    "dried thyme is a herb, and panko is crumbs",
    ["1 tsp dried thyme", "1 tsp dried sage", "1 cup panko"],
    [
      ["Stir in the herbs.", "0, 1"],
      ["Top with the crumbs.", "2"],
    ],
  ],
  [
    "the remaining spices leave the seeds that go on top",
    ["1 tsp cumin", "1 tsp turmeric", "1 tsp coriander seeds", "2 tsp black onion seeds"],
    [
      ["Fry the coriander seeds.", "2"],
      ["Add the remaining spices.", "0, 1"],
      ["Sprinkle with the seeds.", "3"],
    ],
  ],
  [
    "a rub's salt goes in with its spices where nothing else names it",
    ["2 tbsp paprika", "1 tsp cumin", "1 tsp cayenne", "2 tsp salt", "1 kg pork ribs"],
    [
      ["Mix the spices.", "0, 1, 2, 3"],
      ["Rub over the ribs.", "4"],
    ],
  ],
  [
    "layers that are laid again take what is left, where nothing later asks for it",
    ["6 sheets of filo", "400 g spinach", "200 g feta"],
    [
      ["Lay 3 sheets of the filo in a dish.", "0 (3 sheets)"],
      ["Scatter with half of the spinach and half of the feta.", "1 (200 g), 2 (100 g)"],
      ["Repeat the layers.", "0 (3 sheets), 1 (200 g), 2 (100 g)"],
    ],
  ],
  [
    "the juice of a line is meant where the juice is named alone, and not the fruit's own",
    ["1 kg plums", "1/4 red cabbage", "juice of 2 limes"],
    [
      ["Leave the plums overnight to draw the juice.", "0"],
      ["Mix the cabbage with half the juice.", "1, 2 (1 lime)"],
      ["Dress it with the rest of the juice.", "2 (1 lime)"],
    ],
  ],
  [
    "a vessel before the food measures nothing",
    ["300 g lentils", "1 onion"],
    [["Put in a pot the lentils and the onion.", "0, 1"]],
  ],
  [
    "what went in whole is not laid again, though the words state its amount",
    ["4 courgettes", "200 g goat's cheese", "1 clove of garlic"],
    [
      ["Rub the dish with the clove of garlic.", "2"],
      ["Lay the courgettes in the dish.", "0"],
      ["Crumble over half the goat's cheese.", "1 (100 g)"],
      ["Repeat.", "1 (100 g)"],
    ],
  ],
  [
    "a layer that is laid again takes as much as the first where the rest goes on top",
    ["900 g potatoes", "80 g cheddar"],
    [
      ["Lay 300 g of the potatoes in a dish.", "0 (300 g)"],
      ["Scatter over 20 g of the cheddar.", "1 (20 g)"],
      ["Repeat twice, then lay the last of the potatoes on top.", "0 (600 g)"],
      ["Scatter with the rest of the cheddar.", "1 (60 g)"],
    ],
  ],
  [
    "the wet ingredients of the loaf leave the syrup its juice, and cold water to rinse in is of the tap",
    ["[Loaf] 2 eggs", "[Loaf] 2 tbsp lemon juice", "[Syrup] 60 ml lemon juice", "[Syrup] 100 ml warm water"],
    [
      ["[Loaf] Whisk the wet ingredients.", "0, 1"],
      ["[Syrup] Simmer the lemon juice with the water.", "2, 3"],
      ["Rinse the pan in cold water.", ""],
    ],
  ],
  [
    "two of them for each hole are all of them",
    ["24 raspberries"],
    [["Push 2 raspberries into each hole.", "0"]],
  ],
  [
    "the rest within one action leaves nothing of the line",
    ["8 wraps", "200 g hummus"],
    [["Spread the hummus over 4 of the wraps and sandwich with the rest.", "0, 1"]],
  ],
  [
    "what each piece gets says nothing of the whole",
    ["6 buns", "1 cup grated cheddar, divided"],
    [
      ["Fill each bun with 1 tbsp of the cheddar.", "0, 1 (some)"],
      ["Top with the remaining cheddar.", "1 (some)"],
    ],
  ],
  [
    "the sauce that was made is no more of the soy sauce",
    ["4 tbsp soy sauce, divided", "500 g beef strips", "2 tbsp honey"],
    [
      ["Toss the beef with 1 tbsp of the soy sauce.", "0 (1 tbsp), 1"],
      ["Whisk the remaining soy sauce with the honey.", "0 (3 tbsp), 2"],
      ["Pour in the sauce.", ""],
    ],
  ],
  [
    "butter and flour are verbs before a number of tins",
    ["100 g butter", "200 g flour"],
    [
      ["Butter and flour six tins.", ""],
      ["Rub the butter into the flour.", "0, 1"],
    ],
  ],
  [
    "a card rubs the fat into the flour and adds sugar and fruit",
    ["8 oz flour", "4 oz margarine", "2 oz sugar", "3 oz sultanas"],
    [
      ["Rub fat into flour.", "0, 1"],
      ["Add sugar and fruit.", "2, 3"],
    ],
  ],
  [
    "the next ingredients count from what the words before them name",
    ["1 cup flour", "1 cup milk", "2 eggs", "1 tsp vanilla"],
    [["Whisk the flour with the next two ingredients.", "0, 1, 2"]],
  ],
  [
    "the zest of one and the juice of both",
    ["100 g sugar", "2 oranges"],
    [
      ["Rub the zest of 1 orange into the sugar.", "0, 1 (1 orange)"],
      ["Stir in the juice of both oranges.", "1"],
    ],
  ],
  [
    "the white parts first, the green parts later",
    ["4 spring onions, whites and greens separated", "300 g rice"],
    [
      ["Fry the white parts of the onions.", "0 (some)"],
      ["Add the rice.", "1"],
      ["Top with the green parts of the onions.", "0 (some)"],
    ],
  ],
  [
    "tasting for salt takes some, and salt and pepper are no bell pepper",
    ["2 bell peppers, sliced", "salt and pepper"],
    [
      ["Fry the bell peppers.", "0"],
      ["Season with salt and pepper.", "1 (some)"],
      ["Taste for salt.", "1 (some)"],
    ],
  ],
  [
    "salt and pepper are no bell pepper where the list has no pepper either",
    ["1 chicken", "1 red bell pepper", "Salt"],
    [
      ["Season the chicken with salt and pepper.", "0, 2"],
      ["Add the bell pepper.", "1"],
    ],
  ],
  [
    "egg wash is the beaten egg, and chips are the potatoes that were cut into them",
    ["1 sheet puff pastry", "1 egg, beaten", "500 g potatoes, cut into chips"],
    [
      ["Roll out the pastry.", "0"],
      ["Brush with egg wash.", "1"],
      ["Fry the chips.", "2"],
    ],
  ],
  [
    "the meat that a marinade is for is no part of it, whatever word it is added by",
    ["[Marinade] 60 ml soy sauce", "[Marinade] 2 tbsp honey", "[Marinade] 700 g ribeye", "[Rice] 300 g rice"],
    [
      ["Whisk together everything for the marinade.", "0, 1"],
      ["Add the beef.", "2"],
      ["Cook the rice.", "3"],
    ],
  ],
  [
    "the fish is both fish that nothing else names, and the seeds are both seeds",
    ["400 g white fish fillet", "400 g smoked haddock fillet", "1 tsp cumin seeds", "1 tsp mustard seeds"],
    [
      ["Put the fish in a pan.", "0, 1"],
      ["Sizzle the seeds.", "2, 3"],
    ],
  ],
  [
    "the reserved milk is what was strained, while some is left for the mash",
    ["600 ml milk", "500 g cod"],
    [
      ["Pour 500 ml of the milk over the cod.", "0 (500 ml), 1"],
      ["Stir in the reserved milk.", ""],
      ["Mash with the remaining milk.", "0 (100 ml)"],
    ],
  ],
  [
    "the wet ingredients take melted butter whose extra goes into the pan",
    ["200 g flour", "1 egg", "3 tbsp butter, melted, plus extra for the pan", "250 ml milk"],
    [
      ["Whisk the wet ingredients.", "1, 2, 3"],
      ["Stir in the flour.", "0"],
      ["Melt a little butter in a skillet.", "2 (some)"],
    ],
  ],
  [
    "so many of what is measured in spoons",
    ["4 tablespoons parsley", "1 lb couscous", "1 lemon"],
    [
      ["Stir 2 of the 4 tablespoons parsley into the couscous.", "0 (2 tablespoons), 1"],
      ["Squeeze over the lemon.", "2"],
      ["Sprinkle with the remaining parsley.", "0 (2 tablespoons)"],
    ],
  ],
  [
    "cloves of garlic beside cloves",
    ["10 cloves garlic", "4 cloves", "1 kg pork"],
    [
      ["Mash 5 cloves of garlic.", "0 (5 cloves)"],
      ["Rub the pork with 5 cloves garlic.", "0 (5 cloves), 2"],
      ["Add the cloves.", "1"],
    ],
  ],
  [
    "what is parted of a food that is mixed already leaves no rest of another",
    ["5 sprigs rosemary", "50 g butter", "1 chicken"],
    [
      ["Chop 2 of the rosemary sprigs.", "0 (2 sprigs)"],
      ["Mash into the butter.", "1"],
      ["Push most of the butter under the skin of the chicken, rubbing the rest over it.", "2"],
      ["Put the remaining rosemary sprigs in the cavity.", "0 (3 sprigs)"],
    ],
  ],
  [
    "zest of both, then the juice of a stated part",
    ["2 lemons", "85 g sugar", "2 eggs and 1 yolk"],
    [
      ["Add the zest of both lemons.", "0"],
      ["Mix the juice of 1½ of the lemons and the sugar.", "0 (1 1/2 lemons), 1"],
      ["Beat the eggs and yolk.", "2"],
      ["Pour in the egg mix.", ""],
    ],
  ],
  [
    "greens that are called so in a line's name are no greens besides",
    ["2 heads pak choi", "2 tbsp preserved mustard greens", "200 g noodles"],
    [
      ["Add the mustard greens.", "1"],
      ["Boil the noodles, adding the pak choi for the last minute.", "0, 2"],
    ],
  ],
  [
    "the trinity is what nothing else names",
    ["1 onion", "1 green bell pepper", "2 celery stalks", "4 cloves garlic", "2 tbsp oil"],
    [
      ["Heat the oil.", "4"],
      ["Add the trinity.", "0, 1, 2"],
      ["Add the garlic.", "3"],
    ],
  ],
  [
    "the zest goes in, and the wedges are what is left",
    ["1 lemon, zested and cut into wedges", "250 g pasta"],
    [
      ["Toss the pasta with the lemon zest.", "0 (some), 1"],
      ["Serve with the lemon wedges.", "0 (some)"],
    ],
  ],
  [
    "what is fried meanwhile in the rest of the oil",
    ["600 g cod", "4 tbsp oil"],
    [
      ["Heat half the oil.", "1 (2 tbsp)"],
      ["Cook half the fish for 2 minutes.", "0 (300 g)"],
      ["Keep warm while you cook the rest in the remaining oil.", "1 (2 tbsp)"],
    ],
  ],
  [
    "a line of two foods that the action names both, and the spice of the same name with the spices",
    [
      "1 tsp turmeric",
      "1 tbsp ground coriander",
      "500 g lamb mince",
      "chopped coriander and lemon wedges, to serve",
    ],
    [
      ["Add the ground spices.", "0, 1"],
      ["Crumble in the lamb.", "2"],
      ["Serve with coriander and lemon.", "3"],
    ],
  ],
  [
    "the rest is of what a part was taken of first, and not of what went to it",
    ["500 g strawberries", "80 g sugar", "250 g quark"],
    [
      ["Wash the strawberries.", "0"],
      ["Puree 200 g of them with 2 tbsp sugar.", "1 (2 tbsp)"],
      ["Slice the rest.", ""],
      ["Mix the quark with the remaining sugar.", "1 (some), 2"],
    ],
  ],
  [
    "a splash is the line of a splash, whichever comes first",
    ["500 ml milk", "splash of milk", "1 kg potatoes", "40 g flour"],
    [
      ["Mash the potatoes with a splash of milk.", "1, 2"],
      ["Stir the flour into the milk.", "0, 3"],
    ],
  ],
  [
    "three parts are made in the order of the list, although every food of one is in another too",
    [
      "[Base] 200 g biscuits",
      "[Base] 90 g butter",
      "[Ripple] 200 g raspberries",
      "[Ripple] 2 tbsp icing sugar",
      "[Ripple] 1 tsp lemon juice",
      "[Filling] 600 g soft cheese",
      "[Filling] 100 g icing sugar",
      "[Filling] 2 tsp lemon juice",
      "[Top] 100 g raspberries",
    ],
    [
      ["Mix the biscuits with the butter.", "0, 1"],
      ["Simmer the raspberries with the sugar and lemon juice.", "2, 3, 4"],
      ["Beat the cheese, icing sugar and lemon juice.", "5, 6, 7"],
      ["Pile the raspberries on top.", "8"],
    ],
  ],
  [
    "of two like lines of one list the one goes in whose neighbour goes in with it",
    ["200 g flour", "50 g sugar", "100 g butter", "500 g strawberries", "60 g sugar", "200 ml cream"],
    [
      ["Mash the strawberries with the sugar.", "3, 4"],
      ["Rub the butter into the flour and sugar.", "0, 1, 2"],
      ["Whip the cream.", "5"],
    ],
  ],
  [
    "what more may be added of goes in before, with the others of its kind, and again as the cook likes",
    ["2 tsp cumin", "1 tsp chilli powder", "2 tins tomatoes"],
    [
      ["Add the spices.", "0, 1"],
      ["Add the tomatoes.", "2"],
      ["Taste and add more chilli powder if you like.", "1 (some)"],
    ],
  ],
])("%s", (_what, ingredients, actions) => {
  expect(
    links(
      ingredients,
      actions.map(([text]) => text),
    ),
  ).toEqual(actions.map(([, uses]) => uses));
});
