import type { Metadata } from "next";
import Link from "next/link";
import { TakeBackAccount } from "@/components/account/confirm-email";
import { Button } from "@/components/ui/button";
import { readUndo } from "@/lib/accounts/email-change";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({
  title: t("Take your account back"),
  robots: { index: false },
  // The token in the address is nobody else's to know; `no-referrer` would also hide our origin from our own form.
  referrer: "same-origin",
});

/** Opening the link changes nothing (mail programs open links by themselves): the button does. */
export default async function TakeBackPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = await readUndo(token);
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-12 sm:px-6">
      <h1 className="text-3xl">{t("Take your account back")}</h1>
      {link ? (
        <TakeBackAccount token={token} replaces={link.replaces} />
      ) : (
        <>
          <p>{t("This link was used already or has expired.")}</p>
          <Button asChild className="justify-self-start">
            <Link href="/">{t("Back to Home")}</Link>
          </Button>
        </>
      )}
    </div>
  );
}
