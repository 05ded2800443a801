/** Stripe's requests are forms with nested names. */
import type { Params } from "./stripe-world";

/** `a[b][0]=c` as nested objects; arrays are objects with numbers for names. */
export function parse(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace("]", ""));
    let at = root;
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Params;
    at[path.at(-1) ?? ""] = value;
  }
  return root;
}

/** What lies at a path of names. */
export const inside = (params: Params | string | undefined, ...path: string[]): Params | string | undefined =>
  path.reduce<Params | string | undefined>(
    (at, part) => (typeof at === "object" ? at[part] : undefined),
    params,
  );
/** The text at a path of names; empty without one. */
export const text = (params: Params, ...path: string[]): string => {
  const found = inside(params, ...path);
  return typeof found === "string" ? found : "";
};
