"use client";

import { Menu, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useHydrated } from "@/components/shared/use-hydrated";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CalmSwitch } from "./calm-switch";
import { ThemeToggle } from "./theme-toggle";

/** The header's links and switches: a row on wide screens, folded under 'Menu' on narrow ones. */
export function HeaderNav({ homeUrl }: { homeUrl: string }) {
  const [open, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const pathname = usePathname();
  const { openAuth } = useAuthDialog();
  const close = () => setOpen(false);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    close();
    menuButton.current?.focus();
  }

  return (
    <div className="ml-auto" onKeyDown={closeOnEscape}>
      <Button
        ref={menuButton}
        size="small"
        className="lg:hidden"
        aria-expanded={open}
        aria-controls="header-menu"
        disabled={!hydrated}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
        Menu
      </Button>
      <nav
        id="header-menu"
        aria-label="Main"
        className={cn(
          "absolute inset-x-0 top-full z-30 flex-col items-stretch gap-1 border-b border-line bg-paper p-4 shadow-raised",
          "lg:static lg:flex lg:flex-row lg:items-center lg:gap-2 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none",
          open ? "flex" : "hidden",
        )}
      >
        <HeaderLink href={homeUrl} onGo={close}>
          Home
        </HeaderLink>
        <HeaderLink href="/#converter" current={pathname === "/"} onGo={close}>
          Convert Recipe
        </HeaderLink>
        <div className="my-2 border-t border-line lg:mx-1 lg:my-0 lg:h-7 lg:border-t-0 lg:border-l" />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ThemeToggle />
          <CalmSwitch />
        </div>
        <Button
          size="small"
          className="max-lg:mt-3 max-lg:min-h-12"
          disabled={!hydrated}
          onClick={() => {
            const folded = open;
            close();
            openAuth({ recipeKept: false, returnFocusTo: folded ? menuButton : undefined });
          }}
        >
          Log In / Sign Up
        </Button>
      </nav>
    </div>
  );
}

function HeaderLink({
  href,
  current = false,
  onGo,
  children,
}: {
  href: string;
  current?: boolean;
  onGo: () => void;
  children: ReactNode;
}) {
  const classes = cn(
    "flex min-h-11 items-center rounded-field px-3 text-sm font-semibold underline-offset-[6px] hover:underline",
    current && "text-accent underline decoration-2",
  );
  if (!href.startsWith("/")) {
    return (
      <a href={href} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <Link
      href={href}
      className={classes}
      aria-current={current ? "page" : undefined}
      onClick={onGo}
      prefetch={false}
    >
      {children}
    </Link>
  );
}
