import { CircleAlert, CircleCheck, Clock, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { clsx } from "clsx";

const SIGNS = {
  working: { Icon: LoaderCircle, className: "animate-spin text-accent" },
  done: { Icon: CircleCheck, className: "text-accent" },
  waiting: { Icon: Clock, className: "text-accent" },
  problem: { Icon: CircleAlert, className: "text-danger" },
} as const;

/** How a checkout came out, alone on its page; read out when it changes. `children` are the ways on. */
export function Outcome({
  sign,
  title,
  text,
  children,
}: {
  sign: keyof typeof SIGNS;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  const { Icon, className } = SIGNS[sign];
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6 sm:py-20">
      <div className="grid justify-items-center gap-5 rounded-panel border border-line bg-card px-6 py-12 text-center">
        <div role="status" className="grid justify-items-center gap-4">
          <Icon aria-hidden className={clsx("size-14", className)} strokeWidth={1.75} />
          <h1 className="text-2xl">{title}</h1>
          <div className="grid max-w-[44ch] gap-2">{text}</div>
        </div>
        {children && <div className="flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </div>
  );
}
