/** How Next builds and serves the app: request sizes, packages left unbundled, and the headers every answer carries. */
import { fileURLToPath } from "node:url";
import { engineVersion } from "./scripts/setup/engine-version.mjs";

const ROOT = fileURLToPath(new URL(".", import.meta.url));

const EVERYWHERE = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(self), screen-wake-lock=(self), microphone=(self), geolocation=(), payment=(), usb=()",
};

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Pages that are the same for everybody, and hence static. */
const STATIC_PAGES = [
  "",
  "about",
  "bring-recipes",
  "developers",
  "privacy-policy",
  "terms-of-service",
  "offline",
  "signed-in",
  "admin",
  "admin/login",
];

/** By either name (lib/http/session.ts): the build does not know whether the address is https. */
const NO_SESSION = [
  { type: "cookie", key: "plainspoon_session" },
  { type: "cookie", key: "__Host-plainspoon_session" },
];

/** A reader of another language than the first (lib/http/incoming.ts says which); its name is the rewrite's. */
const IN_ANOTHER = { type: "header", key: "x-language", value: "(?<language>de)" };

/** @returns {Promise<import("next").NextConfig>} */
const config = async () => ({
  poweredByHeader: false,
  // One folder with all that the server needs (scripts/setup/output.mjs puts in what runs beside it).
  output: "standalone",
  // Copies that were built from the same sources are one app.
  generateBuildId: () => process.env.BUILD_ID || null,
  compiler: { define: { ENGINE_BUILD: await engineVersion(), APP_BUILD: process.env.BUILD_ID ?? "" } },
  reactStrictMode: true,
  // A folder above with a lock file of its own must not be taken for the project's.
  outputFileTracingRoot: ROOT,
  turbopack: { root: ROOT },
  // `npm test` checks types; a start on a fresh machine need not do it again.
  typescript: { ignoreBuildErrors: true },
  // With a middleware, Next cuts bodies at 10 MB and only logs it: above our largest upload, which is counted by lib/http.
  // What is rendered while it runs stays in memory: a file would outlive the settings it was rendered with.
  experimental: { proxyClientMaxBodySize: "32mb", isrFlushToDisk: false },
  // Nothing uses the optimizer: it would be an open door to pictures of links that have ended, and write what it made to the disk.
  images: { unoptimized: true },
  // Native code, workers and WebAssembly that find their own files beside them.
  serverExternalPackages: [
    "@aws-sdk/client-s3",
    "@google-cloud/vision",
    "@node-rs/argon2",
    "@opentelemetry/api",
    "@opentelemetry/exporter-metrics-otlp-http",
    "@opentelemetry/exporter-prometheus",
    "@opentelemetry/instrumentation",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-metrics",
    "@opentelemetry/sdk-trace-base",
    "@prisma/adapter-pg",
    "@prisma/client",
    "@prisma/instrumentation",
    "@tesseract.js-data/eng",
    "@vercel/otel",
    "jsdom",
    "pg",
    "pino",
    "rate-limiter-flexible",
    "sharp",
    "tesseract.js",
    "undici",
  ],
  // Next's own, but that shared pages end with the change that ends them.
  cacheHandler: fileURLToPath(new URL("lib/sharing/cache-handler.mjs", import.meta.url)),
  // Not as pages: Next writes the address of a redirect twice into the answer to which it renders a static page anew.
  async redirects() {
    return [
      // Without a token there is nothing to show, without a recipe nothing to view.
      { source: "/share", destination: "/", permanent: false },
      { source: "/library-recipe", destination: "/saved-recipes", permanent: false },
    ];
  },
  // A shared page is the same for everybody without a session: that one is made once (lib/sharing/shared-page-cache.mjs).
  async rewrites() {
    return {
      beforeFiles: [
        {
          source: "/share/:token",
          missing: [...NO_SESSION, IN_ANOTHER],
          destination: "/share/:token/for-visitors",
        },
        // In another language it is kept once more.
        {
          source: "/share/:token",
          has: [IN_ANOTHER],
          missing: NO_SESSION,
          destination: "/share/:token/for-visitors/:language",
        },
        // A static page is kept once for each language (app/in).
        ...STATIC_PAGES.map((page) => ({
          source: `/${page}`,
          has: [IN_ANOTHER],
          destination: `/in/:language/${page}`.replace(/\/$/, ""),
        })),
      ],
      fallback: [
        {
          source: "/:path((?!_next/|api/).*)",
          has: [IN_ANOTHER],
          destination: "/in/:language/not-found",
        },
      ],
    };
  },
  async headers() {
    return [
      { source: "/:path*", headers: asList(EVERYWHERE) },
      {
        // The running server writes the content policy (lib/http/content-policy.ts). What comes before it is ready runs nothing.
        source: "/:path*",
        missing: [{ type: "header", key: "x-prepared" }],
        headers: asList({ "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" }),
      },
      {
        // The way through Google runs in a window that the framed page watches: it must stay in reach of its opener.
        source: "/((?!api/auth/|signed-in).*)",
        headers: asList({ "Cross-Origin-Opener-Policy": "same-origin-allow-popups" }),
      },
      // Static pages have this server's settings and this build's scripts: who keeps one asks each time whether it still holds.
      {
        source: `/:page(${STATIC_PAGES.filter(Boolean).join("|")})?`,
        headers: asList({ "Cache-Control": "public, no-cache" }),
      },
      { source: "/sw.js", headers: asList({ "Cache-Control": "public, no-cache" }) },
      // A link may be ended at any moment: caches on the way ask each time.
      { source: "/share/:path*", headers: asList({ "Cache-Control": "private, no-cache" }) },
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: asList({ "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
      },
    ];
  },
});

export default config;
