/**
 * The house rules that a machine can hold (ARCHITECTURE.md): three colours, import arrows, file size, no unsafe HTML.
 * `tests/contract/import-rules.test.ts` walks the imports as well, so that the arrows survive a change of this file; circles
 * are its business alone: the plugin's rule for them took three quarters of a run.
 */
import next from "eslint-config-next";
import typescript from "eslint-config-next/typescript";

/** Domains may import only those to their left (lib/<domain>). */
const DOMAINS = [
  "health",
  "jobs",
  "images",
  "mail",
  "accounts",
  "billing",
  "conversion",
  "recipes",
  "library",
  "sharing",
  "support",
  "analytics",
  "retention",
  "admin",
];
const domainFolders = DOMAINS.map((domain) => `./lib/${domain}`);

const zone = (target, from, message, except = []) => ({ target, from, message, except });

const domainZones = DOMAINS.map((domain, index) =>
  zone(
    `./lib/${domain}`,
    DOMAINS.slice(index + 1).map((right) => `./lib/${right}`),
    `A domain imports only domains to its left: ${DOMAINS.slice(0, index + 1).join(" → ")}.`,
  ),
).filter(({ from }) => from.length > 0);

const zones = [
  zone(
    "./lib/engine",
    ["./lib", "./app", "./components"],
    "The engine is pure: it imports only itself and zod.",
    ["./engine"],
  ),
  zone("./lib/messages", ["./lib", "./app", "./components"], "Messages are pure: they import nothing.", [
    "./messages",
  ]),
  zone(
    "./lib/rules",
    ["./lib", "./app", "./components"],
    "Rules are pure: the engine, messages and zod only.",
    ["./engine", "./messages", "./rules"],
  ),
  zone(
    "./lib/contract",
    ["./lib", "./app", "./components"],
    "The contract is pure: engine, messages, rules and zod.",
    ["./engine", "./messages", "./rules", "./contract"],
  ),
  zone(
    domainFolders,
    ["./lib/http", "./lib/browser", "./components", "./app"],
    "Domains know nothing of the wire or the screen.",
  ),
  zone(
    "./lib/services",
    ["./lib/http", "./lib/browser", "./components", "./app", ...domainFolders],
    "Services stand below the domains.",
  ),
  zone(
    "./lib/db",
    ["./lib/http", "./lib/browser", "./lib/services", "./components", "./app", ...domainFolders],
    "The database client knows nothing above it.",
  ),
  zone(
    "./lib/http",
    ["./lib/services", "./lib/browser", "./components"],
    "The wire asks domains, not services.",
  ),
  zone(
    "./lib/browser",
    ["./lib/http", "./lib/services", "./lib/db", "./lib/env.ts", "./lib/log.ts", "./app", ...domainFolders],
    "Browser code cannot reach the server's.",
  ),
  zone(
    "./components",
    ["./lib/http", "./lib/services", "./lib/db", "./lib/env.ts", "./lib/log.ts", "./app"],
    "Components get data as props and call /api.",
  ),
  zone(
    "./components/ui",
    ["./lib", "./components/shared", "./components/layout", "./components/converter", "./components/recipe"],
    "components/ui imports nothing of ours.",
    ["./browser/store.ts", "./messages"],
  ),
  zone(
    "./app",
    ["./lib/db", "./lib/services"],
    "Pages and routes ask domains, never the database or a service.",
  ),
  ...domainZones,
];

const pureGlobals = [
  "fetch",
  "process",
  "window",
  "document",
  "localStorage",
  "sessionStorage",
  "navigator",
  "Buffer",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "console",
  "performance",
];

/** Words on the screen come out of the catalogue (lib/messages). */
const NO_LOOSE_WORDS = [
  {
    selector: "JSXText[value=/[A-Za-z]{2}/]",
    message: "Say it with `t` or `rich` (lib/messages).",
  },
  {
    selector:
      "JSXAttribute[name.name=/^(title|label|aria-label|text|legend|submit|submitLabel|hint|placeholder|lead|failed|description|note)$/] > Literal[value=/^(?!https?:).*[A-Za-z]{2}/]",
    message: "Say it with `t` (lib/messages).",
  },
  {
    // Names of fields begin small.
    selector: "JSXAttribute[name.name=/^(name|heading)$/] > Literal[value=/^[A-Z][a-z]/]",
    message: "Say it with `t` (lib/messages).",
  },
];

const NO_RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Recipes contain foreign HTML: make React elements of tokens.",
};

const rules = [
  {
    ignores: [
      ".next/**",
      "dist/**",
      ".workers/**",
      ".programs/**",
      ".programs.fresh/**",
      "lib/db/generated/**",
      "node_modules/**",
      ".data/**",
      "next-env.d.ts",
      "test-results/**",
      "playwright-report/**",
      "tmp/**",
    ],
  },
  ...next,
  ...typescript,
  {
    // No component is there: React's compiler took half of a run to find that out.
    files: [
      `lib/!(browser)/**/*.ts`,
      "lib/*.ts",
      "app/api/**",
      "tests/**/*.ts",
      "**/*.test.ts",
      "scripts/**",
      "prisma/**",
      "*.ts",
      "*.mjs",
    ],
    rules: Object.fromEntries(
      next
        .flatMap(({ rules = {} }) => Object.keys(rules))
        .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))
        .map((name) => [name, "off"]),
    ),
  },
  {
    rules: {
      "import/no-restricted-paths": ["error", { zones }],
      "@typescript-eslint/no-explicit-any": "error",
      "no-console": "error",
      // Our pictures are 400 px JPEGs of our own or previews of local files: an image optimiser has nothing to do there.
      "@next/next/no-img-element": "off",
      "max-lines": ["error", { max: 300 }],
      "no-restricted-syntax": ["error", NO_RAW_HTML, ...NO_LOOSE_WORDS],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Settings are read in lib/env.ts only." },
      ],
    },
  },
  {
    files: ["components/**/*.tsx", "components/**/*.ts", "app/**/*.tsx"],
    ignores: ["dist/**", "components/shared/form.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "react-hook-form",
          importNames: ["useForm", "FormProvider"],
          message: "A form is made with useForm and Form of components/shared/form.tsx.",
        },
      ],
      "no-restricted-syntax": [
        "error",
        NO_RAW_HTML,
        ...NO_LOOSE_WORDS,
        {
          selector: "JSXOpeningElement[name.name='form']",
          message: "A form is made with useForm and Form of components/shared/form.tsx.",
        },
      ],
    },
  },
  // What a test says is read by nobody.
  { files: ["**/*.test.tsx"], rules: { "no-restricted-syntax": ["error", NO_RAW_HTML] } },
  {
    files: ["lib/engine/**/*.ts", "lib/rules/**/*.ts", "lib/contract/**/*.ts", "lib/messages/**/*.ts"],
    ignores: ["dist/**", "**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(?!zod$|@/lib/messages$|@/lib/(engine|messages|rules|contract)/|\\.$|\\./|\\.\\./)",
              message: "Pure code imports only pure code and zod.",
            },
          ],
        },
      ],
      "no-restricted-globals": [
        "error",
        ...pureGlobals.map((name) => ({
          name,
          message: "The engine is pure: time, chance and the world are arguments.",
        })),
      ],
      "no-restricted-properties": [
        "error",
        { object: "Date", property: "now", message: "Time is an argument." },
        { object: "Math", property: "random", message: "Chance is an argument." },
        { object: "performance", property: "now", message: "Time is an argument." },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: "Time is an argument.",
        },
      ],
    },
  },
  {
    files: [`lib/{${["http", "db", "services", ...DOMAINS].join(",")}}/**/*.ts`],
    ignores: ["dist/**", "**/*.test.ts", "lib/db/generated/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "Program > :first-child:not(ImportDeclaration[source.value='server-only'])",
          message: 'The first line of a server file is `import "server-only"`.',
        },
      ],
    },
  },
  {
    // Data is long by nature; tests read better whole; components/ui follows shadcn's own files.
    files: [
      "**/*.test.ts",
      "**/*.test.tsx",
      "**/*.spec.ts",
      "**/data/**",
      "**/*.data.ts",
      "components/ui/**",
    ],
    rules: { "max-lines": "off" },
  },
  {
    files: ["scripts/**", "tests/**", "*.config.*", "instrumentation*.ts", "lib/env.ts", "**/*.mjs"],
    rules: { "no-restricted-properties": "off" },
  },
];

export default rules;
