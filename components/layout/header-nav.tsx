"use client";

import { Menu, X } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { clsx } from "clsx";
import { storedUser } from "@/lib/browser/stored-user";
import { useStore } from "@/lib/browser/store";
import { calm } from "@/lib/browser/preferences";
import { HelpToggle, ThemeToggle } from "./menu-toggles";
import { ReportNavigation } from "./pending-navigation";
import { SignedIn } from "./signed-in";
import { t } from "@/lib/messages";

/** A group of the header: below each other when folded, side by side in a row. */
const PLACES =
  "flex flex-col items-stretch gap-1 header-row:flex-row header-row:items-center header-row:gap-0 header-row:[:lang(en)_&]:gap-0.5";

/**
 * The header's links and switches: a row on wide screens, folded under 'Menu' on narrow ones. The page that the server sends holds those of
 * a visitor and those of a cook; until this script listens, the one in the head says which of them are shown (theme-script.ts).
 */
export function HeaderNav({ homeUrl }: { homeUrl: string }) {
  const [open, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const user = useStore(storedUser);
  const showsCook = !hydrated || user !== null;
  const showsVisitor = !hydrated || user === null;
  const ofCook = hydrated ? undefined : "not-signed-in:hidden";
  const pathname = usePathname();
  const { openAuth } = useAuthDialog();
  const close = () => setOpen(false);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    close();
    menuButton.current?.focus();
  }

  // An admin is no cook here, signed in or not.
  if (pathname.startsWith("/admin"))
    return (
      <div className="ml-auto flex flex-wrap items-center gap-x-2">
        <span className="text-sm text-muted max-narrow:[:lang(de)_&]:hidden">{t("Admin")}</span>
        <ThemeToggle />
      </div>
    );
  return (
    <div className="ml-auto header-row:min-w-0 header-row:flex-1" onKeyDown={closeOnEscape}>
      <Button
        ref={menuButton}
        size="small"
        className="header-row:hidden"
        aria-expanded={open}
        aria-controls="header-menu"
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden /> : <Menu aria-hidden />}
        {t("Menu")}
      </Button>
      <nav
        id="header-menu"
        aria-label={t("Main menu")}
        className={clsx(
          "absolute inset-x-0 top-full z-30 flex-col items-stretch gap-1 border-b border-line bg-paper p-4 shadow-raised",
          "header-row:static header-row:flex header-row:flex-row header-row:items-center header-row:border-0 header-row:bg-transparent header-row:p-0 header-row:shadow-none",
          open ? "flex" : "hidden",
        )}
      >
        <div className={PLACES}>
          {showsCook && (
            <HeaderLink
              href="/saved-recipes"
              current={pathname === "/saved-recipes"}
              onGo={close}
              className={ofCook}
            >
              {t("Saved Recipes")}
            </HeaderLink>
          )}
          <HeaderLink href="/#converter" current={pathname === "/"} onGo={close}>
            {t("Convert Recipe")}
          </HeaderLink>
          {showsCook && (
            <div className={clsx("contents", ofCook)}>
              <HeaderLink href="/subscription" current={pathname === "/subscription"} onGo={close}>
                {t("My Plan")}
              </HeaderLink>
              <HeaderLink href="/sharing-analytics" current={pathname === "/sharing-analytics"} onGo={close}>
                {t("My Shares")}
              </HeaderLink>
            </div>
          )}
        </div>
        <div
          className={clsx(
            PLACES,
            "header-row:ml-auto header-row:min-w-0 header-row:border-l header-row:border-line header-row:pl-2",
          )}
        >
          <HeaderLink href={homeUrl} onGo={close}>
            {t("Home")}
          </HeaderLink>
          {showsCook && (
            <div className={clsx("contents", ofCook)}>
              <HelpToggle onGo={close} />
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-2 max-header-row:mt-2 max-header-row:border-t max-header-row:border-line max-header-row:pt-2 header-row:contents">
            <ThemeToggle />
            <CalmSwitch />
          </div>
          {showsVisitor && (
            <Button
              size="small"
              className={clsx("max-header-row:mt-3 max-header-row:min-h-12", !hydrated && "signed-in:hidden")}
              onClick={() => {
                const folded = open;
                close();
                openAuth({
                  returnUrl: "/saved-recipes",
                  signUpStays: true,
                  returnFocusTo: folded ? menuButton : undefined,
                });
              }}
            >
              {t("Log In / Sign Up")}
            </Button>
          )}
          {showsCook && (
            <div className={clsx("contents", ofCook)}>
              <SignedIn email={user?.email ?? ""} />
            </div>
          )}
        </div>
      </nav>
    </div>
  );
}

function HeaderLink({
  href,
  current = false,
  onGo,
  className,
  children,
}: {
  href: string;
  current?: boolean;
  onGo: () => void;
  className?: string;
  children: ReactNode;
}) {
  const classes = clsx(
    "flex min-h-11 items-center rounded-field px-2.5 text-sm font-semibold whitespace-nowrap underline-offset-[6px] hover:underline header-row:px-2",
    current && "text-accent underline decoration-2",
    className,
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
      <ReportNavigation href={href} />
    </Link>
  );
}

/** Calm mode: nothing moves, plays or opens unasked, on every page of this device. */
function CalmSwitch() {
  const isCalm = useStore(calm);
  return (
    <Switch
      checked={isCalm}
      onCheckedChange={calm.write}
      title={t("Nothing moves or opens by itself")}
      className="text-sm header-row:shrink-0 header-row:whitespace-nowrap"
    >
      {t("Calm mode")}
    </Switch>
  );
}
