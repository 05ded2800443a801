import { renderToString } from "react-dom/server";
import { RecipePicture } from "./recipe-picture";

const pictureIn = (shape: "page" | "card") => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = renderToString(
    <RecipePicture imageUrl="/api/storage/images/soup.jpg" title="Soup" shape={shape} />,
  );
  return page.querySelector("img");
};

test("a page's own picture is asked for before what can wait, a card's when it comes into sight", () => {
  expect(pictureIn("page")?.getAttribute("fetchpriority")).toBe("high");
  expect(pictureIn("page")?.getAttribute("loading")).toBeNull();
  expect(pictureIn("card")?.getAttribute("fetchpriority")).toBeNull();
  expect(pictureIn("card")?.getAttribute("loading")).toBe("lazy");
});
