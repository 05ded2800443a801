/** People who use a running app at once: signed-in cooks, visitors by address, and the files they bring. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { pdfOf } from "@/tests/support/pdf";

export const BENCH_LIMITS = {
  LIMIT_CONVERT_ANON: "100000/3600",
  LIMIT_CONVERT_USER: "100000/3600",
  LIMIT_EDIT: "100000/3600",
  LIMIT_IMPORT: "100000/3600",
  LIMIT_PRINT: "100000/3600",
  LIMIT_SAVE: "100000/3600",
  LIMIT_SIGNUP: "100000/3600",
} as const;

export type Caller = {
  /** The body's bytes, when the answer is a success. */
  ask(path: string, init?: RequestInit): Promise<ArrayBuffer>;
};

/** What was answered as JSON. */
export const fromJson = <T>(body: ArrayBuffer): T => JSON.parse(new TextDecoder().decode(body)) as T;

/** Who calls with `headers`. */
export function callerOf(url: string, headers: Record<string, string> = {}): Caller {
  return {
    async ask(path, init = {}) {
      const answer = await fetch(url + path, {
        ...init,
        headers: { origin: url, ...headers, ...(init.headers as Record<string, string>) },
      });
      const body = await answer.arrayBuffer();
      if (!answer.ok)
        throw new Error(`${path}: ${answer.status} ${new TextDecoder().decode(body).slice(0, 200)}`);
      return body;
    },
  };
}

/** A new cook with a running trial of everything, and the session. */
export async function premiumCook(url: string, email: string): Promise<Caller & { session: string }> {
  const answer = await fetch(`${url}/api/users/register`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse battery" }),
  });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status} ${await answer.text()}`);
  const session = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const cook = callerOf(url, { cookie: session });
  const started = await cook.ask("/api/subscription/start-trial", post({ planType: "monthly" }));
  const checkout = JSON.parse(new TextDecoder().decode(started)) as { url: string };
  const paid = await fetch(checkout.url, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(checkout.url).origin, "content-type": "application/x-www-form-urlencoded" },
    body: "outcome=complete",
  });
  if (paid.status !== 303) throw new Error(`the demo checkout answered ${paid.status} ${await paid.text()}`);
  return { ...cook, session };
}

/** A session as a browser's cookies for `url`; none for an empty one. */
export const cookiesOf = (session: string, url: string): { name: string; value: string; url: string }[] =>
  session
    .split("; ")
    .filter(Boolean)
    .map((one) => ({ name: one.split("=")[0] ?? "", value: one.slice(one.indexOf("=") + 1), url }));

export const post = (json: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(json),
});

export function upload(field: string, bytes: Uint8Array, name: string, type: string): RequestInit {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return { method: "POST", body: form };
}

/** An import of `count` recipes that nobody has, each of some twenty lines. */
export const manyRecipes = (count: number, words: string): Uint8Array =>
  Buffer.from(
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({
        name: `${words} ${index}`,
        servings: "4",
        ingredients: Array.from(
          { length: 10 },
          (_one, line) => `${line + 1} cups thing ${line} of ${words}, chopped`,
        ).join("\n"),
        directions: Array.from(
          { length: 10 },
          (_one, step) =>
            `Stir thing ${step} into the pot and simmer for ${step + 5} minutes until soft and well combined.`,
        ).join("\n"),
      })),
    ),
  );

/** A recipe as a PDF of one page. */
export const recipePdf = (title: string): Uint8Array =>
  pdfOf({
    pages: [
      [
        ...[
          title,
          "Serves 4",
          "Ingredients",
          "2 tbsp olive oil",
          "1 large onion, chopped",
          "2 carrots, diced",
        ],
        ...["200 g pearl barley", "1.5 l vegetable stock", "1 lemon", "Method"],
        "1. Heat the oil in a large pot. Add the onion and carrots and cook for 8 minutes, until soft.",
        "2. Stir in the barley and the stock, bring to the boil, then simmer for 35 minutes.",
        "3. Squeeze in the lemon and serve.",
      ],
    ],
  });

const STIR =
  "Stir thing 1 into the pot, add 2 cups of thing 2 and simmer for 20 minutes until soft and well combined. ";

/** The longest recipe that may be saved, in as many steps as fit, or in a few long ones. */
export const longestRecipe = (chars = 55_000, fewSteps = Infinity): FormattedContent => {
  const steps = Math.min(fewSteps, Math.floor(chars / (STIR.length + 30)));
  const step = fewSteps === Infinity ? STIR : STIR.repeat(Math.floor((chars / steps - 50) / STIR.length));
  return {
    title: "The longest recipe",
    description: "",
    servings: 4,
    imageUrl: null,
    ingredients: Array.from(
      { length: Math.min(400, steps) },
      (_, index) => `${index + 1} cups thing ${index + 1}, chopped`,
    ),
    steps: Array.from({ length: Math.min(400, steps) }, (_, index) => ({
      ...{
        number: index + 1,
        instruction: step,
        ingredients: [`${index + 1} cups thing ${index + 1}`],
        isPrep: false,
      },
    })),
  };
};

export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;
