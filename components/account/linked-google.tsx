"use client";

import { useRouter } from "next/navigation";
import { Form, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import type { AccountKeys } from "@/lib/accounts/overview";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";

/** The Google accounts that open this one, and the way to end that. */
export function LinkedGoogle({ accounts }: { accounts: AccountKeys["google"] }) {
  const router = useRouter();
  const form = useForm({
    send: async () => {
      const { message } = await requestJson("/api/users/google", answers.message, { method: "DELETE" });
      toast({ title: "Google unlinked", text: message });
      router.refresh();
    },
  });

  return (
    <Form form={form} className="grid justify-items-start gap-3">
      <h3 className="font-sans text-base font-bold">Linked accounts</h3>
      {accounts.map(({ email, linkedAt }) => (
        <p key={email + linkedAt} className="wrap-anywhere">
          Google, as <b>{email}</b>, since {linkedAt.slice(0, 10)}
        </p>
      ))}
      <FormMessage title="Nothing was changed" />
      <SubmitButton variant="secondary" size="small">
        Unlink Google
      </SubmitButton>
    </Form>
  );
}
