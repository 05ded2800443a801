import { jest } from "@jest/globals";
import sharp from "sharp";
import { POST } from "@/app/api/recipes/[id]/untangled/route";
import { formatText } from "@/lib/engine/format";
import { offeredName } from "@/lib/engine/transfer/file-name";
import { call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

/** The first print starts the processes that print. */
jest.setTimeout(120_000);

const TEXT =
  "Bean stew\n\n200 g beans\n1 onion, sliced\n\nFry the onion for 10 minutes. Add the beans and simmer for 1 hour.\n";
const draw = (id: string, as?: Person) => call(POST, { params: { id }, ...(as && { as }) });

async function stew(cook: Person, over: { original?: string; edited?: boolean } = {}): Promise<string> {
  const content = formatText(TEXT);
  if (!content?.receipt) throw new Error("The text holds a recipe.");
  return storedRecipe(cook, {
    title: "bean stew",
    originalContent: over.original ?? TEXT,
    formattedContent: { ...content, receipt: { ...content.receipt, edited: over.edited } },
  });
}

test("a picture of 1080 by 1350 under the recipe's name", async () => {
  const cook = await person();
  const answer = await draw(await stew(cook), cook);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toContain("private");
  expect(offeredName(answer.headers.get("content-disposition"))).toBe("bean stew untangled.png");
  const { width, height } = await sharp(await answer.response.arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: 1080, height: 1350 });
});

test("nobody's, and somebody else's, is not drawn", async () => {
  const id = await stew(await person());
  expect((await draw(id)).status).toBe(401);
  expect((await draw(id, await person())).status).toBe(404);
  expect((await draw("none", await person())).status).toBe(404);
});

test.each([{ original: "https://kitchen.example/stew" }, { edited: true }])(
  "%j: steps and original do not belong together, and a sentence says so",
  async (over) => {
    const cook = await person();
    const answer = await draw(await stew(cook, over), cook);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "unreadable", message: /before and after/ });
  },
);
