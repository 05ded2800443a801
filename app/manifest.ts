import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { env } from "@/lib/env";
import { LIGHT } from "@/lib/rules/palette";
import { SHARE_TARGET } from "@/lib/rules/sources/handed-over";
import { t } from "@/lib/messages";

/**
 * What a phone or a desktop needs to install the app (offline.md#install) and to share recipes with it (converting.md#handed-over). The
 * name is the running server's.
 */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await connection();
  return {
    id: "/",
    name: env.APP_NAME,
    short_name: env.APP_NAME,
    description: t("Any recipe as one shopping list and short steps that say what to use and how much."),
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en",
    categories: ["food", "lifestyle"],
    background_color: LIGHT.paper,
    theme_color: LIGHT.paper,
    icons: [
      { src: "/install/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/install/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/install/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [{ name: t("Saved Recipes"), url: "/saved-recipes" }],
    screenshots: [
      {
        src: "/install/phone.png",
        sizes: "390x844",
        type: "image/png",
        form_factor: "narrow",
        label: t("A recipe as a shopping list and short steps"),
      },
      {
        src: "/install/desktop.png",
        sizes: "1280x800",
        type: "image/png",
        form_factor: "wide",
        label: t("A recipe as a shopping list and short steps"),
      },
    ],
    share_target: SHARE_TARGET,
  };
}
