"use client";

import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";
import { t } from "@/lib/messages";

/** What came with the page, or was read a moment ago, is not asked for again. */
const FRESH_MS = 1_000;

/** What the admin pages have read. When the session is over, the page asks for the login again. */
export function AdminQueries({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({
          onError: (error, { meta }) => {
            if (error instanceof ApiError && error.status === 401) router.refresh();
            else if (typeof meta?.failure === "string")
              toast({ title: t("Error"), text: meta.failure, tone: "problem" });
          },
        }),
        defaultOptions: {
          // An admin reads at once that a call failed, offline too, and has Retry.
          queries: { staleTime: FRESH_MS, retry: false, networkMode: "always", refetchOnReconnect: false },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
