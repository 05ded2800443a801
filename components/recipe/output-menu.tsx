"use client";

import { Ellipsis } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Outputs } from "./outputs";
import { t } from "@/lib/messages";

/** The ways to take a saved recipe along, under More: they are rarer than cooking, and keep out of its way. */
export function OutputMenu(recipe: {
  /** Of the output call. */
  address: string;
  title: string;
  servings: number | null;
}) {
  return (
    <Outputs {...recipe}>
      {(actions) => (
        <DropdownMenu modal={false}>
          <DropdownMenuTrigger asChild>
            <Button size="small">
              <Ellipsis aria-hidden />
              {t("More")}
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start">
            {actions.map(({ format, label, Icon, disabled, run }) => (
              <DropdownMenuItem key={format} disabled={disabled} onSelect={run}>
                <Icon aria-hidden />
                {label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </Outputs>
  );
}
