import { contentDisposition, fileBase, offeredName, withEnding } from "./file-name";

describe("the name of a file", () => {
  test.each([
    ["Leek Soup with Lemon", "Leek Soup with Lemon"],
    ["Crème brûlée – vanilla", "Crème brûlée vanilla"],
    ["Борщ", "Борщ"],
    ["ต้มยำ", "ต้มยำ"],
    ["../../etc/passwd", "etc passwd"],
    ['a"b\\c/d:e*f?g<h>i|j', "a b c d e f g h i j"],
    ["soup\r\nSet-Cookie: x=1", "soup Set-Cookie x 1"],
    ["🍕🍕", "recipe"],
    ["🍕 night", "night"],
    ["---", "recipe"],
    ["", "recipe"],
    ["CON", "CON recipe"],
    ["soup\u202efdp.exe", "soup fdp exe"],
  ])("%j is %j", (title, base) => {
    expect(fileBase(title)).toBe(base);
  });

  test("a long title is cut between characters", () => {
    expect([...fileBase("𝒜".repeat(200))]).toHaveLength(80);
    expect(fileBase("word ".repeat(60))).toHaveLength(79);
  });
});

describe("the header that offers it", () => {
  test.each([
    ["Leek Soup.pdf", `attachment; filename*=UTF-8''Leek%20Soup.pdf; filename="Leek Soup.pdf"`],
    ["Crème.png", `attachment; filename*=UTF-8''Cr%C3%A8me.png; filename="Creme.png"`],
    ["Борщ.pdf", `attachment; filename*=UTF-8''%D0%91%D0%BE%D1%80%D1%89.pdf; filename="recipe.pdf"`],
    [
      "it's (so) good*.pdf",
      `attachment; filename*=UTF-8''it%27s%20%28so%29%20good%2A.pdf; filename="its so good.pdf"`,
    ],
  ])("for %j", (name, header) => {
    expect(contentDisposition(name)).toBe(header);
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(offeredName(header)).toBe(name);
  });

  test("a name that only old readers know, none at all, and one that is not what it says", () => {
    expect(offeredName('attachment; filename="soup.pdf"')).toBe("soup.pdf");
    expect(offeredName(null)).toBeNull();
    expect(offeredName("attachment")).toBeNull();
    expect(offeredName("attachment; filename=\"soup.pdf\"; filename*=UTF-8''%E0%A4%A")).toBe("soup.pdf");
  });
});

test("an ending is added where it is missing", () => {
  expect(withEnding("soup", ".pdf")).toBe("soup.pdf");
  expect(withEnding("Soup.PDF", ".pdf")).toBe("Soup.PDF");
});
