import { parseLenientJson } from "./lenient-json";

describe("parseLenientJson", () => {
  it.each([
    ["strict JSON", '{"a":[1,"b",null,true]}', { a: [1, "b", null, true] }],
    ["trailing commas", '{"a":[1,2,],}', { a: [1, 2] }],
    ["missing commas", '{"a":"x" "b":["y"\n"z"]}', { a: "x", b: ["y", "z"] }],
    ["raw line breaks and tabs in strings", '{"a":"one\ntwo\tthree"}', { a: "one\ntwo\tthree" }],
    ["quotes that nobody escaped", '{"a":"an 8" pan, greased","b":"x"}', { a: 'an 8" pan, greased', b: "x" }],
    ["comments", '{/* c */"a":1, // d\n"b":2}', { a: 1, b: 2 }],
    ["CDATA and an HTML comment around it", '<!-- //<![CDATA[\n{"a":1}\n//]]> -->', { a: 1 }],
    ["a cut-off end", '{"a":["x","y', { a: ["x", "y"] }],
    ["several values", '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
    ["a semicolon behind", '{"a":1};', { a: 1 }],
    ["wrong escapes", '{"a":"it\\\'s \\x"}', { a: "it's x" }],
    ["unicode escapes", '{"a":"\\u00bd cup",}', { a: "½ cup" }],
    ["single quotes and bare keys", "{'a':'x',b:2}", { a: "x", b: 2 }],
    ["nothing", "  ", null],
    ["no JSON at all", "hello", null],
  ])("reads %s", (_what, source, value) => {
    expect(parseLenientJson(source)).toEqual(value);
  });

  it("survives nesting that would overflow the stack", () => {
    expect(() => parseLenientJson('[{"a":'.repeat(50_000))).not.toThrow();
  });
});
