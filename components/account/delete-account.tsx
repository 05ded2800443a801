"use client";

import { useState, type FormEvent } from "react";
import { Field } from "@/components/shared/field";
import { FormFailure } from "@/components/shared/form-failure";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { request } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";
import { hardNavigate } from "@/lib/browser/hard-navigation";

/** Deleting asks once, says what is lost, and takes the password. */
export function DeleteAccount({ withPassword }: { withPassword: boolean }) {
  const [asking, setAsking] = useState(false);
  const { busy, failure, submit } = useSubmission({ fallback: "Please try again." });

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    await submit(async () => {
      await request("/api/users/me", { method: "DELETE", json: { password } });
      storeUser(null);
      hardNavigate("/");
    });
  }

  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-bold">Delete account</h3>
      {asking ? (
        <form
          noValidate
          aria-label="Delete account"
          className="grid gap-4"
          onSubmit={(event) => void remove(event)}
        >
          <p>
            This deletes your account and all your recipes for good. Download your data first if you want to
            keep it.
          </p>
          {withPassword && (
            <Field label="Your password">
              {(field) => (
                <Input {...field} name="password" type="password" autoComplete="current-password" />
              )}
            </Field>
          )}
          <FormFailure title="Nothing was deleted" text={failure} />
          <div className="flex flex-wrap gap-3">
            <Button size="large" onClick={() => setAsking(false)}>
              Keep my account
            </Button>
            <SubmitButton busy={busy} variant="danger">
              Delete for good
            </SubmitButton>
          </div>
        </form>
      ) : (
        <Button size="small" className="justify-self-start" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      )}
    </div>
  );
}
