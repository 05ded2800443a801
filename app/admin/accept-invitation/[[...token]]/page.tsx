import type { Metadata } from "next";
import Link from "next/link";
import { AcceptInvitationForm } from "@/components/admin/accept-invitation-form";
import { Button } from "@/components/ui/button";
import { checkInvitation } from "@/lib/admin/invitations";
import { submitInvitation } from "./actions";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

export const generateMetadata = (): Metadata => ({ title: t("Admin invitation") });

export default async function AcceptInvitationPage({ params }: { params: Promise<{ token?: string[] }> }) {
  const token = (await params).token?.[0] ?? "";
  const { invitation, refusal } = await checkInvitation(token);
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-12 sm:px-6">
      {invitation ? (
        <>
          <h1 className="text-3xl">{t("Welcome, {name}", { name: invitation.name })}</h1>
          <p>
            {rich(
              "You are invited as {role} with <b>{email}</b>. Choose a password to activate your account.",
              {
                role: invitation.role === "super_admin" ? t("Super Admin") : t("Admin"),
                b: (text) => <b className="wrap-anywhere">{text}</b>,
                email: invitation.email,
              },
            )}
          </p>
          <AcceptInvitationForm token={token} action={submitInvitation} />
        </>
      ) : (
        <>
          <h1 className="text-3xl">{t("Invalid Invitation")}</h1>
          <p>{refusal}</p>
          <p className="text-muted">{t("Ask the admin who invited you for a new link.")}</p>
          <Button asChild className="justify-self-start">
            <Link href="/admin">{t("Back to Login")}</Link>
          </Button>
        </>
      )}
    </div>
  );
}
