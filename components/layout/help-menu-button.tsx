import type { ComponentProps } from "react";
import { CircleHelp } from "lucide-react";
import { Button } from "@/components/ui/button";

export function HelpMenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="justify-start px-2.5 xl:px-2"
      aria-haspopup="menu"
      {...props}
    >
      <CircleHelp aria-hidden />
      Help
    </Button>
  );
}
