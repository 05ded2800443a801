import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { env } from "@/lib/env";
import { LIGHT } from "@/lib/rules/palette";
import { SHARE_TARGET } from "@/lib/rules/sources/handed-over";

/** What a phone needs to install the app and to share recipes with it (converting.md#handed-over). */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection();
  return {
    id: "/",
    name: env.APP_NAME,
    short_name: env.APP_NAME,
    description: "Any recipe, in plain steps.",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
    share_target: SHARE_TARGET,
  };
}
