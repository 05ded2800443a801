import type { Metadata } from "next";
import { NotHere } from "@/components/offline/not-here";

export const metadata: Metadata = { title: "Not kept on this device", robots: { index: false } };

/** Shown by the service worker for a page that neither the network nor this device has (docs/product/offline.md#not-kept). */
export default function OfflinePage() {
  return <NotHere />;
}
