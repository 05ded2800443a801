"use client";

import { ReplacedAccountNote } from "./replaced-account-note";
import { LinkForm } from "./link-form";

/** Undoes a change of address: the account goes back to the old one, and every device is signed out. */
export function TakeBackAccount({ token, replaces }: { token: string; replaces: boolean }) {
  return (
    <LinkForm
      path="/api/users/email/undo"
      token={token}
      submit="Take my account back"
      failed="Nothing was changed"
      signedOut
    >
      <p>
        Your account gets this email address again. Everybody is signed out, and the password ends. We send
        you a link to choose a new one.
      </p>
      {replaces && <ReplacedAccountNote when="When you take yours back" />}
    </LinkForm>
  );
}
