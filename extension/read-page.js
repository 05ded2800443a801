/**
 * The page as it is shown now, without what no recipe is in: programs, styles, drawings, frames and what was typed. Answers nothing where
 * that is more than the converter takes.
 */
(() => {
  const MAX_CHARS = 5_000_000;
  const copy = document.documentElement.cloneNode(true);
  const left =
    "script:not([type*='json']), style, svg, iframe, template, object, embed, link[rel=stylesheet], input, textarea, select";
  for (const element of copy.querySelectorAll(left)) element.remove();
  const page = copy.outerHTML;
  return { url: location.href, page: page.length > MAX_CHARS ? "" : page };
})();
