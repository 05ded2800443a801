/** The built output as processes: alone in an empty folder, and as two copies behind a proxy (docs/testing.md). `npm test -- cluster` builds it first. */
import { shared } from "./jest.config.mjs";

const config = {
  ...shared,
  displayName: "cluster",
  // Real servers start, and the machine may be busy.
  testTimeout: 240_000,
  testMatch: ["<rootDir>/tests/cluster/**/*.test.ts"],
};

export default config;
