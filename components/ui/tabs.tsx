"use client";

import type { ComponentProps } from "react";
import * as TabsPrimitive from "radix-ui/tabs";
import { cn } from "./cn";

export const Tabs = TabsPrimitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      className={cn("grid auto-cols-fr grid-flow-col gap-1.5 rounded-card bg-accent-soft p-1.5", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        "inline-flex min-h-12 items-center justify-center gap-2 rounded-[10px] border-[1.5px] border-transparent px-1 text-sm font-semibold text-ink transition-colors",
        "hover:bg-card/60 data-[state=active]:border-line-strong data-[state=active]:bg-card data-[state=active]:text-accent data-[state=active]:shadow-card [&_svg]:size-[1.15em]",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content className={cn("rounded-card", className)} {...props} />;
}
