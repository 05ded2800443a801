/** Both photo readers keep the same promises: Tesseract in its child process, Google Vision against a local server of its protocol. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { googleVision } from "@/lib/services/photo-reader/google-vision";
import type { PhotoReader } from "@/lib/services/photo-reader/port";
import { readWithTesseract } from "@/lib/services/photo-reader/tesseract";
import { photoOfText, plainPicture } from "@/tests/support/photo";

const LINES = [
  "Plain Rice Pudding",
  "Serves 4",
  "100 g pudding rice",
  "700 ml whole milk",
  "Bake for 2 hours.",
];

/** What Vision answers for the picture above: a box around each word. */
function annotation(lines: string[]): object {
  const words = lines.flatMap((line, row) => {
    let x = 60;
    return line.split(" ").map((word) => {
      const left = x;
      x += word.length * 20 + 12;
      const top = 30 + row * 58;
      const vertices = [
        { x: left, y: top },
        { x: x - 12, y: top },
        { x: x - 12, y: top + 36 },
        { x: left, y: top + 36 },
      ];
      return { boundingBox: { vertices }, confidence: 0.98, symbols: [...word].map((text) => ({ text })) };
    });
  });
  return {
    fullTextAnnotation: {
      pages: [
        {
          width: 1200,
          height: 400,
          property: { detectedLanguages: detected },
          blocks: [{ paragraphs: [{ words }] }],
        },
      ],
      text: lines.join("\n"),
    },
  };
}

let server: Server;
let mode: "answer" | "hang" | "refuse" = "answer";
/** What Vision believes the page is written in. */
let detected: { languageCode: string; confidence: number }[] = [];
let hints: unknown;
let asked: { path: string; key: string; token: string | undefined; type: unknown }[] = [];
/** The number of the feature in the protocol. */
const DOCUMENT_TEXT_DETECTION = 11;
const never = new AbortController().signal;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
        requests: { features: { type: unknown }[]; imageContext?: { languageHints?: unknown } }[];
      };
      const { "x-goog-api-key": key, authorization: token } = request.headers;
      const type = body.requests[0]?.features[0]?.type;
      hints = body.requests[0]?.imageContext?.languageHints;
      asked.push({ path: request.url ?? "", key: String(key), token, type });
      if (mode === "hang") return;
      response.writeHead(mode === "refuse" ? 403 : 200, { "content-type": "application/json" });
      response.end(
        JSON.stringify(
          mode === "refuse"
            ? { error: { code: 403, message: "no", status: "PERMISSION_DENIED" } }
            : { responses: [annotation(LINES)] },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  mode = "answer";
  detected = [];
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;

const vision = (timeoutMs = 25_000): PhotoReader =>
  googleVision({
    apiKey: "test-key",
    apiBase: addressOf(server),
    timeoutMs,
  });

describe.each([
  ["tesseract", (): PhotoReader => readWithTesseract],
  ["google vision", (): PhotoReader => vision()],
])("%s", (_name, reader) => {
  test("reads the lines of a page in order, and says how sure it is", async () => {
    const { text, confidence } = await reader()(await photoOfText(LINES));
    expect(text.split("\n").filter(Boolean)).toEqual(LINES);
    expect(confidence).toBeGreaterThan(60);
    expect(confidence).toBeLessThanOrEqual(100);
  }, 60_000);

  test.each([
    ["text", Buffer.from("this is no picture")],
    ["the first half of a photo", null],
  ])("%s is refused as a damaged photo", async (_what, bytes) => {
    const photo = await plainPicture(800, 600).jpeg().toBuffer();
    await expect(reader()(bytes ?? photo.subarray(0, photo.length / 2))).rejects.toMatchObject({
      code: "unreadable",
      message: "This photo is damaged and could not be read.",
    });
  });

  test("ends when the cook leaves", async () => {
    mode = "hang";
    const cook = new AbortController();
    const reading = reader()(await photoOfText(LINES), cook.signal);
    cook.abort();
    await expect(reading).rejects.toMatchObject({ code: "timeout" });
  });
});

test("a photo that lies on its side or stands on its head, or is said to by its tag, is read upright", async () => {
  const upright = await photoOfText(LINES.concat(LINES));
  for (const degrees of [90, 180]) {
    const { text } = await readWithTesseract(await sharp(upright).rotate(degrees).png().toBuffer());
    expect(text).toContain("700 ml whole milk");
  }
  const tagged = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await readWithTesseract(tagged)).text).toContain("100 g pudding rice");
}, 90_000);

const SHORT_LIST = ["Quick slaw", "1 carrot", "2 limes", "1 apple", "2 tbsp olive oil", "Dress and toss."];

/** A page with two upright lines at its left edge and two at its right one. */
async function inFrame(page: Buffer, line: string): Promise<Buffer> {
  const { width, height } = await sharp(page).metadata();
  const lines = [14, 26, width - 32, width - 20].map(
    (x) => `<path d="M${x} 0V${height}" stroke="#000" stroke-width="4" ${line}/>`,
  );
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join("")}</svg>`;
  return sharp(page)
    .composite([{ input: Buffer.from(frame) }])
    .png()
    .toBuffer();
}

test.each([
  ["ruled", ""],
  // Not told from writing: only the words, tall and narrow once the page is turned, show that it was upright.
  ["dashed", 'stroke-dasharray="12 10"'],
])(
  "a short list in a %s frame, whose edges are clearer than its lines, is not turned",
  async (_what, line) => {
    const { text } = await readWithTesseract(await inFrame(await photoOfText(SHORT_LIST), line));
    expect(text.split("\n")).toEqual(expect.arrayContaining(SHORT_LIST));
  },
  60_000,
);

const GERMAN = [
  "Kürbissuppe mit Röstbrot",
  "½ TL Muskatnuss",
  "1½ l Gemüsebrühe",
  "2 EL Öl",
  "200 g süße Sahne",
  "Äpfel zum Garnieren",
  "Den Kürbis schälen, entkernen und in Würfel schneiden.",
  "Die Würfel für 10 Minuten rösten und heiß servieren.",
];
const FRENCH = [
  "Gâteau aux pommes",
  "3 œufs",
  "1 pincée de sel",
  "1 gousse d'ail",
  "Épluchez les pommes et coupez-les en dés.",
  "Mélangez les œufs avec la crème fraîche.",
];
const PORTUGUESE = [
  "Bolo de maçã",
  "200 g de farinha",
  "O forno deve estar quente.",
  "Misture o açúcar e não bata demais.",
];
const ITALIAN = [
  "Sugo semplice",
  "1 cipolla",
  "I pomodori sono già pelati.",
  "Unite il basilico più tardi, con il sale.",
];
/** A list alone has none of a method's short words. */
const GERMAN_LIST = ["500 g Mehl", "250 ml Milch", "1 Prise Salz", "2 EL Butter", "½ Würfel Hefe"];

/** What was read, in one line: sentences may have been joined to paragraphs. */
const asLine = (text: string): string => text.split(/\s+/).join(" ");

test.each([
  ["German", "de", GERMAN],
  ["French", "fr", FRENCH],
  ["Portuguese", "pt", PORTUGUESE],
  ["Italian", "it", ITALIAN],
  ["a German list", "de", GERMAN_LIST],
  ["English", "en", LINES],
])(
  "%s is heard from the words and read with its letters",
  async (_name, code, lines) => {
    const { text, language } = await readWithTesseract(await photoOfText(lines));
    expect(language).toBe(code);
    expect(asLine(text)).toBe(lines.join(" "));
  },
  60_000,
);

test("a language that the cook names is the one it is read in, with one after the other more than are kept", async () => {
  const photo = await photoOfText(GERMAN);
  for (const language of ["nl", "es", "it", "de"] as const)
    expect(await readWithTesseract(photo, never, language)).toMatchObject({ language });
  expect((await readWithTesseract(photo, never, "de")).text).toContain("2 EL Öl");
}, 90_000);

test("a skewed photo with fractions is read with its fractions", async () => {
  const page = await photoOfText([
    "Salt bread",
    "1½ cups flour",
    "¼ cup milk",
    "¾ tsp salt",
    "Stir and bake for 40 minutes until golden.",
  ]);
  const skewed = await sharp(page).rotate(5, { background: "#ffffff" }).png().toBuffer();
  const lines = (await readWithTesseract(skewed)).text.split("\n");
  expect(lines).toEqual(expect.arrayContaining(["1½ cups flour", "¼ cup milk", "¾ tsp salt"]));
}, 60_000);

test("vision is asked for document text with the key in a header, never in the address", async () => {
  await vision()(await photoOfText(LINES), never);
  expect(asked).toEqual([
    {
      path: expect.not.stringContaining("test-key"),
      key: "test-key",
      token: undefined,
      type: DOCUMENT_TEXT_DETECTION,
    },
  ]);
});

test("vision says which language it read; one that the cook names is its hint and stands", async () => {
  const photo = await photoOfText(LINES);
  detected = [
    { languageCode: "la", confidence: 0.1 },
    { languageCode: "pt-BR", confidence: 0.9 },
  ];
  expect(await vision()(photo)).toMatchObject({ language: "pt" });
  expect(hints ?? []).toEqual([]);
  expect(await vision()(photo, never, "de")).toMatchObject({ language: "de" });
  expect(hints).toEqual(["de"]);
  detected = [{ languageCode: "sv", confidence: 0.9 }];
  expect(await vision()(photo)).toMatchObject({ language: "en" });
});

test("vision's refusal and silence are told apart", async () => {
  mode = "refuse";
  await expect(vision()(await photoOfText(LINES))).rejects.toMatchObject({ code: "upstream" });
  mode = "hang";
  await expect(vision(300)(await photoOfText(LINES))).rejects.toMatchObject({ code: "timeout" });
});

describe("vision without a key asks as the machine it runs on", () => {
  let metadata: Server;
  const before = { ...process.env };

  /** The metadata server of a machine at Google: who its service account is, and a token for it. */
  beforeAll(async () => {
    metadata = createServer((request, response) => {
      const isToken = request.url?.startsWith("/computeMetadata/v1/instance/service-accounts/default/token");
      response.writeHead(200, {
        "metadata-flavor": "Google",
        "content-type": isToken ? "application/json" : "text/plain",
      });
      response.end(
        isToken
          ? JSON.stringify({ access_token: "the-machine", expires_in: 3600, token_type: "Bearer" })
          : "ok",
      );
    });
    await new Promise<void>((resolve) => metadata.listen(0, "127.0.0.1", resolve));
    process.env.GCE_METADATA_HOST = `127.0.0.1:${(metadata.address() as AddressInfo).port}`;
    process.env.METADATA_SERVER_DETECTION = "assume-present";
    process.env.GOOGLE_CLOUD_PROJECT = "plainspoon-test";
    // No credentials of whoever runs the tests.
    process.env.CLOUDSDK_CONFIG = "/nonexistent";
    delete process.env.GOOGLE_APPLICATION_CREDENTIALS;
  });
  afterAll(() => {
    process.env = before;
    metadata.closeAllConnections();
    metadata.close();
  });

  test("and reads what it is answered", async () => {
    const read = googleVision({ apiKey: undefined, apiBase: addressOf(server) });
    expect((await read(await photoOfText(LINES), never)).text.split("\n").filter(Boolean)).toEqual(LINES);
    // What was asked with a key and hung before may arrive only now.
    const own = asked.filter(({ key }) => key !== "test-key");
    expect(own).toMatchObject([{ key: "undefined", token: "Bearer the-machine" }]);
  });
});
