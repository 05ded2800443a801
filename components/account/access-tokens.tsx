"use client";

import { Check, Copy } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState, type FormEvent } from "react";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/form-failure";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson, request } from "@/lib/browser/api";
import { copyText } from "@/lib/browser/copy-text";
import type { AccessTokenAnswer, NewAccessTokenAnswer } from "@/lib/contract/access-tokens";
import { dayInWords } from "@/lib/rules/sharing/day-in-words";

const PATH = "/api/users/tokens";

/** Keys for the cook's own programs: made (shown once), listed, ended. */
export function AccessTokens({ tokens }: { tokens: readonly AccessTokenAnswer[] }) {
  const [made, setMade] = useState<NewAccessTokenAnswer | null>(null);
  const { busy, failure, submit } = useSubmission({ fallback: "Please try again." });
  const router = useRouter();

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "");
    await submit(async () => {
      setMade(await postJson(PATH, { name }, answers.newAccessToken));
      form.reset();
      router.refresh();
    });
  }

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h3 className="font-sans text-base font-bold">Access tokens</h3>
        <p className="text-sm text-muted">
          With a token, a program of yours can convert recipes for you and read those that you have saved. It
          can change nothing. All tokens end when you change your password or sign out everywhere.
        </p>
      </div>
      {tokens.length > 0 && (
        <ul aria-label="Access tokens" className="grid gap-3">
          {tokens.map((token) => (
            <TokenItem
              key={token.id}
              token={token}
              onRevoked={() => {
                if (made?.id === token.id) setMade(null);
                router.refresh();
              }}
            />
          ))}
        </ul>
      )}
      <div role="status">{made && <NewToken key={made.id} made={made} />}</div>
      <form
        noValidate
        aria-label="Create an access token"
        className="grid gap-4"
        onSubmit={(event) => void create(event)}
      >
        <Field label="Name of the token" hint="For example the program that will use it.">
          {(field) => <Input {...field} name="name" autoComplete="off" />}
        </Field>
        <FormFailure title="No token was made" text={failure} />
        <SubmitButton busy={busy}>Create token</SubmitButton>
      </form>
    </div>
  );
}

/** The one time that a token can be read. */
function NewToken({ made }: { made: NewAccessTokenAnswer }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  async function copy() {
    if (await copyText(made.token, field.current)) setCopied(true);
    else
      toast({ title: "Failed to copy", text: "The token is selected: copy it yourself.", tone: "problem" });
  }

  return (
    <div className="grid gap-3 rounded-card bg-accent-soft p-4">
      <p>
        <b className="wrap-anywhere">{made.name}</b> is ready. Copy it now: it is shown this once and cannot
        be read again.
      </p>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          readOnly
          aria-label="New access token"
          value={made.token}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-0 grow basis-60 rounded-field border-[1.5px] border-line-strong bg-card px-3 font-mono text-sm text-ink"
        />
        <Button size="small" onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? "Copied" : "Copy token"}
        </Button>
      </div>
    </div>
  );
}

function TokenItem({ token, onRevoked }: { token: AccessTokenAnswer; onRevoked: () => void }) {
  const { busy, failure, submit } = useSubmission({ fallback: "Please try again." });
  const { id, name, createdAt, lastUsedAt } = token;

  const revoke = () =>
    submit(async () => {
      await request(PATH, { method: "DELETE", json: { id } });
      toast({ title: "The token no longer works", text: name });
      onRevoked();
    });

  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="grid min-w-0 gap-0.5">
          <b className="wrap-anywhere">{name}</b>
          <span className="text-sm text-muted">
            Made on {dayInWords(createdAt.slice(0, 10))} ·{" "}
            {lastUsedAt ? `last used on ${dayInWords(lastUsedAt.slice(0, 10))}` : "never used"}
          </span>
        </p>
        <Button size="small" aria-label={`Revoke ${name}`} disabled={busy} onClick={() => void revoke()}>
          Revoke
        </Button>
      </div>
      <FormFailure title="The token still works" text={failure} />
    </li>
  );
}
