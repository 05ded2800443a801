/** A message with marked words becomes elements. */
import { renderToStaticMarkup } from "react-dom/server";
import { rich } from "./rich";

test("words that are marked up keep their mark, and a value that looks like one stays what it is", () => {
  const shown = rich("<b>{title}</b> is deleted.", {
    title: "Fish </b> {title}",
    b: (text) => <b>{text}</b>,
  });
  expect(renderToStaticMarkup(shown)).toBe("<b>Fish &lt;/b&gt; {title}</b> is deleted.");
});
