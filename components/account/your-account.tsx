"use client";

import { Download, Upload } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { useAppName } from "@/components/shared/app-name";
import { Button } from "@/components/ui/button";
import { Form, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { EXPORT_FORMATS } from "@/lib/contract/saved-recipes";
import type { AccountKeys } from "@/lib/accounts/overview";
import { request, requestJson } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { answers } from "@/lib/browser/answers";
import { AccessTokens } from "./access-tokens";
import { ChangeEmailForm, ChangePasswordForm } from "./account-form";
import { AccountLine } from "./account-line";
import { DeleteAccount } from "./delete-account";
import { ImportRecipes } from "./import-recipes";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

const formatNames = (appName: string) => ({
  json: t("{appName} JSON", { appName }),
  jsonld: "schema.org JSON-LD",
  markdown: t("Markdown"),
  cooklang: t("Cooklang"),
});

/** Everything a cook can do with the account itself (accounts.md#your-account). */
export function YourAccount({ email, keys }: { email: string; keys: AccountKeys }) {
  const withPassword = keys.hasPassword;
  const names = formatNames(useAppName());
  const [importing, setImporting] = useState(false);
  const [passwordChanged, setPasswordChanged] = useState(false);
  return (
    <section
      aria-labelledby="your-account"
      className="grid gap-8 rounded-panel border border-line bg-card p-6"
    >
      <h2 id="your-account" className="text-xl">
        {t("Your account")}
      </h2>
      <p className="wrap-anywhere">
        {rich("You are signed in as <b>{email}</b>.", { b: (text) => <b>{text}</b>, email })}
      </p>
      {!keys.isVerified && <AccountLine email={email} notice="unverified" />}
      {withPassword ? (
        <>
          <ChangeEmailForm />
          <ChangePasswordForm onDone={() => setPasswordChanged(true)} />
        </>
      ) : (
        <p>
          {keys.passwordEnded
            ? t("The password of this account ended when its email address was confirmed. ")
            : t("This account has no password yet. ")}
          <Link href="/reset-password" className="underline underline-offset-4">
            {t("Set a password by email")}
          </Link>
          .
        </p>
      )}
      <div className="grid gap-3">
        <h3 className="font-sans text-base font-bold">{t("Your recipes and data")}</h3>
        <div className="flex flex-wrap gap-2.5">
          {EXPORT_FORMATS.map((format) => (
            <Button key={format} asChild size="small">
              <a href={`/api/recipes/export?format=${format}`} download>
                <Download aria-hidden />
                {names[format]}
              </a>
            </Button>
          ))}
          <Button asChild size="small">
            <a href="/api/users/export" download>
              <Download aria-hidden />
              {t("All my data")}
            </a>
          </Button>
          <Button size="small" aria-expanded={importing} onClick={() => setImporting(!importing)}>
            <Upload aria-hidden />
            {t("Import recipes")}
          </Button>
        </div>
        {/* Hidden, not unmounted: a running import goes on and is still there when it is shown again. */}
        <div hidden={!importing}>
          <ImportRecipes />
        </div>
      </div>
      {/* A changed password has ended them all. */}
      <AccessTokens key={String(passwordChanged)} tokens={passwordChanged ? [] : keys.accessTokens} />
      {keys.google.length > 0 && <LinkedGoogle accounts={keys.google} />}
      <SignOutEverywhere />
      <DeleteAccount withPassword={withPassword} />
    </section>
  );
}

function SignOutEverywhere() {
  const [failed, setFailed] = useState(false);
  async function everywhere() {
    try {
      await request("/api/users/sign-out-everywhere", { method: "POST" });
      storeUser(null);
      hardNavigate("/");
    } catch {
      setFailed(true);
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <h3 className="font-sans text-base font-bold">{t("Other devices")}</h3>
      <Button size="small" onClick={() => void everywhere()}>
        {t("Sign out everywhere")}
      </Button>
      {failed && <p className="font-semibold text-danger">{t("That did not work. Please try again.")}</p>}
    </div>
  );
}

/** The Google accounts that open this one, and the way to end that. */
function LinkedGoogle({ accounts }: { accounts: AccountKeys["google"] }) {
  const router = useRouter();
  const form = useForm({
    send: async () => {
      const { message } = await requestJson("/api/users/google", answers.message, { method: "DELETE" });
      toast({ title: t("Google unlinked"), text: message });
      router.refresh();
    },
  });

  return (
    <Form form={form} className="grid justify-items-start gap-3">
      <h3 className="font-sans text-base font-bold">{t("Linked accounts")}</h3>
      {accounts.map(({ email, linkedAt }) => (
        <p key={email + linkedAt} className="wrap-anywhere">
          {rich("Google, as <b>{email}</b>, since {day}", {
            b: (text) => <b>{text}</b>,
            email,
            day: linkedAt.slice(0, 10),
          })}
        </p>
      ))}
      <FormMessage title={t("Nothing was changed")} />
      <SubmitButton variant="secondary" size="small">
        {t("Unlink Google")}
      </SubmitButton>
    </Form>
  );
}
