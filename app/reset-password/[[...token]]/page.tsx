import type { Metadata } from "next";
import Link from "next/link";
import { ForgotForm } from "@/components/auth/forgot-form";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";
import { Button } from "@/components/ui/button";
import { submitRequest, submitReset } from "./actions";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({
  title: t("Reset your password"),
  robots: { index: false },
  // The token in the address is nobody else's to know; `no-referrer` would also hide our origin from our own form.
  referrer: "same-origin",
});

export default async function ResetPasswordPage({ params }: { params: Promise<{ token?: string[] }> }) {
  const token = (await params).token?.[0];
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-12 sm:px-6">
      <h1 className="text-3xl">
        {token === undefined ? t("Forgot Your Password?") : t("Reset Your Password")}
      </h1>
      {token === undefined ? (
        <>
          <p>{t("We send you a letter with a link to choose a new one.")}</p>
          <ForgotForm
            action={submitRequest}
            submitLabel={t("Send Reset Instructions")}
            failed={t("Failed to send password reset request")}
          />
        </>
      ) : (
        <ResetPasswordForm token={token} action={submitReset} />
      )}
      <div className="flex flex-wrap gap-3">
        {token !== undefined && (
          <Button asChild>
            <Link href="/reset-password">{t("Ask for a new link")}</Link>
          </Button>
        )}
        <Button asChild>
          <Link href="/">{t("Back to Home")}</Link>
        </Button>
      </div>
    </div>
  );
}
