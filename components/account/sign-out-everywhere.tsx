"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { request } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";
import { hardNavigate } from "@/lib/browser/hard-navigation";

export function SignOutEverywhere() {
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
      <h3 className="font-sans text-base font-bold">Other devices</h3>
      <Button size="small" onClick={() => void everywhere()}>
        Sign out everywhere
      </Button>
      {failed && <p className="font-semibold text-danger">That did not work. Please try again.</p>}
    </div>
  );
}
