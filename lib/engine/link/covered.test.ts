import { takes } from "@/tests/support/takes";

test.each([
  [
    "breadcrumbs",
    "50 g breadcrumbs, plus extra for coating|200 g tuna|1 egg",
    "Mix the tuna, egg and breadcrumbs.",
    "Roll them in breadcrumbs.",
  ],
  [
    "breadcrumbs",
    "50 g breadcrumbs, plus those for coating|200 g tuna|1 egg",
    "Mix the tuna, egg and breadcrumbs.",
    "Dip them in breadcrumbs.",
  ],
  [
    "pangrattato",
    "50 g di pangrattato + quello per impanare|200 g di tonno|1 uovo",
    "Unisci il tonno, l'uovo e il pangrattato.",
    "Passale nel pangrattato.",
  ],
  [
    "chapelure",
    "50 g de chapelure + celle pour paner|200 g de thon|1 œuf",
    "Mélanger le thon, l'œuf et la chapelure.",
    "Les rouler dans la chapelure.",
  ],
  [
    "pan rallado",
    "50 g de pan rallado + el necesario para rebozar|200 g de atún|1 huevo",
    "Mezcla el atún, el huevo y el pan rallado.",
    "Pásalas por pan rallado.",
  ],
  [
    "pão ralado",
    "50 g de pão ralado + o necessário para panar|200 g de atum|1 ovo",
    "Misture o atum, o ovo e o pão ralado.",
    "Passe-as por pão ralado.",
  ],
  [
    "paneermeel",
    "50 g paneermeel + extra om te paneren|200 g tonijn|1 ei",
    "Meng de tonijn, het ei en het paneermeel.",
    "Rol ze door het paneermeel.",
  ],
  [
    "Paniermehl",
    "50 g Paniermehl + etwas zum Panieren|200 g Thunfisch|1 Ei",
    "Thunfisch, Ei und Paniermehl mischen.",
    "Im Paniermehl wälzen.",
  ],
])(
  "%s: the measured ones go in, and the extra is for coating, whatever its verb",
  (food, list, mix, coat) => {
    const text = `Fishcakes\n\n${list.split("|").join("\n")}\n\n${mix} ${coat}`;
    expect(takes(new RegExp(food), text)).toEqual({ uses: [`${mix} all`, `${coat} some`], issues: [] });
  },
);

test("what the list has no extra of is not taken twice", () =>
  expect(
    takes(
      /breadcrumbs/,
      "Fishcakes\n\n50 g breadcrumbs\n200 g tuna\n1 egg\n\nMix the tuna, egg and breadcrumbs. Roll them in breadcrumbs.",
    ).uses,
  ).toEqual(["Mix the tuna, egg and breadcrumbs. all"]));
