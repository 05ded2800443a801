import { isWide, keepingRecent, narrow, narrowPieces } from "./memory";

test("a text that was just read is not read again, and an old one is let go", () => {
  const read: string[] = [];
  const shout = keepingRecent((text) => {
    read.push(text);
    return text.toUpperCase();
  }, 2);
  const asked = ["salt", "salt", "pepper", "cumin", "salt", "oil", "lime", "rice", "salt"];
  expect(asked.map(shout)).toEqual(asked.map((text) => text.toUpperCase()));
  // Salt was asked for lately, then others came: once more at the end.
  expect(read).toEqual(["salt", "pepper", "cumin", "oil", "lime", "rice", "salt"]);
});

test("a very long text is read once while the work on it lasts, and eight others send it away", () => {
  let reads = 0;
  const length = keepingRecent((text) => {
    reads += 1;
    return text.length;
  });
  const long = "flour ".repeat(1000);
  expect([length(long), length(long), reads]).toEqual([6000, 6000, 1]);
  for (let other = 0; other < 8; other += 1) length(`${other} ${long}`);
  expect([length(long), reads]).toEqual([6000, 10]);
});

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
