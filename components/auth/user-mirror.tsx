"use client";

import { useEffect } from "react";
import { checkUser } from "@/lib/browser/local-user";

/** Keeps the browser's copy of the user in step with the server, once per visit. Shows nothing and decides nothing. */
export function UserMirror() {
  useEffect(() => void checkUser(), []);
  return null;
}
