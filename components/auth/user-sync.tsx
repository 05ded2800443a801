"use client";

import { useEffect } from "react";
import { refreshStoredUser } from "@/lib/browser/refresh-stored-user";
import { storedUser } from "@/lib/browser/stored-user";
import { sendWaitingCompletions } from "@/lib/browser/waiting-completions";

/**
 * Keeps the browser's copy of the user in step with the server, once per visit, and sends what was cooked without a connection.
 * Keeps, too, what the script in the head said of it (theme-script.ts). Shows nothing and decides nothing.
 */
export function UserSync() {
  useEffect(() => void refreshStoredUser().then(sendWaitingCompletions), []);
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute("data-signed-in", storedUser.read() !== null);
    mark();
    return storedUser.subscribe(mark);
  }, []);
  return null;
}
