"use client";

import { Check, Circle, Eye, EyeOff } from "lucide-react";
import Link from "next/link";
import { useActionState, useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { refusalSentence, request } from "@/lib/browser/api";
import { AcceptInvitationInput } from "@/lib/contract/admin";
import { ADMIN_PASSWORD_MIN_CHARS } from "@/lib/rules/limits";

type FormState = { done?: true; error?: string };

/** An invited admin's own password. With JavaScript it calls /api; without, the form's own action does the same. */
export function AcceptInvitationForm({
  token,
  action,
}: {
  token: string;
  action: (state: FormState, form: FormData) => Promise<FormState>;
}) {
  const [sent, formAction] = useActionState(action, {});
  const [typed, setTyped] = useState({ password: "", confirm: "" });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, confirm } = typed;
    const problem =
      password === "" || confirm === ""
        ? "Please fill in all fields"
        : password !== confirm
          ? "Passwords do not match"
          : AcceptInvitationInput.safeParse({ password }).error?.issues[0]?.message;
    setError(problem);
    if (problem) return;
    setBusy(true);
    try {
      await request(`/api/admin/admin-users/accept-invitation/${encodeURIComponent(token)}`, {
        method: "POST",
        json: { password },
      });
      setDone(true);
    } catch (failure) {
      const text = refusalSentence(failure, "Failed to accept invitation");
      setError(text);
      toast({ title: "Error", text, tone: "problem" });
    } finally {
      setBusy(false);
    }
  }

  if (done || sent.done) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="text-xl font-semibold">Account Activated!</p>
        <p>You can now log in with your email and your new password.</p>
        <Button asChild variant="primary" className="justify-self-start">
          <Link href="/admin">Go to Login</Link>
        </Button>
      </div>
    );
  }
  const shown = error ?? sent.error;
  return (
    <form noValidate action={formAction} className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        label="Password"
        name="password"
        onType={(password) => setTyped({ ...typed, password })}
      />
      <PasswordField
        label="Confirm password"
        name="confirm"
        onType={(confirm) => setTyped({ ...typed, confirm })}
      />
      <ul className="grid gap-1 text-sm">
        <Requirement met={typed.password.length >= ADMIN_PASSWORD_MIN_CHARS}>
          At least {ADMIN_PASSWORD_MIN_CHARS} characters
        </Requirement>
        <Requirement met={typed.password !== "" && typed.password === typed.confirm}>
          Passwords match
        </Requirement>
      </ul>
      {shown && <FailureCard title="The account is not active yet" text={shown} />}
      <SubmitButton busy={busy}>Activate Account</SubmitButton>
    </form>
  );
}

function Requirement({ met, children }: { met: boolean; children: React.ReactNode }) {
  const Icon = met ? Check : Circle;
  return (
    <li className={`flex items-center gap-2 ${met ? "font-semibold text-accent" : "text-muted"}`}>
      <Icon aria-hidden className="size-4" />
      {children}
      <span className="sr-only">{met ? "(done)" : "(not yet)"}</span>
    </li>
  );
}

function PasswordField({
  label,
  name,
  onType,
}: {
  label: string;
  name: string;
  onType: (text: string) => void;
}) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label}>
      {(field) => (
        <div className="flex gap-2">
          <Input
            {...field}
            name={name}
            type={shown ? "text" : "password"}
            autoComplete="new-password"
            onChange={(event) => onType(event.target.value)}
          />
          <Button aria-pressed={shown} className="min-w-28" onClick={() => setShown(!shown)}>
            <Icon aria-hidden />
            {shown ? "Hide" : "Show"}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </div>
      )}
    </Field>
  );
}
