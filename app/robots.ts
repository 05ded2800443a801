import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { absoluteUrl } from "@/lib/env";

/** Search engines read what everybody may: pages, pictures and previews; calls and what belongs to a cook are no pages for them. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection();
  return {
    rules: {
      userAgent: "*",
      allow: ["/", "/api/storage/images/", "/api/share/*/picture", "/api/library-recipes/*/picture"],
      disallow: [
        "/api/",
        "/admin",
        "/checkout/",
        "/confirm-email/",
        "/recipe/",
        "/reset-password",
        "/saved-recipes",
        "/sharing-analytics",
        "/subscription",
        "/trial",
      ],
    },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
