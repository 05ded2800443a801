import { broughtBy } from "./brought";

const photo = { name: "card.jpg", type: "image/jpeg" };
const pdf = { name: "soup.pdf", type: "application/pdf" };
const address = "https://cooks.example/soup";

test.each([
  ["an address", { text: ` ${address}\n` }, { kind: "url", address }],
  ["an address without a scheme", { text: "cooks.example/soup" }, { kind: "url", address }],
  ["an address in a few words", { text: `Lentil soup: ${address}` }, { kind: "url", address }],
  ["an address given as one", { text: "“Lentil soup”", url: address }, { kind: "url", address }],
  [
    "a page as it is seen",
    { url: address, page: "<h1>Soup</h1>" },
    { kind: "page", address, html: "<h1>Soup</h1>" },
  ],
  [
    "a page from nowhere",
    { url: "about:blank", page: "<h1>Soup</h1>", text: "Soup" },
    { kind: "text", text: "Soup" },
  ],
  ["a text with its name", { title: "Soup", text: "2 onions" }, { kind: "text", text: "Soup\n\n2 onions" }],
  ["a picture", { files: [photo] }, { kind: "photos", files: [photo] }],
  ["a picture with a few words", { files: [photo], text: "Yum!" }, { kind: "photos", files: [photo] }],
  ["a file with its name", { files: [photo], text: "card.jpg" }, { kind: "photos", files: [photo] }],
  ["pictures and a PDF", { files: [pdf, photo], text: "x" }, { kind: "photos", files: [photo] }],
  ["a picture of a page", { files: [photo], text: "Soup", url: address }, { kind: "photos", files: [photo] }],
  ["a PDF", { files: [pdf] }, { kind: "file", file: pdf }],
  ["a word", { text: "soup" }, { kind: "text", text: "soup" }],
  ["a number with a point", { text: "1.5" }, { kind: "text", text: "1.5" }],
  ["two addresses", { text: `${address} ${address}` }, { kind: "text", text: `${address} ${address}` }],
  ["no web address", { text: "javascript:alert(1)" }, { kind: "text", text: "javascript:alert(1)" }],
])("%s", (_what, given, brought) => {
  expect(broughtBy(given)).toEqual(brought);
});

test("words that a program copies with a picture of them are the recipe", () => {
  const text = `Soup\n${"Chop 2 onions and fry them slowly. ".repeat(20)}`.trim();
  expect(broughtBy({ files: [photo], text })).toEqual({ kind: "text", text });
  expect(broughtBy({ files: [photo, pdf], text })).toEqual({ kind: "photos", files: [photo] });
});

test("a recipe that names where it is from is a text", () => {
  const text = `Soup\n${"Chop 2 onions and fry them slowly. ".repeat(20)}\nFrom ${address}`;
  expect(broughtBy({ text })).toEqual({ kind: "text", text });
});

test("nothing is nothing", () => {
  expect(broughtBy({ text: " \n", url: "" })).toBeNull();
});
