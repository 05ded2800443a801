import { parseHtml } from "./document";
import { linesOf } from "./lines";

const texts = (html: string) => linesOf(parseHtml(html)).map((line) => line.text);

describe("lines of a page", () => {
  it.each([
    ["list items", "<ul><li>2 eggs<li>1 cup milk</ul>", ["2 eggs", "1 cup milk"]],
    ["line breaks", "<p>2 eggs<br>1 cup milk<BR/>salt</p>", ["2 eggs", "1 cup milk", "salt"]],
    [
      "a table row as one line",
      "<table><tr><td>2</td><td>eggs</td></tr><tr><td>1 cup<td>milk</table>",
      ["2 eggs", "1 cup milk"],
    ],
    ["paragraphs that were never closed", "<div><p>Whisk.<p>Bake.</div>", ["Whisk.", "Bake."]],
    [
      "no scripts, styles or comments",
      "a<script>var x='<p>no</p>'</script><style>p{}</style><!-- no -->b",
      ["ab"],
    ],
    ["no navigation", "<nav><a href=/>Home</a></nav><p>Stir.</p>", ["Stir."]],
    ["two cells that only style sets apart", "<div><b>flour</b><i>85 g</i></div>", ["flour 85 g"]],
    ["a raised fraction after a whole number", "<p>1<sup>1</sup>⁄<sub>2</sub> cups</p>", ["1 1⁄2 cups"]],
    [
      "a capital that is set apart stays in its word",
      "<p><span>W</span>hisk the eggs</p>",
      ["Whisk the eggs"],
    ],
    ["lines of preformatted text", "<pre>2 eggs\n1 cup milk</pre>", ["2 eggs", "1 cup milk"]],
    ["quotes with a greater-than sign in attributes", '<p title="a > b">Stir.</p>', ["Stir."]],
    [
      "tags that were encoded into the text",
      "<p>&lt;b&gt;Stir&lt;/b&gt; well, heart &lt;3</p>",
      ["Stir well, heart <3"],
    ],
  ])("reads %s", (_what, html, lines) => {
    expect(texts(html)).toEqual(lines);
  });

  it("knows headings, bold lines, list items and links", () => {
    const [heading, bold, item] = linesOf(
      parseHtml("<h3>Sauce</h3><p><strong>For the dough:</strong></p><ul><li><a href=x>2 eggs</a></li></ul>"),
    );
    expect([heading?.heading, bold?.heading, item?.heading]).toEqual([3, 7, 0]);
    expect([heading?.item, item!.item > 0, item?.linked]).toEqual([-1, true, 1]);
  });
});
