import type { ComponentProps } from "react";
import { SunMoon } from "lucide-react";
import { Button } from "@/components/ui/button";

export function ThemeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="quiet" size="small" aria-haspopup="menu" {...props}>
      <SunMoon aria-hidden />
      Theme
    </Button>
  );
}
