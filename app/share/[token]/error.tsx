"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "@/components/ui/use-toast";

/** The page could not be made: home, with the reason (spec sharing §8). */
export default function SharedPageError() {
  const router = useRouter();
  useEffect(() => {
    toast({ title: "Error", text: "Failed to load shared recipe", tone: "problem" });
    router.replace("/");
  }, [router]);
  return <p className="px-4 py-16 text-center">Failed to load shared recipe.</p>;
}
