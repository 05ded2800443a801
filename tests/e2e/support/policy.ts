/** The content policy of an answer, held against the page that it came with. */
import { createHash } from "node:crypto";
import { type APIResponse, expect } from "@playwright/test";

type Sources = Record<string, string[]>;

/** The one policy of an answer, by directive. */
export function policyOf(answer: APIResponse): Sources {
  const headers = answer.headersArray().filter(({ name }) => /^content-security-policy/i.test(name));
  expect(
    headers.map(({ name }) => name.toLowerCase()),
    answer.url(),
  ).toEqual(["content-security-policy"]);
  const directives = (headers[0]?.value ?? "").split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

export const nonceOf = (policy: Sources, directive = "script-src"): string | undefined =>
  policy[directive]?.find((source) => source.startsWith("'nonce-"))?.slice("'nonce-".length, -1);

/** The inline scripts of a page that a browser would run, with their nonce. */
export function inlineScripts(html: string): { nonce: string | null; text: string }[] {
  return [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].flatMap(([, attributes = "", text = ""]) =>
    /\ssrc=|application\/ld\+json/.test(attributes)
      ? []
      : [{ nonce: /nonce="([^"]*)"/.exec(attributes)?.[1] ?? null, text }],
  );
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What a browser would refuse of the page's own inline scripts. */
export function refusedScripts(policy: Sources, html: string): string[] {
  const allowed = policy["script-src"] ?? [];
  return inlineScripts(html)
    .filter(({ nonce, text }) => !allowed.includes(`'nonce-${nonce}'`) && !allowed.includes(hashOf(text)))
    .map(({ text }) => text.slice(0, 60));
}

/** That an answer's scripts are all allowed and nothing inline is allowed wholesale. */
export async function expectStrict(answer: APIResponse): Promise<Sources> {
  const policy = policyOf(answer);
  for (const loose of ["'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", "*", "https:", "data:"])
    expect(policy["script-src"], answer.url()).not.toContain(loose);
  expect(policy["style-src-elem"], answer.url()).not.toContain("'unsafe-inline'");
  for (const anywhere of ["https:", "http:", "*"])
    expect(policy["img-src"], answer.url()).not.toContain(anywhere);
  const html = (answer.headers()["content-type"] ?? "").includes("text/html") ? await answer.text() : "";
  expect(refusedScripts(policy, html), answer.url()).toEqual([]);
  return policy;
}
