"use client";

import { useActionState, useState } from "react";
import { ForgotForm, type FormState } from "./forgot-form";

/** Asks for a reset link. With JavaScript it calls /api; without, the form's own action does the same. */
export function RequestReset({
  action,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
}) {
  const [email, setEmail] = useState("");
  const [answered, formAction] = useActionState(action, {});
  return (
    <ForgotForm
      email={email}
      onEmail={setEmail}
      submitLabel="Send Reset Instructions"
      failed="Failed to send password reset request"
      withoutScript={{ action: formAction, answered }}
    />
  );
}
