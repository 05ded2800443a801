/** What Dutch recipes call the parts of a dish, and how they end a list. Data only, lower case. */
import type { PartWords } from "@/lib/engine/language/pack/pages";

export const PARTS: PartWords = {
  preparations:
    "deeg|beslag|vulling|saus|bodem|topping|marinade|dressing|vinaigrette|glazuur|room|crème|kruimeldeeg|kruimels|kruim|crumble|streusel|garnering|garnituur|afwerking|decoratie|salade|puree|stamppot|soep|bouillon|jus|siroop|karamel|compote|pesto|dip|pasta|rub|kruidenmengsel|kruidenmix|korst|paneerlaag|gehaktballen|balletjes|ballen|koekjes|cake|taart|biscuit|ganache|meringue|mousse|raita|salsa|coleslaw|voordeeg|poolish|groenten|bijgerecht|vlees|opbouw|montage",
  seasonings: "zout|peper|peper en zout|zout en peper|zout en peper naar smaak|water|olie|olijfolie|ijs",
  finishes: "glazuur|saus|siroop|vulling|topping|ganache|dressing|botercrème|schuim",
  served:
    "om te serveren|om erbij te serveren|voor erbij|erbij|ernaast|ter garnering|om te garneren|om te bestrooien|naar smaak|optioneel|verder|verder nog|daarnaast",
  compoundEnds: "deeg|beslag|vulling|bodem|glazuur|marinade|dressing|salade|korst",
};
