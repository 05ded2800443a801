"use client";

import { useEffect } from "react";
import { refreshStoredUser } from "@/lib/browser/refresh-stored-user";
import { sendWaitingCompletions } from "@/lib/browser/waiting-completions";

/**
 * Keeps the browser's copy of the user in step with the server, once per visit, and sends what was cooked without a connection.
 * Shows nothing and decides nothing.
 */
export function UserSync() {
  useEffect(() => void refreshStoredUser().then(sendWaitingCompletions), []);
  return null;
}
