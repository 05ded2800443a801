"use client";

import { LogOut } from "lucide-react";
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import { waitingCompletions } from "@/lib/browser/cook-storage";
import { forgetCookNotes } from "@/lib/browser/cook-notes";
import { waitingChanges } from "@/lib/browser/offline/waiting";
import { storedUser, storeUser } from "@/lib/browser/stored-user";
import { t } from "@/lib/messages";
import { PLAIN_IN_ROW } from "./menu-buttons";

const LogoutQuestion = dynamic(
  () => orAgain(() => import("@/components/offline/logout-question").then((module) => module.LogoutQuestion)),
  { ssr: false },
);

const ownCompletions = () =>
  waitingCompletions.read().filter(({ userId }) => userId === storedUser.read()?.id);

/** Nothing of this cook stays on the device; what is kept for reading goes with the user's copy (offline-door.tsx). */
async function forgetWaiting(): Promise<void> {
  const own = ownCompletions();
  waitingCompletions.write(waitingCompletions.read().filter((entry) => !own.includes(entry)));
  if (waitingChanges.read().length === 0) return;
  const { forgetChanges } = await import("@/lib/browser/offline/changes");
  await forgetChanges();
}

/** Who is signed in (the local part of the email), and the way out. */
export function SignedIn({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const router = useRouter();

  const [asking, setAsking] = useState<number | null>(null);

  /** What waits on this device would be lost: the cook is asked first. */
  function askFirst() {
    const count = waitingChanges.read().length + ownCompletions().length;
    if (count > 0) setAsking(count);
    else void logout();
  }

  async function logout() {
    setBusy(true);
    setAsking(null);
    try {
      await request("/api/auth/logout", { method: "POST" });
      await forgetWaiting();
      const cook = storedUser.read();
      if (cook) forgetCookNotes(cook.id);
      storeUser(null);
      router.push("/");
      router.refresh();
    } catch {
      toast({ title: t("Error"), text: t("You are still logged in. Please try again."), tone: "problem" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2 max-header-row:mt-3 header-row:min-w-0 header-row:flex-nowrap header-row:gap-1">
      <span
        className="max-w-60 min-w-0 truncate px-2 text-sm text-muted header-row:w-52 header-row:text-right"
        title={email}
      >
        {email.split("@")[0]}
      </span>
      <Button
        size="small"
        className={`header-row:shrink-0 header-row:border-transparent header-row:bg-transparent header-row:px-2 ${PLAIN_IN_ROW}`}
        disabled={busy}
        onClick={askFirst}
      >
        <LogOut aria-hidden />
        {t("Logout")}
      </Button>
      {asking !== null && (
        <LogoutQuestion count={asking} onStay={() => setAsking(null)} onLogout={() => void logout()} />
      )}
    </div>
  );
}
