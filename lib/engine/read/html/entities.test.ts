import { cleanText, decodeEntities } from "./clean-text";

describe("decodeEntities", () => {
  it.each([
    ["named", "Cr&egrave;me fra&icirc;che", "Crème fraîche"],
    ["decimal and hexadecimal", "&#189; cup &#xBD; cup", "½ cup ½ cup"],
    ["fractions by name", "&frac13; cup &frac58; tsp", "⅓ cup ⅝ tsp"],
    ["encoded twice", "Mac &amp;amp; cheese &amp;#8217;til done", "Mac & cheese ’til done"],
    ["without semicolon", "salt &amp pepper, 180&deg C", "salt & pepper, 180° C"],
    ["without semicolon in front of letters", "jalape&ntildeos, &frac12cup, &notit", "jalapeños, ½cup, ¬it"],
    ["a name that needs its semicolon", "&hellip and &frac13", "&hellip and &frac13"],
    ["Windows-1252 numbers", "don&#146;t", "don’t"],
    ["capital names", "A&NBSP;B &QUOT;x&QUOT;", 'A\u00a0B "x"'],
    ["a bare ampersand", "M&M cookies & milk", "M&M cookies & milk"],
    ["an unknown name", "&bogus; stays", "&bogus; stays"],
    ["numbers that are no character", "a&#0;b&#xD800;c", "a\ufffdb\ufffdc"],
  ])("decodes %s", (_what, source, decoded) => {
    expect(decodeEntities(source)).toBe(decoded);
  });

  it("leaves the parts of an address in an attribute alone", () => {
    expect(decodeEntities("/soup?a=1&copy=2&amp;lt=3&eacute", "attribute")).toBe("/soup?a=1&copy=2&lt=3é");
  });
});

describe("cleanText", () => {
  it.each([
    ["an angle bracket in an attribute", 'Bake <a href="<">now</a>', "Bake now"],
    ["one that is never closed", 'Bake <a href="<> now', "Bake now"],
    ["what is no tag", "2 < 3 and 5 > 4, I <3 soup", "2 < 3 and 5 > 4, I <3 soup"],
  ])("%s", (_name, source, expected) => expect(cleanText(source)).toBe(expected));
});
