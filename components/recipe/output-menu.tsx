"use client";

import { Ellipsis, FileDown, ImageDown, Mail } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { OutputStatus } from "./output-status";
import { useOutput } from "./use-output";

const EmailRecipeDialog = dynamic(
  () => import("./email-recipe-dialog").then((module) => module.EmailRecipeDialog),
  { ssr: false },
);

/** The ways to take a saved recipe along, under More: they are rarer than cooking, and keep out of its way. */
export function OutputMenu({
  address,
  title,
  servings,
}: {
  /** Of the output call. */
  address: string;
  title: string;
  servings: number | null;
}) {
  const [emailing, setEmailing] = useState(false);
  const output = useOutput(address, servings);
  const working = output.state.kind === "working";
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button size="small">
            <Ellipsis aria-hidden />
            More
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuItem onSelect={() => setEmailing(true)}>
            <Mail aria-hidden />
            Email
          </DropdownMenuItem>
          <DropdownMenuItem disabled={working} onSelect={() => void output.download("pdf")}>
            <FileDown aria-hidden />
            Download PDF
          </DropdownMenuItem>
          <DropdownMenuItem disabled={working} onSelect={() => void output.download("image")}>
            <ImageDown aria-hidden />
            Save as Image
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
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
