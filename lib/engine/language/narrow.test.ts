import { isWide, narrow, narrowPieces } from "./narrow";

test("a text is wide where one of its signs takes two bytes", () => {
  expect(["1 cup flour", "½ l Öl, 180 °C", "", "confectioners’ sugar", "⅓ cup", "🍰"].map(isWide)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test.each(["½ l Öl", "confectioners’ sugar", "🍰", "", "x".repeat(5000)])("%s stays what it says", (text) => {
  expect(narrow(text)).toBe(text);
});

test("pieces of a text are its words as before", () => {
  const whole = "½ l Öl\n\nconfectioners’ sugar\n1 egg";
  expect(narrowPieces(whole.split("\n"), whole)).toEqual(["½ l Öl", "", "confectioners’ sugar", "1 egg"]);
});
