import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountLine } from "@/components/account/account-line";
import { ShareStats } from "@/components/sharing/share-stats";
import { currentNotice, currentUser } from "@/lib/http/page-user";
import { shareStats } from "@/lib/sharing/stats";

export const metadata: Metadata = { title: "My Shares", robots: { index: false } };

export default async function MySharesPage() {
  const viewer = await currentUser();
  if (!viewer) redirect("/");
  return (
    <div className="mx-auto grid max-w-[60rem] gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-3xl">My Shares</h1>
      <AccountLine email={viewer.email} notice={await currentNotice()} />
      <ShareStats stats={await shareStats({ viewer })} />
    </div>
  );
}
