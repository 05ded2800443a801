"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

const TrialDialog = dynamic(
  () => orAgain(() => import("./trial-dialog").then((module) => module.TrialDialog)),
  {
    ssr: false,
  },
);

/** The trial dialog on its own page, open from the start; closing it leads home, as there is nothing behind it. */
export function TrialOnArrival({ returnUrl }: { returnUrl: string | undefined }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button variant="primary" size="large" onClick={() => setOpen(true)}>
        {t("Choose a plan")}
      </Button>
      {isOpen && <TrialDialog returnUrl={returnUrl} closeTo="/" onClose={() => setOpen(false)} />}
    </>
  );
}
