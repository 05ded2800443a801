/** What kind of dish a recipe without a picture is drawn as, by the words of its title. */
const KINDS = {
  soup: "soup broth chowder stew bisque ramen pho goulash chili suppe eintopf soupe sopa zuppa minestrone",
  salad: "salad slaw coleslaw salat salade ensalada insalata",
  pizza: "pizza flatbread focaccia calzone",
  pasta:
    "pasta spaghetti lasagne lasagna macaroni gnocchi noodles noodle tagliatelle penne rigatoni linguine nudeln",
  cake: "cake cheesecake gateau torte kuchen brownie brownies muffin muffins cupcake cupcakes gâteau torta pastel",
  cookie: "cookie cookies biscuit biscuits shortbread kekse plätzchen galletas",
  pie: "pie tart quiche crumble galette cobbler tarte",
  bread: "bread loaf rolls buns bagels scones croissants brot brötchen pain pan pane",
  egg: "egg eggs omelette omelet frittata shakshuka pancakes pancake crepes waffles eier",
  fish: "fish salmon tuna cod haddock trout prawn prawns shrimp lachs fisch poisson pescado",
  poultry: "chicken turkey duck drumsticks wings hähnchen huhn poulet pollo",
  meat: "beef steak pork lamb ham burger burgers meatballs ribs roast brisket sausages rind schwein",
  drink: "smoothie juice lemonade cocktail tea coffee shake punch saft",
  cold: "ice sorbet gelato parfait sundae mousse pudding eis glace helado",
  sandwich: "sandwich sandwiches toast wrap wraps tacos burrito quesadilla",
} as const;

export type DishKind = keyof typeof KINDS | "pot";

const BY_WORD = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind as DishKind])),
);
const TITLE_CHARS = 200;

/** The kind that the last telling word of a title says: "Chicken Noodle Soup" is a soup. A pot for all others. */
export const dishKind = (title: string): DishKind =>
  (
    title
      .slice(0, TITLE_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
    .map((word) => BY_WORD.get(word))
    .findLast((kind) => kind !== undefined) ?? "pot";
