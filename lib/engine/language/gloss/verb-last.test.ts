import { glossOf } from "@/lib/engine/language/gloss";

const said = (language: string, text: string) => glossOf(language)?.translate(text).text;

describe("a language whose orders may end with their verb", () => {
  test("the verb comes before what it is done to", () => {
    expect(said("de", "Öl in einem Topf erhitzen und die Zwiebeln darin dünsten.")).toBe(
      "heat oil in a saucepan and sweat the onions in it.",
    );
    expect(said("nl", "De kip in een kom doen en goed mengen.")).toBe(
      "put the chicken in a bowl and mix well.",
    );
  });

  test("an order that opens its sentence stays where it is, and those behind it", () => {
    expect(said("nl", "Verhit de olie en fruit de ui.")).toBe("heat the oil and saute the onion.");
    expect(said("de", "Schneide die Paprika und gib sie in den Topf.")).toBe(
      "cut the bell peppers and put them to the saucepan.",
    );
    expect(said("de", "Lass die Suppe ziehen.")).toBe("let the soup steep.");
  });

  test("an order is known by whom it is told to", () => {
    expect(said("de", "Dann hackst du die Nüsse.")).toBe("then chop the nuts.");
    expect(said("de", "Püriert die Suppe und dünstet die Zwiebel an.")).toBe(
      "blend the soup and sweat the onion.",
    );
    expect(said("de", "Die Suppe ist fein püriert.")).toBe("the soup is finely pureed.");
    expect(said("nl", "Dan snijdt je de ui.")).toBe("then cut you the onion.");
  });

  test("a particle at the end of its clause changes what the order says", () => {
    expect(said("nl", "Giet de rijst af.")).toBe("drain the rice.");
    expect(said("nl", "Maak de prei schoon en snijd ze.")).toBe("clean the leek and cut them.");
  });

  test("a word for where to stands for the order that is left out", () => {
    expect(said("nl", "Gehakt erbij, rul bakken.")).toBe("add mince, fry.");
    expect(said("nl", "Rest van de boter erop.")).toBe("add rest of the butter.");
    expect(said("de", "Brühe dazu und aufkochen.")).toBe("add stock and bring to the boil.");
    expect(said("de", "Die Nudeln dazu servieren.")).toBe("serve the pasta.");
    expect(said("de", "Linsen abspülen und dazu, mit der Brühe auffüllen.")).toBe(
      "rinse lentils and add, top up with the stock.",
    );
    expect(said("nl", "Linzen afspoelen en erbij, aanvullen met bouillon.")).toBe(
      "rinse lentils and add, top up with stock.",
    );
    expect(said("nl", "Selderij fijnhakken en erdoor, zout en peper naar smaak.")).toBe(
      "chop celery and into it, salt and pepper to taste.",
    );
  });

  test("a time or a place opens no clause of its own", () => {
    expect(said("de", "Nach der Ruhezeit den Teig ausrollen.")).toBe(
      "roll after the resting time the dough.",
    );
  });

  test("an ending is taken off before a word is taken for one without its accents", () => {
    expect(said("de", "In der warmen Milch auflösen.")).toBe("dissolve in the warm milk.");
  });

  test("an order is known behind the word that says where to, written together or at the clause's end", () => {
    expect(said("de", "Das Mark herauskratzen.")).toBe("scrape the flesh.");
    expect(said("de", "Gib die Sahne dazu und koche alles auf.")).toBe(
      "add the cream and bring to the boil everything.",
    );
    expect(said("nl", "Voeg de ui toe en breng aan de kook.")).toBe("add the onion and bring to the boil.");
  });

  test("an order that opens its sentence is no noun, capital or not", () => {
    expect(said("de", "Teile den Teig.")).toBe("divide the dough.");
    expect(said("de", "Teile und Reste mischen.")).toBe("mix parts and leftovers.");
  });

  test("a vessel that something is stirred in is no amount of it", () => {
    expect(said("de", "In einer Tasse die Stärke mit Milch anrühren.")).toBe(
      "stir in a cup the cornstarch with milk.",
    );
    expect(said("de", "Eine Tasse Milch zugeben.")).toBe("add a cup milk.");
  });

  test("an amount that moves keeps its distance", () => {
    expect(said("de", "100 ml Sahne zugießen.")).toBe("add 100 ml cream.");
  });
});

test.each([
  ["nl", "Laat 30 min. sudderen.", "let 30 minutes simmer."],
  ["de", "Nach 30 Minuten mit dem Käse bestreuen.", "sprinkle after 30 minutes with the cheese."],
  ["de", "Mit drei Vierteln der Nüsse mischen.", "mix with three quarters of the nuts."],
  ["nl", "Besprenkel met de laatste eetlepel olie.", "drizzle with the last tablespoon oil."],
])("%s: %s", (language, text, means) => expect(said(language, text)).toBe(means));

test("what stands in a bracket with a semicolon ends no clause", () =>
  expect(said("de", "Eine Auflaufform (ca. 30 x 24 cm; 2,5 l Inhalt) einfetten.")).toMatch(
    /^grease a baking dish \(/u,
  ));
