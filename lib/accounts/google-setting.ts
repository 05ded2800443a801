import "server-only";
import { env } from "@/lib/env";

/** Whether Google sign-in has its keys; apart from the sign-in itself, which is loaded only when somebody uses it. */
export const isGoogleEnabled = env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined;
