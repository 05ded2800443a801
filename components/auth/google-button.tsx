"use client";

import { Button } from "@/components/ui/button";
import { signInWithGoogle } from "@/lib/browser/oauth-window";

export function GoogleButton({ returnUrl }: { returnUrl: string | undefined }) {
  return <Button onClick={() => signInWithGoogle(returnUrl)}>Continue with Google</Button>;
}
