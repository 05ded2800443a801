"use client";

import { FileDown, ImageDown, Mail } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { OutputStatus } from "@/components/recipe/output-status";
import { useOutput } from "@/components/recipe/use-output";
import { Button } from "@/components/ui/button";

const EmailRecipeDialog = dynamic(
  () => import("@/components/recipe/email-recipe-dialog").then((module) => module.EmailRecipeDialog),
  { ssr: false },
);

/** The ways to take a library recipe along; a visitor is asked to log in before anything is sent for them. Stands in a wrapping row. */
export function LibraryActions({
  id,
  title,
  servings,
  isSignedIn,
}: {
  id: string;
  title: string;
  servings: number | null;
  isSignedIn: boolean;
}) {
  const address = `/api/library-recipes/${encodeURIComponent(id)}/output`;
  const [emailing, setEmailing] = useState(false);
  const { openAuth } = useAuthDialog();
  const output = useOutput(address, servings);
  const making = output.state.kind === "working" ? output.state.format : null;
  return (
    <>
      <Button
        size="small"
        onClick={() => (isSignedIn ? setEmailing(true) : openAuth({ returnUrl: `/library-recipe/${id}` }))}
      >
        <Mail aria-hidden />
        Email
      </Button>
      <Button
        size="small"
        disabled={making !== null}
        aria-busy={making === "pdf"}
        onClick={() => void output.download("pdf")}
      >
        <FileDown aria-hidden />
        Download PDF
      </Button>
      <Button
        size="small"
        disabled={making !== null}
        aria-busy={making === "image"}
        onClick={() => void output.download("image")}
      >
        <ImageDown aria-hidden />
        Save as Image
      </Button>
      <OutputStatus output={output} />
      {emailing && (
        <EmailRecipeDialog
          address={address}
          title={title}
          servings={servings}
          onClose={() => setEmailing(false)}
        />
      )}
    </>
  );
}
