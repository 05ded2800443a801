"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";

/** Who is signed in (the local part of the email), and the way out. */
export function SignedIn({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const router = useRouter();

  async function logout() {
    setBusy(true);
    try {
      await request("/api/auth/logout", { method: "POST" });
      storeUser(null);
      router.push("/");
      router.refresh();
    } catch {
      toast({ title: "Error", text: "You are still logged in. Please try again.", tone: "problem" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-2 max-header-row:mt-3 header-row:flex-nowrap">
      <span className="max-w-40 truncate px-2 text-sm text-muted header-row:w-20 header-row:px-1.5">
        {email.split("@")[0]}
      </span>
      <Button size="small" disabled={busy} onClick={() => void logout()}>
        <LogOut aria-hidden />
        Logout
      </Button>
    </div>
  );
}
