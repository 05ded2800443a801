"use client";

import { Check, Copy } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { Form, FormField, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { FormFailure } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson, request, requestJson } from "@/lib/browser/api";
import { copyText } from "@/lib/browser/copy-text";
import type { AccessTokenAnswer, AccessTokenScope, NewAccessTokenAnswer } from "@/lib/contract/access-tokens";
import { dayInWords } from "@/lib/rules/dates";
import { type Message, t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** What a token may do, in words for the form and the list. */
const SCOPES = new Map([
  ["convert", "Convert recipes"],
  ["read", "Read saved recipes"],
] as const satisfies readonly (readonly [AccessTokenScope, Message])[]);

const PATH = "/api/users/tokens";

/** Access tokens for the cook's own programs: create (shown once), list, revoke. */
export function AccessTokens({ tokens }: { tokens: readonly AccessTokenAnswer[] }) {
  const [listed, setListed] = useState(tokens);
  /** Those that can still be read, newest first: none goes before the cook leaves the page or revokes it. */
  const [made, setMade] = useState<readonly NewAccessTokenAnswer[]>([]);
  const [said, setSaid] = useState("");
  /** A token that was made, and whose answer was lost on the way. */
  const [lost, setLost] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** After a failure nobody knows what the server did: the list is what it says. Answers what was not in it before. */
  const readList = () =>
    requestJson(PATH, answers.accessTokens).then(
      (now) => {
        setListed(now);
        return now.find(({ id }) => !listed.some((token) => token.id === id));
      },
      () => undefined,
    );

  const form = useForm({
    contract: async () => (await import("@/lib/contract/access-tokens")).CreateAccessTokenInput,
    onStart: () => setLost(null),
    values: { scopes: [...SCOPES.keys()] },
    send: async (asked) => {
      try {
        const { token, ...entry } = await postJson(PATH, asked, answers.newAccessToken);
        setMade((before) => [{ ...entry, token }, ...before]);
        setListed((before) => [entry, ...before]);
        // Without the token itself, which would be read letter by letter.
        setSaid(t("{name} is ready. Copy the token now.", { name: entry.name }));
      } catch (error) {
        const unseen = await readList();
        if (!unseen) throw error;
        setLost(unseen.name);
      }
    },
    refusals: "message",
    clears: true,
  });

  function forget(id: string) {
    setSaid("");
    setLost(null);
    setMade((before) => before.filter((token) => token.id !== id));
    setListed((before) => before.filter((token) => token.id !== id));
    heading.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-bold">
          {t("Access tokens")}
        </h3>
        <p className="text-sm text-muted">
          {rich(
            "With a token, a program of yours can convert recipes for you, read those that you have saved, or both. It can change nothing. All tokens end when you change your password or sign out everywhere. <link>How to use a token</link>",
            {
              link: (text) => (
                <Link href="/developers" className="underline underline-offset-4">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
      </div>
      {listed.length > 0 && (
        <ul aria-label={t("Access tokens")} className="grid gap-3">
          {listed.map((token) => (
            <TokenItem
              key={token.id}
              token={token}
              onRevoked={() => forget(token.id)}
              onFailed={() => readList().then(() => undefined)}
            />
          ))}
        </ul>
      )}
      {made.map((token) => (
        <NewToken key={token.id} made={token} />
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Form form={form} aria-label={t("Create an access token")} className="grid gap-4">
        <FormField
          form={form}
          name="name"
          label={t("Name of the token")}
          hint={t("For example the program that will use it.")}
          autoComplete="off"
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-bold">{t("What it may do")}</legend>
          {[...SCOPES].map(([scope, label]) => (
            <label key={scope} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" value={scope} className="size-6" {...form.register("scopes")} />
              {t(label)}
            </label>
          ))}
        </fieldset>
        <FormMessage title={t("No token was made")} />
        <FormFailure
          title={t("The token did not arrive")}
          text={
            lost &&
            t("{lost} was made, but its token cannot be shown. Revoke it above, and make another.", { lost })
          }
        />
        <SubmitButton>{t("Create token")}</SubmitButton>
      </Form>
    </div>
  );
}

/** The one time that a token can be read. */
function NewToken({ made }: { made: NewAccessTokenAnswer }) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [copied, setCopied] = useState(false);
  // What is to be done next; the form's button, which was pressed, is off while a token is made.
  useEffect(() => button.current?.focus(), []);

  async function copy() {
    if (await copyText(made.token, field.current)) setCopied(true);
    else
      toast({
        title: t("Failed to copy"),
        text: t("The token is selected: copy it yourself."),
        tone: "problem",
      });
  }

  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-accent-soft p-4">
      <p>
        {rich("<b>{name}</b> is ready. Copy it now: it is shown this once and cannot be read again.", {
          b: (text) => <b className="wrap-anywhere">{text}</b>,
          name: made.name,
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          readOnly
          aria-label={t("New access token {name}", { name: made.name })}
          value={made.token}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 grow basis-60 rounded-field border-[1.5px] border-line-strong bg-card px-3 font-mono text-sm text-ink"
        />
        <Button ref={button} size="small" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? t("Copied") : t("Copy token")}
        </Button>
      </div>
    </div>
  );
}

function TokenItem({
  token,
  onRevoked,
  onFailed,
}: {
  token: AccessTokenAnswer;
  onRevoked: () => void;
  onFailed: () => Promise<void>;
}) {
  const { id, name, scopes, createdAt, lastUsedAt } = token;
  const form = useForm({
    send: async () => {
      try {
        await request(PATH, { method: "DELETE", json: { id } });
      } catch (error) {
        // Somebody revoked it before, on another device.
        const isGone = error instanceof ApiError && error.code === "not_found";
        if (!isGone) {
          await onFailed();
          throw error;
        }
      }
      toast({ title: t("The token no longer works"), text: name });
      onRevoked();
    },
  });

  return (
    <li>
      <Form form={form} className="grid grid-cols-1 gap-3 rounded-card border border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="grid min-w-0 gap-0.5">
            <b className="wrap-anywhere">{name}</b>
            <span className="text-sm">{scopes.map((scope) => t(SCOPES.get(scope)!)).join(", ")}</span>
            <span className="text-sm text-muted">
              {t("Made on {day} · {lastUse}", {
                day: dayInWords(createdAt.slice(0, 10)),
                lastUse: lastUsedAt
                  ? t("last used on {day}", { day: dayInWords(lastUsedAt.slice(0, 10)) })
                  : t("never used"),
              })}
            </span>
          </p>
          <SubmitButton variant="secondary" size="small" aria-label={t("Revoke {name}", { name })}>
            {t("Revoke")}
          </SubmitButton>
        </div>
        <FormMessage title={t("The token still works")} />
      </Form>
    </li>
  );
}
