import { doorsOf, wordsOfData } from "./doors";

const URL_OF_PAGE = "https://cooks.example/soup/";
const doors = (html: string) => doorsOf(html, URL_OF_PAGE).map(({ address, kind }) => `${kind} ${address}`);

test("print views, AMP pages and data are found, best first, each once", () => {
  expect(
    doors(
      `<head><link rel="alternate" type="application/json+oembed" href="/oembed?url=x">
       <link rel="alternate" type="application/json" href="/wp-json/posts/7">
       <link rel="amphtml" href="https://amp.cooks.example/soup/"></head>
       <body><a href="/print/soup/">Imprimir</a><a class="recipe-print-link" href="/soup/?view=plain#top">Print</a><a href="/print/soup/#card">again</a></body>`,
    ),
  ).toEqual([
    "page https://cooks.example/print/soup/",
    "page https://cooks.example/soup/?view=plain",
    "page https://amp.cooks.example/soup/",
    "data https://cooks.example/wp-json/posts/7",
    "data https://cooks.example/oembed?url=x",
  ]);
});

test.each([
  ["the page itself", '<a class="print" href="#">Print</a><link rel="amphtml" href="/soup/#amp">'],
  ["a shop for prints", '<a href="https://prints.example/print/7">Art print</a>'],
  ["a program", '<a class="print" href="javascript:window.print()">Print</a>'],
  ["a word that holds others", '<a href="/imprint/">Imprint</a><a href="/sprinter/">Sprinter</a>'],
  [
    "its own structured data, and feeds",
    '<link rel="alternate" type="application/ld+json" href="/a"><link rel="alternate" type="application/rss+xml" href="/feed">',
  ],
  ["no address", '<link rel="amphtml"><link rel="amphtml" href="http://[">'],
])("%s is none", (_name, html) => {
  expect(doors(html)).toEqual([]);
});

test("where a page sends its readers on is one", () => {
  expect(doors('<meta http-equiv="Refresh" content="0; URL=/real-soup/">')).toEqual([
    "page https://cooks.example/real-soup/",
  ]);
});

test("a page of very many links names few", () => {
  const links = Array.from({ length: 5000 }, (_link, at) => `<a href="/print/${at}">x</a>`).join("");
  expect(doors(links)).toHaveLength(8);
});

test("data: its title, and its longer texts as HTML", () => {
  const words = wordsOfData(
    JSON.stringify({
      id: 7,
      title: { rendered: "Lentil soup" },
      content: { rendered: "<ul><li>1 cup red lentils</li><li>1 onion</li></ul>" },
      description: "First line < with a sign\nand a second line of words.",
    }),
  );
  expect(words?.title).toBe("Lentil soup");
  expect(words?.html).toContain("<li>1 onion</li>");
  expect(words?.html).toContain("<p>First line &lt; with a sign</p><p>and a second line of words.</p>");
});

test.each(["", "no JSON", "{", "7", '{"a":"short"}'])("%j holds no words", (json) => {
  expect(wordsOfData(json)).toBeNull();
});
