import type { Metadata } from "next";
import Link from "next/link";
import { StaticPage } from "@/components/layout/static-page";
import description from "@/docs/openapi.json" with { type: "json" };
import { env } from "@/lib/env";
import { ACCESS_TOKENS_MAX } from "@/lib/rules/limits";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

export const generateMetadata = (): Metadata => ({
  title: t("For developers"),
  description: t("How a program converts recipes with {appName} and reads those that its cook has saved.", {
    appName: env.APP_NAME,
  }),
});

type Operation = { summary: string; security?: readonly { token?: readonly string[] }[] };

/** Every call that takes an access token, by what the token must be allowed to do: from the description that programs read. */
const callsOf = (scope: string): { call: string; summary: string }[] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, { security = [] }]) => security.some(({ token }) => token?.includes(scope)))
      .map(([method, { summary }]) => ({ call: `${method.toUpperCase()} ${path}`, summary })),
  );

const CONVERT = `curl ADDRESS/api/recipes/process-url \\
  -H "Authorization: Bearer psp_…" \\
  -H "Content-Type: application/json" \\
  -d '{ "content": "https://example.org/leek-soup" }'`;

const READ = `curl "ADDRESS/api/recipes?limit=20" \\
  -H "Authorization: Bearer psp_…"`;

const CLI = `npx plainspoon https://example.org/leek-soup
npx plainspoon recipe.html --format json
pbpaste | npx plainspoon -`;

/** The same for everybody, hence static: how to use the API (accounts.md#access-tokens). */
export default function DevelopersPage() {
  return (
    <StaticPage
      title={t("For developers")}
      lead={t("A program of yours can convert recipes with {appName}, and read those that you have saved.", {
        appName: env.APP_NAME,
      })}
    >
      <h2>{t("Get a token")}</h2>
      <ol className="my-4 list-decimal space-y-1 pl-6">
        <li>
          {rich("Log in and open <link>My Plan</link>. Find “Access tokens” under “Your account”.", {
            link: (text) => <Link href="/subscription">{text}</Link>,
          })}
        </li>
        <li>
          {t("Give the token a name and tick what it may do: convert recipes, read saved recipes, or both.")}
        </li>
        <li>{t("Copy it at once. It begins with psp_ and is shown only this once.")}</li>
      </ol>
      <p>
        {t(
          "Send it with every call. You can have {accesstokensmax} tokens, and revoke each of them at any time. All of them end when you change your password or sign out everywhere. Treat a token like a password, and keep it out of web pages: calls with a token are for programs, not for scripts in a browser.",
          { accesstokensmax: ACCESS_TOKENS_MAX },
        )}
      </p>

      <h2>{t("Convert a recipe")}</h2>
      <p>{t("ADDRESS is the address of this website, for example https://recipes.example.")}</p>
      <Example code={CONVERT} />
      <p>
        {t(
          "The answer is JSON: title, servings, one shopping list, the steps with what goes into each, and a receipt of what was checked against the original. Nothing is saved by it.",
        )}
      </p>
      <Calls title={t("Calls for a token that may convert")} calls={callsOf("convert")} />

      <h2>{t("Read saved recipes")}</h2>
      <Example code={READ} />
      <p>
        {t(
          "The newest come first. The header X-Total-Count says how many there are, and Link has the address of the next page.",
        )}
      </p>
      <Calls title={t("Calls for a token that may read")} calls={callsOf("read")} />

      <h2>{t("Every call, for machines")}</h2>
      <p>
        {rich(
          "<a>openapi.json</a> describes every call in OpenAPI 3.1: what goes in, what comes out and what can go wrong. Tools make a client of it in most languages.",
          { a: (text) => <a href="/api/openapi.json">{text}</a> },
        )}
      </p>

      <h2>{t("When something is refused")}</h2>
      <ul>
        <li>
          {rich("Every error has a code and one sentence: <code>{example}</code>", {
            code: (text) => <code className="wrap-anywhere">{text}</code>,
            example: '{ "success": false, "code": "rate_limited", "message": "…" }',
          })}
        </li>
        <li>{t("401: there is no such token, or it was revoked. 403: it was not made for this call.")}</li>
        <li>
          {t(
            "429: too many calls in a short time. The header Retry-After says after how many seconds to try again. Conversions count like those that you make on the website.",
          )}
        </li>
        <li>{t("413: what was sent is too large. 422: it was read, and there is no recipe in it.")}</li>
        <li>{t("Every answer has an X-Request-Id. Name it when you ask us about a call.")}</li>
      </ul>

      <h2>{t("Without a token: the command line")}</h2>
      <Example code={CLI} />
      <p>
        {t(
          "This program needs Node 20.19 or newer. It reads web pages and texts on your own machine with the same rules, prints Markdown, JSON or schema.org, and sends nothing to us.",
        )}
      </p>
    </StaticPage>
  );
}

/** A command as it is typed. Long lines wrap, so that nothing has to be scrolled sideways. */
function Example({ code }: { code: string }) {
  return (
    <pre className="my-4 rounded-card border border-line bg-card p-4 text-sm whitespace-pre-wrap wrap-anywhere">
      <code>{code}</code>
    </pre>
  );
}

function Calls({ title, calls }: { title: string; calls: readonly { call: string; summary: string }[] }) {
  return (
    <>
      <h3 className="mt-6 mb-2 font-sans text-base font-bold">{title}</h3>
      <dl className="grid gap-3">
        {calls.map(({ call, summary }) => (
          <div key={call}>
            <dt>
              <code className="text-sm font-semibold wrap-anywhere">{call}</code>
            </dt>
            <dd className="text-muted">{summary}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
