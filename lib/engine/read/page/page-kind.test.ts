/** Pages that ask about cookies in place of their words, and pages that have words of their own beside such a question. */
import { extractRecipe } from "./index";

const page = (title: string, body: string, lang = "en") =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;
const buttons = (...labels: string[]) => labels.map((label) => `<button>${label}</button>`).join("");
const PARTNERS = Array.from({ length: 40 }, (_, at) => `<li>Partner ${at} Media GmbH</li>`).join("");

const WALLS: [string, string][] = [
  ["short", page("Barley Post", `<h1>We value your privacy</h1>${buttons("Accept all", "Manage options")}`)],
  [
    "told at length",
    page(
      "Barley Post",
      `<div id="onetrust-consent-sdk"><h2>Your privacy choices</h2><p>We and our 812 partners store and/or access information on a device, such as unique identifiers in cookies, to process personal data.</p><p>You may accept or manage your choices at any time, including your right to object where legitimate interest is used. These choices will be signaled to our partners.</p><p>Precise location and device scanning, personalised advertising and content, advertising measurement, audience research and services development.</p>${buttons("Reject all", "Accept all", "More options")}</div>`,
    ),
  ],
  [
    "its partners listed",
    page(
      "Before you continue",
      `<h1>Before you continue</h1><p>We use cookies and data to measure how our pages are read and to show personalised ads.</p><ul>${PARTNERS}</ul><a href="#">I agree</a>`,
    ),
  ],
  [
    "pay or accept",
    page(
      "Cookie settings",
      `<h1>Read with advertising</h1><p>Use our pages as ever with advertising and tracking. You can withdraw your consent at any time in the privacy settings.</p>${buttons("Agree and continue")}<p>Or subscribe.</p>`,
    ),
  ],
  [
    "German",
    page(
      "Gerstenblatt",
      `<h1>Wir respektieren Ihre Privatsphäre</h1><p>Wir und unsere Partner speichern Informationen auf einem Endgerät, zum Beispiel Cookies, und verarbeiten personenbezogene Daten.</p>${buttons("Alle akzeptieren", "Einstellungen")}`,
      "de",
    ),
  ],
  [
    "French",
    page(
      "La Cuillère",
      `<h1>Votre vie privée est importante</h1><p>Avec votre consentement, nos partenaires et nous utilisons des cookies pour mesurer l’audience et la publicité.</p>${buttons("Tout accepter", "Continuer sans accepter")}`,
      "fr",
    ),
  ],
  [
    "Spanish",
    page(
      "La Cuchara",
      `<h1>Valoramos tu privacidad</h1><p>Nosotros y nuestros socios usamos cookies y tratamos datos personales para mostrar publicidad.</p>${buttons("Aceptar todo", "Rechazar")}`,
      "es",
    ),
  ],
  [
    "Italian",
    page(
      "Il Mestolo",
      `<h1>Rispettiamo la tua privacy</h1><p>Noi e i nostri partner archiviamo cookie e trattiamo dati personali con il tuo consenso.</p>${buttons("Accetta e chiudi", "Rifiuta tutto")}`,
      "it",
    ),
  ],
  [
    "Dutch",
    page(
      "De Pollepel",
      `<h1>Wij respecteren je privacy</h1><p>Wij en onze partners plaatsen cookies met jouw toestemming om advertenties te tonen.</p>${buttons("Akkoord", "Instellingen")}`,
      "nl",
    ),
  ],
  [
    "Portuguese",
    page(
      "A Concha",
      `<h1>Valorizamos a sua privacidade</h1><p>Nós e os nossos parceiros usamos cookies e dados pessoais para mostrar publicidade.</p>${buttons("Aceitar tudo", "Rejeitar")}`,
      "pt",
    ),
  ],
];

it.each(WALLS)("a question about cookies in place of the page: %s", (_name, html) => {
  expect(extractRecipe(html, "https://www.example.org/soup").kind).toBe("consent");
});

const BANNER = `<div><h2>We value your privacy</h2><p>We and our partners use cookies to show personalised advertising and to measure it.</p>${buttons("Accept all", "Reject all")}</div>`;
const PROSE =
  "<p>Barley has been sown along this coast for longer than anybody can say, and each village keeps its own way of drying it, of milling it and of arguing about it.</p>";

it.each([
  [
    "article",
    "an article",
    page("Barley by the sea", `${BANNER}<h1>Barley by the sea</h1>${PROSE.repeat(6)}`),
  ],
  [
    "list",
    "a list of recipes",
    page(
      "Our best soup recipes",
      `${BANNER}<h1>Our best soup recipes</h1>${Array.from({ length: 20 }, (_, at) => `<div><a href=/r/${at}>Barley soup number ${at} with leeks</a></div>`).join("")}`,
    ),
  ],
  [
    "recipe",
    "a recipe",
    page(
      "Barley Soup",
      `${BANNER}<h1>Barley Soup</h1><h2>Ingredients</h2><ul><li>200 g barley</li><li>2 leeks, sliced</li><li>1 l stock</li><li>30 g butter</li></ul><h2>Method</h2><ol><li>Cook the leeks in the butter for 5 minutes.</li><li>Add the barley and the stock and simmer for 40 minutes.</li></ol>`,
    ),
  ],
  ["nothing", "an empty page", page("Barley Soup", '<div id="app"></div>')],
  ["nothing", "one that speaks of privacy and asks nothing", page("Soup", "<h1>Your privacy matters</h1>")],
])("%s stays what it is beside such a question or without one: %s", (kind, _name, html) => {
  expect(extractRecipe(html, "https://www.example.org/soup").kind).toBe(kind);
});
