/**
 * Three projects (docs/testing.md): `unit` stands on nothing, `ui` on a page without a browser, `api` on a real database; the contract
 * tests, which read sources, run with the last.
 */
export const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: {
    "^.+\\.(t|j)sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
          // Data is imported as what it is (`with { type: "json" }`).
          experimental: { keepImportAttributes: true },
        },
        module: { type: "es6" },
      },
    ],
  },
  // A built output is a package of the same name.
  modulePathIgnorePatterns: ["<rootDir>/.next/"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testEnvironment: "node",
  // `server-only` refuses to load outside a server component; this is the condition under which it is empty.
  testEnvironmentOptions: { customExportConditions: ["react-server", "node"] },
};

const config = {
  // Generous: a busy machine is no failure. What never ends still fails.
  testTimeout: 30_000,
  // A worker keeps what each test file has loaded. One that has grown so large is replaced before its next file, and never runs out of memory.
  workerIdleMemoryLimit: "1.5GB",
  projects: [
    {
      ...shared,
      displayName: "unit",
      testMatch: ["<rootDir>/lib/{engine,messages,rules,contract}/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "ui",
      testEnvironment: "<rootDir>/tests/support/browser-environment.mjs",
      testEnvironmentOptions: {
        customExportConditions: ["browser", "node"],
        url: "https://plainspoon.test/",
      },
      testMatch: ["<rootDir>/lib/browser/**/*.test.ts", "<rootDir>/components/**/*.test.{ts,tsx}"],
    },
    {
      ...shared,
      displayName: "api",
      globalSetup: "<rootDir>/tests/support/global-setup.mjs",
      globalTeardown: "<rootDir>/tests/support/global-teardown.mjs",
      setupFilesAfterEnv: ["<rootDir>/tests/support/db.ts"],
      testMatch: [
        "<rootDir>/tests/{api,domain,contract}/**/*.test.ts",
        "<rootDir>/lib/{http,services,images,conversion,db}/**/*.test.ts",
      ],
    },
  ],
};

export default config;
