/** The web that the journeys convert from: a few pages on loopback, each a case. */
export const APP_PORT = Number(process.env.E2E_PORT ?? 4399);
/** The ports below the app's own, so that two runs on one machine do not meet. */
export const PAGES_PORT = APP_PORT - 1;
/** Where the OpenID Connect server listens that stands in for Google, and where it is told who comes. */
export const GOOGLE_PORT = APP_PORT - 2;
export const GOOGLE_WHO_PORT = APP_PORT - 3;

export const pageAt = (path: string) => `http://127.0.0.1:${PAGES_PORT}${path}`;

const RECIPE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "lentil soup with lemon",
  description: "Bright and filling.",
  recipeYield: "4 servings",
  totalTime: "PT40M",
  recipeIngredient: [
    "250 g red lentils",
    "1 onion",
    "2 tbsp olive oil",
    "1 l vegetable stock",
    "1 lemon",
    "100 g yogurt",
  ],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Chop the onion." },
    { "@type": "HowToStep", text: "Warm the olive oil in a large pot and cook the onion for 5 minutes." },
    { "@type": "HowToStep", text: "Add the lentils and the vegetable stock and simmer for 25 minutes." },
    { "@type": "HowToStep", text: "Squeeze in the lemon and serve with the yogurt." },
  ],
};

const html = (body: string) =>
  `<!doctype html><html lang="en"><title>A page</title><body>${body}</body></html>`;

/** What stands in for an ad platform's script: it takes over the queue and writes every call down. */
const PIXEL_SCRIPT = `window.pixelCalls = [...fbq.queue]; fbq.callMethod = (...words) => window.pixelCalls.push(words);`;
/** What stands in for the page-view analytics: it only says that it came; its calls stand in dataLayer. */
const ANALYTICS_SCRIPT = "window.analyticsLoaded = true;";

/** A path whose site lets people in but no programs: a browser says that it opens a document. */
export const WALLED = "/walled";
/** Lets no form be sent away from it. */
export const STRICT = "/strict";

/** Status, body, type (HTML unless said otherwise) and content policy of a path; null never answers. */
export function answerTo(
  path: string,
): { status: number; body: string; type?: string; policy?: string } | null {
  switch (path) {
    case "/fbevents.js":
      return { status: 200, body: PIXEL_SCRIPT, type: "text/javascript" };
    case "/gtag/js":
      return { status: 200, body: ANALYTICS_SCRIPT, type: "text/javascript" };
    case WALLED:
    case "/soup":
      return {
        status: 200,
        body: html(
          `<script type="application/ld+json">${JSON.stringify(RECIPE)}</script><h1>Lentil soup</h1>`,
        ),
      };
    case STRICT:
      return { status: 200, body: html("<h1>Lentil soup</h1>"), policy: "form-action 'self'" };
    case "/article":
      return {
        status: 200,
        body: html(
          `<article><h1>On bread</h1>${"<p>Bread has been baked for a very long time, and people like it.</p>".repeat(20)}</article>`,
        ),
      };
    case "/framed":
      return {
        status: 200,
        body: html(
          `<h1>Another page</h1><iframe title="Plainspoon" src="http://localhost:${APP_PORT}/" style="width:1300px;height:800px"></iframe>`,
        ),
      };
    case "/forbidden":
      return { status: 403, body: html("no") };
    case "/silent":
      return null;
    default:
      return { status: 404, body: html("nothing here") };
  }
}
