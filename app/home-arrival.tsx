"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { LoginOnArrival } from "@/components/auth/login-on-arrival";
import { ExplainerVideo } from "@/components/converter/explainer-video";
import { ScrollToRecipe } from "@/components/converter/scroll-to-recipe";
import { isViewerKnown } from "@/lib/browser/refresh-stored-user";
import { storedUser } from "@/lib/browser/stored-user";
import { useStore } from "@/lib/browser/store";

/** What the address asks the home page for, and the video that a visitor is offered: the page itself is the same for everybody. */
export function HomeArrival({ appName, hasGoogle }: { appName: string; hasGoogle: boolean }) {
  const asked = useSearchParams();
  const isKnown = useStore(isViewerKnown);
  const isVisitor = useStore(storedUser) === null && isKnown;
  // next-auth sends a refused sign-in back with `error`.
  const googleFailed = hasGoogle && asked.has("error");
  const isSentToLogin = asked.get("login") === "1" || googleFailed;
  // Who came as a visitor keeps the dialog while logging in there: it leads on by itself.
  const [hasCome, setHasCome] = useState(false);
  if (isVisitor && isSentToLogin && !hasCome) setHasCome(true);
  return (
    <>
      {asked.get("scrollToRecipe") === "true" && <ScrollToRecipe />}
      {hasCome && (
        <LoginOnArrival
          returnUrl={asked.get("returnUrl") ?? undefined}
          hasGoogle={hasGoogle}
          googleFailed={googleFailed}
        />
      )}
      {isVisitor && !isSentToLogin && <ExplainerVideo appName={appName} />}
    </>
  );
}
