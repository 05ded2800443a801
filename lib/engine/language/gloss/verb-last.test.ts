import { glossOf } from "@/lib/engine/language/gloss";

const said = (language: string, text: string) => glossOf(language)?.translate(text).text;

describe("a language whose orders may end with their verb", () => {
  test("the verb comes before what it is done to", () => {
    expect(said("de", "Öl in einem Topf erhitzen und die Zwiebeln darin dünsten.")).toBe(
      "heat oil in a pot and sweat the onions in it.",
    );
    expect(said("nl", "De kip in een kom doen en goed mengen.")).toBe(
      "put the chicken in a bowl and mix well.",
    );
  });

  test("an order that opens its sentence stays where it is, and those behind it", () => {
    expect(said("nl", "Verhit de olie en fruit de ui.")).toBe("heat the oil and saute the onion.");
    expect(said("de", "Schneide die Paprika und gib sie in den Topf.")).toBe(
      "cut the bell pepper and put them to the pot.",
    );
    expect(said("de", "Lass die Suppe ziehen.")).toBe("let the soup steep.");
  });

  test("an ending is taken off before a word is taken for one without its accents", () => {
    expect(said("de", "In der warmen Milch auflösen.")).toBe("dissolve in the warm milk.");
  });
});
