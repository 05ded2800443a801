import type { ComponentProps } from "react";
import { CircleHelp, SunMoon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

/** In the header's row words stand by themselves: signs beside some of them only would take the room that the cook's name needs. */
export const PLAIN_IN_ROW = "header-row:[&_svg]:hidden";

export function HelpMenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      size="small"
      variant="quiet"
      className={`justify-start px-2.5 header-row:px-2 ${PLAIN_IN_ROW}`}
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
    <Button
      variant="quiet"
      size="small"
      className={`header-row:px-2 ${PLAIN_IN_ROW}`}
      aria-haspopup="menu"
      {...props}
    >
      <SunMoon aria-hidden />
      {t("Theme")}
    </Button>
  );
}
