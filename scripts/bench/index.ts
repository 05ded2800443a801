/**
 * `npm run bench [-- extract|convert|requests|fairness|health|login|growth|output|cook|photo|saved|admin|kill|soak|cluster|web]`: speed, as ratios between things measured in one
 * run on one machine.
 * Absolute times of a shared machine mean little; nothing here is asserted by a test.
 */
const BENCHES = {
  extract: () => import("./extract"),
  convert: () => import("./convert"),
  requests: () => import("./requests"),
  fairness: () => import("./fairness"),
  health: () => import("./health"),
  login: () => import("./login"),
  growth: () => import("./growth"),
  output: () => import("./output"),
  cook: () => import("./cook"),
  photo: () => import("./photo"),
  saved: () => import("./saved"),
  admin: () => import("./admin"),
  kill: () => import("./kill"),
  soak: () => import("./soak"),
  cluster: () => import("./cluster"),
  web: () => import("./web"),
} as const;
export type Bench = keyof typeof BENCHES;

const isBench = (name: string): name is Bench => name in BENCHES;
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isBench(name));
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark is called ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.\n`,
  );
  process.exit(2);
}

/** One needs photos, two take their time, one needs nginx and PgBouncer, one downloads Lighthouse: run by their names only. */
const BY_NAME: readonly Bench[] = ["photo", "kill", "soak", "cluster", "web"];
const all = (Object.keys(BENCHES) as Bench[]).filter((name) => !BY_NAME.includes(name));

for (const name of asked.length > 0 ? asked.filter(isBench) : all) {
  process.stdout.write(`\n== ${name}\n`);
  const { run } = await BENCHES[name]();
  await run();
}
