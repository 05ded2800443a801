import type { Metadata } from "next";
import { NotHere } from "@/components/offline/not-here";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({
  title: t("Not kept on this device"),
  robots: { index: false },
});

/** Shown by the service worker for a page that neither the network nor this device has (docs/product/offline.md#not-kept). */
export default function OfflinePage() {
  return <NotHere />;
}
