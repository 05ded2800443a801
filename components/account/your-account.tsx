"use client";

import { Download, Upload } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { useAppName } from "@/components/shared/app-name";
import { Button } from "@/components/ui/button";
import { Form, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/contract/saved-recipes";
import type { AccountKeys } from "@/lib/accounts/overview";
import { request, requestJson } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { answers } from "@/lib/browser/answers";
import { AccessTokens } from "./access-tokens";
import { ChangeEmailForm, ChangePasswordForm } from "./account-form";
import { AccountLine } from "./account-line";
import { AccountRow } from "./account-row";
import { DeleteAccount } from "./delete-account";
import { ImportRecipes } from "./import-recipes";
import { t, tn } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** What each file is good for, and the format's own name. */
const formats = (appName: string): Record<ExportFormat, { purpose: string; name: string }> => ({
  json: { purpose: t("To keep, and to bring back in here"), name: t("{appName} JSON", { appName }) },
  jsonld: { purpose: t("For other recipe programs"), name: "schema.org JSON-LD" },
  markdown: { purpose: t("To read and to print"), name: t("Markdown") },
  cooklang: { purpose: t("For programs that read Cooklang"), name: t("Cooklang") },
});

/** Everything a cook can do with the account itself (accounts.md#your-account). */
export function YourAccount({ email, keys }: { email: string; keys: AccountKeys }) {
  const withPassword = keys.hasPassword;
  const [passwordChanged, setPasswordChanged] = useState(false);
  // A changed password has ended them all.
  const tokens = passwordChanged ? [] : keys.accessTokens;
  return (
    <section
      aria-labelledby="your-account"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-card p-4 sm:p-6"
    >
      <h2 id="your-account" className="text-xl">
        {t("Your account")}
      </h2>
      <p className="wrap-anywhere">
        {rich("You are signed in as <b>{email}</b>.", { b: (text) => <b>{text}</b>, email })}
      </p>
      {!keys.isVerified && <AccountLine email={email} notice="unverified" />}
      {!withPassword && (
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
      <div className="divide-y divide-line border-t border-line">
        {withPassword && (
          <>
            <AccountRow name={t("Email address")} value={email}>
              <ChangeEmailForm />
            </AccountRow>
            <AccountRow name={t("Password")}>
              <ChangePasswordForm onDone={() => setPasswordChanged(true)} />
            </AccountRow>
          </>
        )}
        <AccountRow name={t("Your recipes and data")} value={t("Download, or bring recipes in")}>
          <RecipesAndData />
        </AccountRow>
        <AccountRow
          name={t("For your own programs")}
          value={tn(tokens.length, "{count} access token", "{count} access tokens")}
        >
          <AccessTokens key={String(passwordChanged)} tokens={tokens} />
        </AccountRow>
        {keys.google.length > 0 && (
          <AccountRow name={t("Linked accounts")} value="Google">
            <LinkedGoogle accounts={keys.google} />
          </AccountRow>
        )}
        <AccountRow name={t("Other devices")}>
          <SignOutEverywhere />
        </AccountRow>
        <AccountRow name={t("Delete account")}>
          <DeleteAccount withPassword={withPassword} />
        </AccountRow>
      </div>
    </section>
  );
}

/** The recipes as files, named by what they are for, and the way in for files of other programs. */
function RecipesAndData() {
  const [importing, setImporting] = useState(false);
  const files = formats(useAppName());
  return (
    <>
      <ul className="grid gap-2">
        {EXPORT_FORMATS.map((format) => (
          <FileLink key={format} href={`/api/recipes/export?format=${format}`} {...files[format]} />
        ))}
        <FileLink
          href="/api/users/export"
          purpose={t("Everything that is stored of you")}
          name={t("All my data")}
        />
      </ul>
      <Button
        className="justify-self-start"
        size="small"
        aria-expanded={importing}
        onClick={() => setImporting(!importing)}
      >
        <Upload aria-hidden />
        {t("Import recipes")}
      </Button>
      {/* Hidden, not unmounted: a running import goes on and is still there when it is shown again. */}
      <div hidden={!importing}>
        <ImportRecipes />
      </div>
    </>
  );
}

const FileLink = ({ href, purpose, name }: { href: string; purpose: string; name: string }) => (
  <li>
    <a
      href={href}
      download
      className="flex min-h-12 items-center gap-3 rounded-field border-[1.5px] border-line-strong px-3.5 py-2 hover:bg-accent-soft"
    >
      <Download aria-hidden className="size-5 shrink-0" />
      <span className="grid">
        <span className="font-semibold">{purpose}</span>
        <span className="text-sm text-muted">{name}</span>
      </span>
    </a>
  </li>
);

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
      <p className="max-w-[68ch]">
        {t("Ends every session of this account, here and elsewhere, and all access tokens.")}
      </p>
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
