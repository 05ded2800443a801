/** What kind of dish a recipe without a picture is drawn as, by the words of its title. */
const KINDS = {
  soup: "soup broth chowder stew bisque ramen pho goulash chili suppe eintopf soupe sopa zuppa minestrone",
  curry: "curry dal dahl korma tikka masala madras biryani",
  rice: "rice risotto paella pilaf reis milchreis sushi bowl",
  salad: "salad slaw coleslaw salat salade ensalada insalata",
  pizza: "pizza flatbread focaccia calzone",
  pasta:
    "pasta spaghetti macaroni carbonara bolognese gnocchi noodles noodle tagliatelle penne rigatoni linguine nudeln spätzle",
  cake: "cake cheesecake gateau torte kuchen brownie brownies muffin muffins cupcake cupcakes gâteau torta pastel",
  cookie: "cookie cookies biscuit biscuits shortbread kekse plätzchen galletas",
  pie: "pie tart quiche crumble galette cobbler tarte",
  bread: "bread loaf rolls buns bagels scones croissants brot brötchen pain pan pane",
  egg: "egg eggs omelette omelet frittata shakshuka pancakes pancake crepes waffles eier pfannkuchen eierkuchen omelett",
  fish: "fish salmon tuna cod haddock trout prawn prawns shrimp lachs fisch poisson pescado",
  poultry: "chicken turkey duck drumsticks wings hähnchen huhn poulet pollo",
  meat: "beef steak pork lamb ham burger burgers meatballs meatloaf ribs roast brisket sausages rind schwein braten gulasch schnitzel frikadellen",
  drink: "smoothie juice lemonade cocktail tea coffee shake punch saft",
  cold: "ice sorbet gelato parfait sundae mousse pudding eis glace helado",
  tray: "traybake casserole gratin bake auflauf blech moussaka lasagne lasagna",
  sandwich: "sandwich sandwiches toast wrap wraps tacos burrito quesadilla",
} as const;

export type DishKind = keyof typeof KINDS | "pot";

const BY_WORD = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind as DishKind])),
);
const TITLE_CHARS = 200;

/** So short, the end of a word says nothing: "ham" in "Birmingham". */
const TELLING_END_CHARS = 4;

/** The kind that a word names by itself or by its end, as German writes it: "Kartoffelsuppe". */
function kindOfWord(word: string): DishKind | undefined {
  for (let from = 0; from === 0 || word.length - from >= TELLING_END_CHARS; from += 1) {
    const kind = BY_WORD.get(word.slice(from));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** The kind that the last telling word of a title says: "Chicken Noodle Soup" is a soup. A pot for all others. */
export const dishKind = (title: string): DishKind =>
  (
    title
      .slice(0, TITLE_CHARS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
    .map(kindOfWord)
    .findLast((kind) => kind !== undefined) ?? "pot";
