/** Pictures of saved recipes: ours, one for each recipe, with room looked for first, and gone with what they belong to. */
import { POST as save } from "@/app/api/recipes/route";
import { DELETE as remove, GET as read, PUT as update } from "@/app/api/recipes/[id]/route";
import { POST as output } from "@/app/api/recipes/[id]/output/route";
import { POST as convertText } from "@/app/api/recipes/process-text/route";
import { POST as extractText } from "@/app/api/recipes/extract-text/route";
import { GET as readShared } from "@/app/api/share/[token]/route";
import { GET as sharePicture } from "@/app/api/share/[token]/picture/route";
import { POST as share } from "@/app/api/share/recipe/route";
import { GET as image } from "@/app/api/storage/images/[name]/route";
import { DELETE as deleteMe } from "@/app/api/users/me/route";
import { db } from "@/lib/db/client";
import { keepImage } from "@/lib/images/keep";
import { runDueJobs } from "@/lib/jobs/loop";
import { fetchForgotten, foreignPictures } from "@/lib/recipes/foreign-pictures";
import { replaceServices, services } from "@/lib/services";
import { call, fileForm } from "@/tests/support/call";
import { makeJobsDue, deliverLetters } from "@/tests/support/jobs";
import { servePages, type Page, type PagesServer } from "@/tests/support/pages-server";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { photoOfText, plainPicture } from "@/tests/support/photo";
import { toSave } from "@/tests/support/recipes";
import { imported } from "@/tests/support/transfer";
import { allowPages } from "@/tests/support/services";

const OURS = /^\/api\/storage\/images\/[0-9a-f]{32}\.jpg$/;
const nameOf = (address: unknown) => String(address).slice(-36);
const statusOf = async (address: unknown) =>
  (await call(image, { method: "GET", origin: null, params: { name: nameOf(address) } })).status;
const hasBytes = async (address: unknown) => (await services().blobs.get(nameOf(address))) !== null;
const png = () => plainPicture(60, 40).png().toBuffer();
const ours = async () => keepImage(await png(), { owner: null });
const dataAddress = async () => `data:image/png;base64,${(await png()).toString("base64")}`;
/** Pictures that are served: what has gone may lose its bytes a moment later. */
const picturesKept = () => db.picture.count({ where: { goneAt: null } });

type Saved = { id: string; imageUrl: string | null };
async function saved(as: Person, imageUrl: string | null, over: object = {}): Promise<Saved> {
  const answer = await call(save, { body: toSave({ imageUrl, ...over }), as });
  expect(answer.status).toBe(201);
  return {
    id: String(answer.body.id),
    imageUrl: (answer.body as unknown as { recipe: { imageUrl: string | null } }).recipe.imageUrl,
  };
}
const del = (as: Person, id: string) => call(remove, { method: "DELETE", as, params: { id } });
async function shared(as: Person, sourceId: string): Promise<string> {
  return String((await call(share, { as, body: { sourceType: "user", sourceId } })).body.token);
}

/** Everything that waits for a fetch has been fetched, or has failed once more. */
const fetchForeign = () => runDueJobs([foreignPictures]);

afterEach(() => replaceServices());

describe("deleting a recipe", () => {
  test("its picture, its page and what its key answered are not found from that moment on", async () => {
    const cook = await person();
    const key = { "idempotency-key": "one" };
    const body = toSave({ imageUrl: await ours() });
    const first = await call(save, { body, as: cook, headers: key });
    const { id, recipe } = first.body as unknown as { id: string; recipe: { imageUrl: string } };
    const token = await shared(cook, id);
    expect((await call(save, { body, as: cook, headers: key })).body).toEqual(first.body);
    expect(JSON.stringify(await db.savedAnswer.findMany())).not.toContain("leek");
    expect((await del(cook, id)).status).toBe(200);
    expect(await statusOf(recipe.imageUrl)).toBe(404);
    expect(await hasBytes(recipe.imageUrl)).toBe(false);
    expect((await call(read, { method: "GET", as: cook, params: { id } })).status).toBe(404);
    expect((await call(readShared, { method: "GET", params: { token } })).status).toBe(404);
    expect((await call(sharePicture, { method: "GET", params: { token } })).status).toBe(404);
    const late = await call(save, { body, as: cook, headers: key });
    expect([late.status, late.body.code]).toEqual([404, "not_found"]);
    expect(await db.recipe.count()).toBe(0);
  });

  test("a store that does not answer changes nothing of that", async () => {
    const cook = await person();
    const { id, imageUrl } = await saved(cook, await ours());
    replaceServices({ blobs: { ...services().blobs, remove: () => Promise.reject(new Error("down")) } });
    expect((await del(cook, id)).status).toBe(200);
    replaceServices();
    expect([await hasBytes(imageUrl), await statusOf(imageUrl)]).toEqual([true, 404]);
  });

  test("another cook's picture stays, also one that was saved from the first one's", async () => {
    const [cook, other] = [await person(), await person()];
    const mine = await saved(cook, await ours());
    const theirs = await saved(other, mine.imageUrl);
    expect(theirs.imageUrl).toMatch(OURS);
    expect(theirs.imageUrl).not.toBe(mine.imageUrl);
    await del(cook, mine.id);
    expect([await statusOf(mine.imageUrl), await statusOf(theirs.imageUrl)]).toEqual([404, 200]);
  });

  test("only somebody who saw it may keep it: caches for many do not", async () => {
    const answer = await call(image, { method: "GET", params: { name: nameOf(await ours()) } });
    expect(answer.headers.get("cache-control")).toMatch(/^private, .*immutable/);
  });

  test("a letter with it that nobody has taken yet goes along, and so does its copy in the outbox", async () => {
    const cook = await person();
    const [first, second] = [await saved(cook, null), await saved(cook, null)];
    const send = (id: string) =>
      call(output, { as: cook, params: { id }, body: { format: "email", email: "friend@plainspoon.test" } });
    expect((await send(first.id)).status).toBe(200);
    await deliverLetters();
    expect((await send(first.id)).status).toBe(200);
    expect((await send(second.id)).status).toBe(200);
    await del(cook, first.id);
    const waiting = await db.job.count({ where: { state: "waiting" } });
    expect([waiting, await db.outboxMail.count()]).toEqual([1, 0]);
    await deliverLetters();
    expect(await db.outboxMail.findMany({ select: { recipeId: true } })).toEqual([{ recipeId: second.id }]);
  });

  test("the kept result of a cook's own text goes along; that of the web stays", async () => {
    const cook = await person();
    const content =
      "Salsa\n\nIngredients\n2 tomatoes\n1 onion\n\nMethod\nChop the tomatoes.\nStir in the onion.";
    const made = await call(convertText, { body: { content, contentType: "text", sourceType: "clean" } });
    expect(made.status).toBe(200);
    await db.conversionResult.create({ data: { key: "web", content: {}, formatter: "rules" } });
    expect(await db.conversionResult.count()).toBe(2);
    const { id } = await saved(cook, null, { title: "My salsa", formattedContent: made.body });
    await del(cook, id);
    expect(await db.conversionResult.findMany({ select: { key: true } })).toEqual([{ key: "web" }]);
  });
});

test("another picture takes the place of the one before, which goes", async () => {
  const cook = await person({ premium: true });
  const { id, imageUrl } = await saved(cook, await ours());
  const answer = await call(update, {
    method: "PUT",
    as: cook,
    params: { id },
    body: { imageUrl: await dataAddress() },
  });
  expect(answer.body.imageUrl).toMatch(OURS);
  expect([await statusOf(imageUrl), await statusOf(answer.body.imageUrl)]).toEqual([404, 200]);
});

test("deleting the account takes the pictures of all its recipes, and nobody else's", async () => {
  const [cook, other] = [await person(), await person()];
  const mine = [await saved(cook, await ours()), await saved(cook, await ours())];
  const theirs = await saved(other, await ours());
  await call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } });
  expect(await Promise.all(mine.map(({ imageUrl }) => statusOf(imageUrl)))).toEqual([404, 404]);
  expect(await Promise.all(mine.map(({ imageUrl }) => hasBytes(imageUrl)))).toEqual([false, false]);
  expect(await statusOf(theirs.imageUrl)).toBe(200);
});

describe("room", () => {
  const full = { ...services().blobs, room: async () => 1000 };
  const SENTENCE =
    "There is no room for this picture right now. Nothing is lost: please try again later, or go on without the picture.";

  test("ten saves that a full account is refused leave no picture behind", async () => {
    const cook = await person();
    for (let index = 0; index < 5; index += 1) await saved(cook, null);
    const before = await picturesKept();
    for (let index = 0; index < 10; index += 1) {
      const answer = await call(save, { body: toSave({ imageUrl: await dataAddress() }), as: cook });
      expect(answer.body.code).toBe("save_limit");
    }
    expect(await picturesKept()).toBe(before);
  });

  test("many at once leave as many pictures as recipes", async () => {
    const cook = await person();
    const before = await picturesKept();
    const body = toSave({ imageUrl: await dataAddress() });
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(save, { body, as: cook })));
    // A picture that has to wait for too many others refuses its save; none is saved without it.
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500);
    const saves = answers.filter(({ status }) => status === 201);
    expect(saves.length).toBeGreaterThan(0);
    expect([await db.recipe.count(), (await picturesKept()) - before]).toEqual([saves.length, saves.length]);
  });

  test("a picture without room refuses the save in our words, and stores nothing of it", async () => {
    const cook = await person();
    const before = await picturesKept();
    replaceServices({ blobs: full });
    const answer = await call(save, { body: toSave({ imageUrl: await dataAddress() }), as: cook });
    expect([answer.status, answer.body.error]).toEqual([503, SENTENCE]);
    expect(await picturesKept()).toBe(before);
    expect([await db.recipe.count(), await db.picture.count()]).toEqual([0, 0]);
    expect((await db.user.findUniqueOrThrow({ where: { id: cook.id } })).recipeCount).toBe(0);
    expect((await saved(cook, null)).imageUrl).toBeNull();
  });

  test("so does the operator's bound on all pictures together, and a disk that fills up in between", async () => {
    const cook = await person();
    const tenThousandMegabytes = Array.from({ length: 5 }, (_, index) => ({
      ...{ name: `${index}`.repeat(32) + ".jpg", bytes: 2_097_152_000, lookAt: new Date("2100-01-01") },
    }));
    await db.picture.createMany({ data: tenThousandMegabytes });
    expect((await call(save, { body: toSave({ imageUrl: await dataAddress() }), as: cook })).status).toBe(
      503,
    );
    await db.picture.deleteMany();
    const put = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));
    replaceServices({ blobs: { ...services().blobs, put } });
    expect((await call(save, { body: toSave({ imageUrl: await dataAddress() }), as: cook })).body.error).toBe(
      SENTENCE,
    );
  });

  test("an account has a share of it, and is told when that is full; others still have theirs", async () => {
    const [cook, other] = [await person({ premium: true }), await person()];
    let fetched = 0;
    const fetchPicture = () => {
      fetched += 1;
      return Promise.reject(new Error("not here"));
    };
    replaceServices({ ...services(), fetchPicture });
    await saved(cook, "https://pictures.example/soup.png");
    const draft = await ours();
    await db.picture.create({
      data: {
        name: `${"a".repeat(32)}.jpg`,
        bytes: 200 * 1024 * 1024,
        lookAt: new Date("2100-01-01"),
        userId: cook.id,
      },
    });
    for (const imageUrl of [await dataAddress(), draft]) {
      const answer = await call(save, { body: toSave({ imageUrl }), as: cook });
      expect([answer.status, answer.body.error]).toEqual([
        413,
        "The pictures of your recipes fill the 200 MB of your account. " +
          "Please delete a recipe that you no longer cook, or go on without the picture.",
      ]);
    }
    // What is imported comes in without; nothing is fetched for nothing.
    const photo = (await png()).toString("base64");
    const dish = { name: "Rice", ingredients: "200 g rice", directions: "Boil the rice.", photo_data: photo };
    const { body } = await imported(cook, "a.json", JSON.stringify([dish]));
    expect(body).toMatchObject({ imported: 1, withoutPicture: [{ name: "Rice" }] });
    await fetchForeign();
    expect(fetched).toBe(0);
    expect((await saved(cook, null)).imageUrl).toBeNull();
    expect((await saved(other, await dataAddress())).imageUrl).toMatch(OURS);
  });

  test("what all pictures take is counted by the database as they come and go", async () => {
    const room = async () =>
      Number((await db.pictureRoom.aggregate({ _sum: { bytes: true } }))._sum.bytes ?? 0);
    const cook = await person();
    const kept = await Promise.all([saved(cook, await ours()), saved(cook, await dataAddress())]);
    const pictures = await db.picture.findMany();
    expect(pictures.map(({ userId }) => userId)).toEqual([cook.id, cook.id]);
    expect(await room()).toBe(pictures.reduce((sum, { bytes }) => sum + bytes, 0));
    for (const { id } of kept) await del(cook, id);
    expect([await db.picture.count(), await room()]).toEqual([0, 0]);
  });

  test("a store that fails refuses the save as well: no recipe loses its picture silently", async () => {
    replaceServices({ blobs: { ...services().blobs, put: () => Promise.reject(new Error("down")) } });
    const answer = await call(save, { body: toSave({ imageUrl: await dataAddress() }), as: await person() });
    expect([answer.status, answer.body.error]).toEqual([
      503,
      "The picture could not be stored right now. Nothing is lost: please try again in a minute.",
    ]);
    expect([await db.recipe.count(), await picturesKept()]).toEqual([0, 0]);
  });

  test("a photo is read without being kept", async () => {
    replaceServices({ blobs: full });
    const photo = await photoOfText(["Leek soup", "2 leeks", "Slice the leeks."]);
    const answer = await call(extractText, { form: fileForm("image", photo, "image/png", "a.png") });
    expect([answer.status, answer.body.imageUrl]).toEqual([200, null]);
    expect(String(answer.body.text)).toMatch(/leek/i);
  });
});

describe("a picture at somebody else's address", () => {
  const FOREIGN = "https://pictures.example/soup.png";
  let pages: Record<string, Page>;
  let server: PagesServer;

  beforeEach(async () => {
    pages = { "/soup.png": { headers: { "content-type": "image/png" }, body: await png() } };
    server = await servePages(pages);
    allowPages([server.host]);
    // The guarded fetch itself, to the local server that stands for the picture's.
    const { fetchPicture } = services();
    replaceServices({
      ...services(),
      fetchPicture: (address, signal) =>
        fetchPicture(address.replace("https://pictures.example", server.at("")), signal),
    });
  });
  afterEach(() => server.stop());

  const stored = (id: string) => db.recipe.findUniqueOrThrow({ where: { id } });
  const dueAgain = async () => {
    await db.recipe.updateMany({ data: { pictureDueAt: new Date(0) } });
    await makeJobsDue([foreignPictures]);
  };

  test("is kept as our own after the save, which is no edit; visitors see only ours", async () => {
    const cook = await person();
    const { id } = await saved(cook, FOREIGN);
    const before = await stored(id);
    const token = await shared(cook, id);
    await fetchForeign();
    const { body } = await call(read, { method: "GET", as: cook, params: { id } });
    expect(body.imageUrl).toMatch(OURS);
    expect(body.formattedContent).toMatchObject({ imageUrl: body.imageUrl });
    expect(await statusOf(body.imageUrl)).toBe(200);
    expect((await stored(id)).updatedAt).toEqual(before.updatedAt);
    const visitor = await call(readShared, { method: "GET", params: { token } });
    expect(visitor.body).toMatchObject({ recipe: { imageUrl: body.imageUrl } });
    expect(JSON.stringify(visitor.body)).not.toContain("pictures.example");
  });

  test("that answers late delays no save", async () => {
    let release: (() => void) | undefined;
    pages["/soup.png"] = (_request, response) => {
      release = () => response.end();
    };
    const { id } = await saved(await person(), FOREIGN);
    const fetching = fetchForeign();
    while (!release) await new Promise((resume) => setImmediate(resume));
    // Saved and answered, while the picture's server still says nothing.
    expect((await stored(id)).imageUrl).toBe(FOREIGN);
    release();
    await fetching;
  });

  test("that cannot be had is tried five times, told to no visitor, and the recipe is whole", async () => {
    pages["/soup.png"] = { status: 404, body: "" };
    const cook = await person();
    const { id } = await saved(cook, FOREIGN);
    const token = await shared(cook, id);
    await fetchForeign();
    for (let index = 0; index < 6; index += 1) {
      const visitor = await call(readShared, { method: "GET", params: { token } });
      expect(visitor.body).toMatchObject({
        recipe: { imageUrl: null, formattedContent: { imageUrl: null } },
      });
      expect(JSON.stringify(visitor.body)).not.toContain("pictures.example");
      if ((await stored(id)).pictureDueAt === null) break;
      await dueAgain();
      await fetchForeign();
    }
    expect(server.seen).toHaveLength(5);
    expect(await stored(id)).toMatchObject({ pictureDueAt: null, imageUrl: FOREIGN });
    expect((await call(read, { method: "GET", as: cook, params: { id } })).body).toMatchObject({
      title: "Leek soup",
    });
  });

  test("of a recipe saved long ago is kept by a round of the sweeps", async () => {
    const cook = await person();
    const { id } = await saved(cook, null);
    await db.recipe.update({ where: { id }, data: { imageUrl: FOREIGN, pictureDueAt: new Date(0) } });
    await fetchForgotten(new Date());
    await fetchForeign();
    expect((await stored(id)).imageUrl).toMatch(OURS);
    expect(await db.job.count()).toBe(0);
  });

  test("is fetched once, however many copies of the app look", async () => {
    const cook = await person();
    await saved(cook, FOREIGN);
    await Promise.all(Array.from({ length: 5 }, fetchForeign));
    expect(server.seen).toHaveLength(1);
  });

  test("of one cook's hundred does not keep another cook's waiting, and a host that fails keeps nobody's", async () => {
    const [many, one] = [await person({ premium: true }), await person()];
    const body = await png();
    for (let number = 0; number < 6; number += 1)
      pages[`/many-${number}.png`] = { headers: { "content-type": "image/png" }, body };
    for (let number = 0; number < 6; number += 1)
      await saved(many, `https://pictures.example/many-${number}.png`);
    await saved(many, "https://elsewhere.example/gone.png");
    await saved(one, FOREIGN);
    await fetchForeign();
    expect(server.seen).toHaveLength(7);
    // The other cook's comes after one round of the first one's: one picture of each host.
    expect(server.seen.indexOf("GET /soup.png")).toBe(1);
    expect(await db.recipe.count({ where: { pictureDueAt: { not: null } } })).toBe(1);
    const [left] = await db.job.findMany();
    expect(left).toMatchObject({ userId: many.id, state: "waiting", attempts: 0 });
    expect(Number(left?.runAt)).toBeGreaterThan(Date.now() + 30_000);
  });

  test("is dropped when the recipe went meanwhile", async () => {
    const cook = await person();
    const before = await picturesKept();
    let release: (() => void) | undefined;
    const body = await png();
    pages["/soup.png"] = (_request, response) => {
      release = () => response.writeHead(200, { "content-type": "image/png" }).end(body);
    };
    const { id } = await saved(cook, FOREIGN);
    const fetching = fetchForeign();
    while (!release) await new Promise((resume) => setImmediate(resume));
    await del(cook, id);
    release();
    await fetching;
    expect(await picturesKept()).toBe(before);
  });
});
