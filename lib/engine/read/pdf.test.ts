import fc from "fast-check";
import { arrangePdf, type PdfItem, type PdfPage } from "./pdf";

/** A line of text at a place, in 10 pt type with letters half as wide. */
const at = (x: number, y: number, text: string, more: Partial<PdfItem> = {}): PdfItem => {
  const size = more.size ?? 10;
  return { text, x, y, width: text.length * size * 0.5, size, font: "body", angle: 0, ...more };
};
const page = (items: PdfItem[], more: Partial<PdfPage> = {}): PdfPage => ({
  width: 600,
  height: 800,
  items,
  hasImages: false,
  ...more,
});
const textOf = (...pages: PdfPage[]): string => arrangePdf(pages).text.replace(/\n+/g, "\n");

const LONG = "Warm the oil in a wide pan and cook the onion for";

test("two columns are read one after the other, below a title that spans both", () => {
  const rows = [0, 1, 2, 3].flatMap((row) => [
    at(50, 120 + row * 14, `left line ${row} is a short one.`),
    at(320, 123 + row * 14, `right line ${row} is a short one.`),
  ]);
  const lines = textOf(
    page([at(50, 80, "A title that runs across both of the columns", { size: 20 }), ...rows]),
  ).split("\n");
  expect(lines[0]).toMatch(/^A title/);
  expect(lines.findIndex((line) => line.startsWith("right line 0"))).toBeGreaterThan(
    lines.findIndex((line) => line.includes("left line 3")),
  );
});

test("a table's amounts and foods stay together", () => {
  const cells: [string, string][] = [
    ["200 g", "plain flour"],
    ["2", "eggs"],
    ["½ tsp", "salt"],
  ];
  const items = cells.flatMap(([amount, food], row) => [
    at(50, 200 + row * 16, amount),
    at(140, 200 + row * 16, food),
  ]);
  expect(textOf(page(items)).split("\n")).toEqual(["200 g plain flour", "2 eggs", "½ tsp salt"]);
});

test("a row of the table without an amount is a line of its own", () => {
  const items = [
    at(50, 200, "4"),
    at(140, 200, "large eggs"),
    at(140, 216, "grated zest of a lemon"),
    at(50, 232, "200 g"),
    at(140, 232, "caster sugar from the larder"),
  ];
  expect(textOf(page(items)).split("\n")).toEqual([
    "4 large eggs",
    "grated zest of a lemon",
    "200 g caster sugar from the larder",
  ]);
});

test("numbers in the margin number their steps, also when they are large", () => {
  const steps = [1, 2, 3].flatMap((number) => [
    at(50, 206 + number * 40, String(number), { size: 18 }),
    at(90, 200 + number * 40, `Step ${"x".repeat(30)} ${LONG}`),
    at(90, 212 + number * 40, "eight minutes."),
  ]);
  const lines = textOf(page(steps)).split("\n");
  expect(lines.filter((line) => /^\d\. Step x+/.test(line))).toHaveLength(3);
});

test.each([
  [
    "a hyphen at the line's end",
    "Add the butter and the choco-",
    "late and stir until it is smooth and cold.",
    /chocolate/,
  ],
  [
    "a soft hyphen",
    "Add the butter and the choco\u00ad",
    "late and stir until it is smooth and cold.",
    /chocolate/,
  ],
  [
    "a compound keeps its hyphen",
    "Whisk together the salt and all-",
    "purpose flour until smooth and quite light.",
    /all-purpose/,
  ],
  ["capitals", "SALMON WITH A SAUCE AND POTA-", "TOES AND A SALAD FROM THE GARDEN.", /POTATOES/],
])("%s is joined", (_what, first, second, joined) => {
  expect(textOf(page([at(50, 200, first), at(50, 212, second), at(50, 224, "That was all of it.")]))).toMatch(
    joined,
  );
});

test("ligatures are letters and soft hyphens inside a line are nothing", () => {
  expect(textOf(page([at(50, 200, "Fry the ﬁllets with coﬀee and pars\u00adley")]))).toBe(
    "Fry the fillets with coffee and parsley",
  );
});

test("a wrapped sentence becomes one line; list lines stay apart", () => {
  const wrapped = page([
    at(50, 200, `${LONG} eight`),
    at(50, 212, "minutes, stirring now and then, until it is soft and"),
    at(50, 224, "golden."),
  ]);
  expect(textOf(wrapped).split("\n")).toHaveLength(1);
  const list = page(
    ["2 eggs", "1 cup flour", "a pinch of salt", "3 tablespoons milk"].map((text, row) =>
      at(50, 200 + row * 12, text),
    ),
  );
  expect(textOf(list).split("\n")).toHaveLength(4);
});

test("built fractions are read as fractions, not as whole numbers", () => {
  const items = [
    at(50, 200, "1"),
    at(56, 196, "1", { size: 6 }),
    at(59, 200, "/", { width: 2 }),
    at(61, 202, "2", { size: 6 }),
    at(68, 200, "cups of rice"),
  ];
  expect(textOf(page(items))).toBe("1 1/2 cups of rice");
});

test("heads, feet and page numbers are left out", () => {
  const body = (number: number) =>
    Array.from({ length: 12 }, (_, row) => at(50, 120 + row * 40, `Line ${number}.${row} says something.`));
  const furnished = (number: number) =>
    page([
      at(50, 30, "The Family Table", { size: 8 }),
      ...body(number),
      at(290, 780, String(number), { size: 8 }),
    ]);
  const text = textOf(furnished(12), furnished(13));
  expect(text).not.toMatch(/Family Table|^1[23]$/m);
  expect(text.split("\n")).toHaveLength(24);
});

test("text across the page, such as a watermark, is left out; a page turned as a whole is read", () => {
  const marked = page([at(50, 200, LONG), at(100, 600, "DRAFT", { angle: -45, size: 60 })]);
  expect(textOf(marked)).toBe(LONG);
  const turned = page([
    { ...at(0, 0, "first line of the page"), x: 500, y: 100, angle: 90 },
    { ...at(0, 0, "second line of the page"), x: 480, y: 100, angle: 90 },
  ]);
  expect(textOf(turned)).toMatch(/first line.*\n?.*second line/);
});

test.each([
  ["empty", page([])],
  ["scanned", page([], { hasImages: true })],
  ["little", page([at(50, 100, "Soup of the day")])],
  ["ok", page([at(50, 100, `${LONG} eight minutes and serve it.`)])],
  ["ok", page([at(50, 100, `${LONG} eight minutes and serve it.`)], { hasImages: true })],
] as const)("a page is judged %s", (verdict, one) => {
  expect(arrangePdf([one]).verdict).toBe(verdict);
});

test("never throws, whatever the pieces are, and keeps every word of a plain page", () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  const item = fc.record({
    text: fc.string(),
    x: number,
    y: number,
    width: number,
    size: number,
    font: fc.string(),
    angle: fc.integer({ min: -180, max: 180 }),
  });
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 60 }),
      (items) => typeof arrangePdf([page(items)]).text === "string",
    ),
  );
});

test("a page of twenty-four thousand pieces is read to its end", () => {
  const rows = Array.from({ length: 12_000 }, (_, row) => [
    at(50, row * 12, "200 g flour"),
    at(300, row * 12 + 3, "a line of the method here"),
  ]);
  expect(arrangePdf([page(rows.flat())]).text.match(/200 g flour/g)).toHaveLength(12_000);
}, 30_000);
