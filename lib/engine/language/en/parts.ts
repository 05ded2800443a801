/** What English recipes call the parts of a dish, and how they end a list. Data only, singular, lower case. */
import type { PartWords } from "@/lib/engine/language/pack/pages";

export const PARTS: PartWords = {
  preparations:
    "sauce|dough|filling|topping|marinade|glaze|frosting|icing|crust|rub|dressing|vinaigrette|batter|gravy|stuffing|syrup|streusel|crumble|crumb|garnish|base|broth|stock|brine|custard|cream|salsa|slaw|salad|pastry|meringue|ganache|buttercream|coating|breading|paste|pesto|dip|mash|cake|sponge|layer|ragu|ragout|bechamel|béchamel|curry|rice|noodle|meatball|patty|patties|kofta|koftas|dumpling|wrapper|drizzle|compote|jam|curd|mousse|caramel|relish|pickle|aioli|mayo|mayonnaise|yoghurt|yogurt|raita|tadka|tempering|seasoning|spice|spice mix|spice blend|finish|finishing|assembly|decoration|tart shell|pie shell|shell|biscuit|cookie|scone|loaf|levain|preferment|poolish|sponge cake|egg wash|crouton|croutons|biscuit top|crumb top|crumble top|streusel top|cobbler top|tuile|brittle|praline|poaching liquid|vegetables|toppings|fillings|extras|accompaniments",
  seasonings:
    "salt|pepper|s & p|s&p|s + p|s+p|s / p|s/p|s and p|s & p to taste|s&p to taste|salt and pepper|salt & pepper|salt and black pepper|salt and freshly ground black pepper|salt and white pepper|kosher salt|kosher salt and pepper|kosher salt and black pepper|sea salt|sea salt and black pepper|flaky salt|flaky sea salt|black pepper|freshly ground pepper|freshly ground black pepper|salt to taste|salt and pepper to taste|cooking oil|vegetable oil|water|oil|olive oil|ice|seasoning to taste",
  finishes:
    "frosting|icing|glaze|topping|syrup|drizzle|ganache|buttercream|filling|custard|dressing|gravy|sauce|meringue|streusel",
  served:
    "to serve|to garnish|to finish|to decorate|to top|to taste|for serving|for garnish|for garnishing|for the table|for topping|for sprinkling|for dusting|if you like|optional|also|also needed",
};
