"use client";

import { LinkForm } from "./link-form";

/** Puts the new address in place. */
export function ConfirmEmail({ token }: { token: string }) {
  return (
    <LinkForm
      path="/api/users/email/confirm"
      token={token}
      submit="Confirm this address"
      failed="The address was not changed"
    />
  );
}
