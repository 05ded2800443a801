/** What German recipes call the parts of a dish, and how they end a list. Data only, lower case. */
import type { PartWords } from "@/lib/engine/language/pack/pages";

export const PARTS: PartWords = {
  preparations:
    "teig|teige|belag|füllung|guss|creme|crème|boden|böden|streusel|glasur|marinade|beize|dressing|soße|sauce|vinaigrette|salat|dip|topping|deko|dekoration|garnitur|panade|panierung|kruste|haube|krokant|karamell|baiser|ganache|sirup|tränke|kompott|püree|stampf|brei|mus|paste|pesto|brühe|fond|sud|suppe|suppeneinlage|einlage|knödel|klöße|klöschen|klößchen|frikadellen|bällchen|nocken|spätzle|gemüse|beilage|beilagen|fleisch|masse|biskuit|mürbeteig|hefeteig|rührteig|sauerteig|vorteig|kochstück|brühstück|quellstück|hauptteig|gewürzmischung|würzmischung|butter-mischung|überguss|anrichten|fertigstellung|zusammensetzen|zusammenbau",
  seasonings: "salz|pfeffer|salz und pfeffer|salz, pfeffer|salz & pfeffer|wasser|öl|olivenöl|eis|gewürze",
  finishes:
    "guss|guß|zuckerguss|zuckerguß|glasur|füllung|soße|sauce|sirup|belag|creme|buttercreme|ganache|streusel|dressing|baiser",
  served:
    "zum servieren|dazu|außerdem|ausserdem|zum garnieren|zum bestreuen|zum bestäuben|zum anrichten|zum verzieren|zum dekorieren|zum abschmecken|nach belieben|nach geschmack|optional",
  compoundEnds:
    "teig|belag|füllung|guss|creme|boden|streusel|glasur|marinade|dressing|kruste|haube|masse|salat",
};
