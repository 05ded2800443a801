/** The output of `npm run build`, alone: a folder on a machine with Node and nothing else does everything that the app does. */
import { lstat, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pdfOf } from "../support/pdf";
import { photoOfText } from "../support/photo";
import { type Copy, copyOfOutput, startCopyOf } from "./copy";

const SOUP = [
  "Tomato soup",
  "Serves 2",
  "Ingredients",
  "1 tbsp olive oil",
  "1 onion, chopped",
  "400 g tomatoes",
  "Method",
  "1. Heat the oil and cook the onion for 5 minutes.",
  "2. Add the tomatoes and simmer for 20 minutes.",
];
/** What an image may weigh, less its system and Node. */
const MOST_MB = 215;

type Formatted = { title: string; steps: unknown[] };
let output: { folder: string; remove: () => Promise<void> };
let dataDir: string;
let app: Copy;

beforeAll(async () => {
  output = await copyOfOutput();
  dataDir = await mkdtemp(join(tmpdir(), "plainspoon-output-data-"));
  app = await startCopyOf(output.folder, { DATA_DIR: dataDir });
});

afterAll(async () => {
  await app?.end();
  await output?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function post(path: string, body: FormData | object, tries = 5): Promise<unknown> {
  const form = body instanceof FormData;
  const answer = await fetch(app.url + path, {
    method: "POST",
    headers: { origin: app.url, ...(form ? {} : { "content-type": "application/json" }) },
    body: form ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  // A machine that is busy with others: as the sentence says, again.
  if (answer.status === 504 && tries > 1) return post(path, body, tries - 1);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

function fileForm(field: string, name: string, type: string, bytes: Buffer): FormData {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

describe("the built output, alone", () => {
  it("formats a text, a PDF and the words of a photo", async () => {
    const text = (await post("/api/recipes/process-text", { content: SOUP.join("\n") })) as Formatted;
    expect(text.title).toBe("Tomato soup");
    const pdf = pdfOf({ pages: [SOUP] });
    const fromPdf = (await post(
      "/api/recipes/process-pdf",
      fileForm("pdf", "soup.pdf", "application/pdf", pdf),
    )) as Formatted;
    expect(fromPdf.title).toBe("Tomato soup");
    const photo = await photoOfText(SOUP);
    const words = (await post(
      "/api/recipes/extract-text",
      fileForm("image", "soup.png", "image/png", photo),
    )) as { text: string; imageUrl: string };
    expect(words.text).toContain("400 g tomatoes");
    const kept = await fetch(app.url + words.imageUrl);
    expect(kept.headers.get("content-type")).toBe("image/jpeg");
  });

  it("prints a recipe of its library with its own typefaces, as a PDF and as a picture", async () => {
    const list = (await (await fetch(`${app.url}/api/library-recipes`)).json()) as {
      id: string;
      accessLevel: string;
    }[];
    const demo = list.find(({ accessLevel }) => accessLevel === "demo");
    for (const [format, type] of [
      ["pdf", "application/pdf"],
      ["image", "image/png"],
    ]) {
      const answer = await fetch(`${app.url}/api/library-recipes/${demo?.id}/output`, {
        method: "POST",
        headers: { origin: app.url, "content-type": "application/json" },
        body: JSON.stringify({ format }),
      });
      expect(answer.headers.get("content-type")).toBe(type);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }
  });

  it("serves its pages with the scripts and styles that they name", async () => {
    const page = await (await fetch(app.url)).text();
    const assets = [...page.matchAll(/"(\/_next\/static\/[^"\\]+\.(?:js|css))"/g)].map(([, path]) => path);
    expect(assets.length).toBeGreaterThan(3);
    for (const path of new Set(assets)) {
      const answer = await fetch(app.url + path);
      expect(answer.status).toBe(200);
      // Read to its end: an app that is told to end waits a minute for a caller who does not.
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it("holds no compiler, no settings and no broken link, and is small enough for its image", async () => {
    const packages = await readdir(join(output.folder, "node_modules"));
    for (const name of ["tsx", "typescript", "tailwindcss", "esbuild", "postcss", "prisma"])
      expect(packages).not.toContain(name);
    const files = await readdir(output.folder, { recursive: true, withFileTypes: true });
    expect(files.filter(({ name }) => name.startsWith(".env")).map(({ name }) => name)).toEqual([]);
    let bytes = 0;
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isSymbolicLink()) await readdir(path);
      else if (entry.isFile()) bytes += (await lstat(path)).size;
    }
    expect(bytes / 1024 / 1024).toBeLessThan(MOST_MB);
  });

  it("depends at run time on what runs only", async () => {
    const root = join(import.meta.dirname, "../..");
    const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    const tools =
      /^(@types\/|@tailwindcss\/|(typescript|tsx|esbuild|postcss|tailwindcss|prisma|jest|eslint)$)/;
    expect(Object.keys(dependencies).filter((name) => tools.test(name))).toEqual([]);
  });
});
