import type { Metadata } from "next";
import Link from "next/link";
import { ConfirmAddress, ConfirmChange } from "@/components/account/confirm-email";
import { Button } from "@/components/ui/button";
import { readConfirmation } from "@/lib/accounts/email-verification";
import { currentUser } from "@/lib/http/page-user";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({
  title: t("Confirm your email"),
  robots: { index: false },
  // The token in the address is nobody else's to know; `no-referrer` would also hide our origin from our own form.
  referrer: "same-origin",
});

/** Opening the link changes nothing (mail programs open links by themselves): the button does. */
export default async function ConfirmEmailPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = await readConfirmation({ viewer: await currentUser(), token });
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-12 sm:px-6">
      <h1 className="text-3xl">
        {link?.kind === "change" ? t("Confirm your new email address") : t("Confirm your email address")}
      </h1>
      {link?.kind === "address" && <ConfirmAddress token={token} isOwn={link.isOwn} />}
      {link?.kind === "change" && <ConfirmChange token={token} isOwn={link.isOwn} replaces={link.replaces} />}
      {!link && (
        <>
          <p>
            {t("This link was used already or has expired. You can ask for a new one under Your account.")}
          </p>
          <Button asChild className="justify-self-start">
            <Link href="/subscription">{t("Your account")}</Link>
          </Button>
        </>
      )}
    </div>
  );
}
