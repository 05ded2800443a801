import type { Metadata } from "next";
import Link from "next/link";
import { AcceptInvitationForm } from "@/components/admin/accept-invitation-form";
import { Button } from "@/components/ui/button";
import { checkInvitation } from "@/lib/admin/invitations";
import { submitInvitation } from "./actions";

export const metadata: Metadata = { title: "Admin invitation" };

export default async function AcceptInvitationPage({ params }: { params: Promise<{ token?: string[] }> }) {
  const token = (await params).token?.[0] ?? "";
  const { invitation, refusal } = await checkInvitation(token);
  return (
    <div className="mx-auto grid max-w-xl gap-6 px-4 py-12 sm:px-6">
      {invitation ? (
        <>
          <h1 className="text-3xl">Welcome, {invitation.name}</h1>
          <p>
            You are invited as {invitation.role === "super_admin" ? "Super Admin" : "Admin"} with{" "}
            <b className="wrap-anywhere">{invitation.email}</b>. Choose a password to activate your account.
          </p>
          <AcceptInvitationForm token={token} action={submitInvitation} />
        </>
      ) : (
        <>
          <h1 className="text-3xl">Invalid Invitation</h1>
          <p>{refusal}</p>
          <p className="text-muted">Ask the admin who invited you for a new link.</p>
          <Button asChild className="justify-self-start">
            <Link href="/admin">Back to Login</Link>
          </Button>
        </>
      )}
    </div>
  );
}
