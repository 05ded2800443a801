import type { ComponentProps } from "react";
import { CircleHelp, SunMoon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

export function HelpMenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="justify-start px-2.5 header-row:px-2"
      aria-haspopup="menu"
      {...props}
    >
      <CircleHelp aria-hidden />
      {t("Help")}
    </Button>
  );
}

export function ThemeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="quiet" size="small" aria-haspopup="menu" {...props}>
      <SunMoon aria-hidden />
      {t("Theme")}
    </Button>
  );
}
