import { DELETE, GET, PUT } from "@/app/api/recipes/[id]/route";
import { POST as complete } from "@/app/api/recipes/[id]/complete/route";
import { GET as top } from "@/app/api/recipes/top/[userId]/route";
import { db } from "@/lib/db/client";
import { call, type Call } from "@/tests/support/call";
import { person, type Person } from "@/tests/support/people";
import { leekSoup, storedRecipe } from "@/tests/support/recipes";

const on = (id: string, as?: Person, more: Call = {}): Call => ({
  params: { id },
  ...(as && { as }),
  ...more,
});

describe("reading", () => {
  test("the owner reads it; to anybody else it is not there", async () => {
    const [cook, other] = [await person(), await person()];
    const id = await storedRecipe(cook);
    expect((await call(GET, on(id, cook, { method: "GET" }))).body).toMatchObject({ id, title: "Leek soup" });
    expect((await call(GET, on(id, other, { method: "GET" }))).status).toBe(404);
    expect((await call(GET, on(id, undefined, { method: "GET" }))).status).toBe(401);
    expect((await call(GET, on("nothing", cook, { method: "GET" }))).status).toBe(404);
  });
});

describe("editing", () => {
  test("premium changes everything, and steps are renumbered", async () => {
    const cook = await person({ premium: true });
    const id = await storedRecipe(cook);
    const steps = [{ number: 9, instruction: "Eat.", ingredients: [], isPrep: false }, leekSoup.steps[0]];
    const answer = await call(
      PUT,
      on(id, cook, {
        method: "PUT",
        body: { title: "Better soup", servings: "2", formattedContent: { ...leekSoup, steps } },
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      title: "Better soup",
      servings: 2,
      formattedContent: { title: "Better soup", steps: [{ number: 1, instruction: "Eat." }, { number: 2 }] },
    });
    expect((await db.recipe.findUniqueOrThrow({ where: { id } })).stepCount).toBe(2);
  });

  test("a userId in it is one's own, and changes nothing by itself", async () => {
    const [cook, other] = [await person({ premium: true }), await person()];
    const id = await storedRecipe(cook);
    const put = (body: object) => call(PUT, on(id, cook, { method: "PUT", body }));
    expect((await put({ userId: cook.id, title: "Mine" })).body).toMatchObject({
      title: "Mine",
      userId: cook.id,
    });
    expect((await put({ userId: other.id, title: "Theirs" })).body).toMatchObject({ code: "forbidden" });
    expect((await put({ userId: cook.id })).status).toBe(400);
    expect((await db.recipe.findUniqueOrThrow({ where: { id } })).title).toBe("Mine");
  });

  test("steps alone merge into what is stored", async () => {
    const cook = await person({ premium: true });
    const id = await storedRecipe(cook);
    const answer = await call(
      PUT,
      on(id, cook, { method: "PUT", body: { steps: [{ instruction: "Eat it all." }] } }),
    );
    expect(answer.body).toMatchObject({
      title: "Leek soup",
      formattedContent: {
        ingredients: leekSoup.ingredients,
        steps: [{ number: 1, instruction: "Eat it all." }],
      },
    });
  });

  test("free cooks are told that editing is premium; strangers that it is not there", async () => {
    const [free, stranger] = [await person(), await person({ premium: true })];
    const id = await storedRecipe(free);
    const edit = { method: "PUT", body: { title: "Mine" } } as const;
    expect((await call(PUT, on(id, free, edit))).body.code).toBe("premium_required");
    expect((await call(PUT, on(id, stranger, edit))).status).toBe(404);
    expect((await call(PUT, on(id, undefined, edit))).status).toBe(401);
    expect((await call(PUT, on(id, free, { method: "PUT", body: {} }))).status).toBe(400);
  });

  test("an edit of an older state is a conflict that brings the stored recipe and changes nothing", async () => {
    const cook = await person({ premium: true });
    const id = await storedRecipe(cook);
    const { updatedAt } = (await call(GET, on(id, cook, { method: "GET" }))).body;
    await call(PUT, on(id, cook, { method: "PUT", body: { title: "First tab", updatedAt } }));
    const second = await call(PUT, on(id, cook, { method: "PUT", body: { title: "Second tab", updatedAt } }));
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: "conflict", recipe: { id, title: "First tab" } });
  });

  test("the same change sent twice, even at once, is done once, and undoes nothing that came between", async () => {
    const cook = await person({ premium: true });
    const id = await storedRecipe(cook);
    const { updatedAt } = (await call(GET, on(id, cook, { method: "GET" }))).body;
    const mine = (title: string, key = "edit-1") =>
      call(
        PUT,
        on(id, cook, { method: "PUT", body: { title, updatedAt }, headers: { "idempotency-key": key } }),
      );
    const both = await Promise.all([mine("Mine"), mine("Mine"), mine("Mine")]);
    expect(both.map(({ status, body }) => [status, body.title])).toEqual(Array(3).fill([200, "Mine"]));
    await call(PUT, on(id, cook, { method: "PUT", body: { title: "Theirs" } }));
    expect(await mine("Mine")).toMatchObject({ status: 200, body: { title: "Theirs" } });
    // Another change, or the same one under another key, is a change of its own: it follows a version that is no longer there.
    expect(await mine("Other")).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await mine("Mine", "edit-2")).toMatchObject({
      status: 409,
      body: { recipe: { title: "Theirs" } },
    });
    // A conflict is no change that was done: with the right version it goes through under the same key.
    const now = (await call(GET, on(id, cook, { method: "GET" }))).body.updatedAt;
    const again = { title: "Mine", updatedAt: now };
    const headers = { "idempotency-key": "edit-2" };
    expect((await call(PUT, on(id, cook, { method: "PUT", body: again, headers }))).status).toBe(200);
    expect(
      (await call(PUT, on(id, cook, { method: "PUT", body: again, headers: { "idempotency-key": " " } })))
        .status,
    ).toBe(400);
    const other = await person({ premium: true });
    const theirs = await storedRecipe(other);
    expect(
      (await call(PUT, on(theirs, other, { method: "PUT", body: { title: "New" }, headers }))).status,
    ).toBe(200);
  });

  test("of many edits at once by the same state, one wins and the others hear of it", async () => {
    const cook = await person({ premium: true });
    const id = await storedRecipe(cook);
    const { updatedAt } = (await call(GET, on(id, cook, { method: "GET" }))).body;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        call(PUT, on(id, cook, { method: "PUT", body: { title: `Tab ${index}`, updatedAt } })),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe("deleting", () => {
  test("makes room again, once", async () => {
    const [cook, stranger] = [await person(), await person()];
    const id = await storedRecipe(cook);
    expect((await call(DELETE, on(id, stranger, { method: "DELETE" }))).status).toBe(404);
    expect((await call(DELETE, on(id, cook, { method: "DELETE" }))).body).toEqual({ success: true });
    expect((await call(DELETE, on(id, cook, { method: "DELETE" }))).status).toBe(404);
    expect((await db.user.findUniqueOrThrow({ where: { id: cook.id } })).recipeCount).toBe(0);
  });
});

describe("cooking", () => {
  test("each completion counts one and does not make an open edit stale", async () => {
    const cook = await person({ premium: true });
    const id = await storedRecipe(cook);
    const { updatedAt } = (await call(GET, on(id, cook, { method: "GET" }))).body;
    await call(complete, on(id, cook));
    expect((await call(complete, on(id, cook))).body).toEqual({ success: true, completionCount: 2 });
    expect(
      (await call(PUT, on(id, cook, { method: "PUT", body: { title: "Still mine", updatedAt } }))).status,
    ).toBe(200);
  });

  test("the same cooking sent twice, even at once, counts one; another cooking counts again", async () => {
    const cook = await person({ premium: true });
    const [id, other] = [await storedRecipe(cook), await storedRecipe(cook)];
    const cooked = (recipe: string, key: string) =>
      call(complete, on(recipe, cook, { headers: { "idempotency-key": key } }));
    const answers = await Promise.all([cooked(id, "monday"), cooked(id, "monday"), cooked(id, "monday")]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await cooked(id, "monday")).body).toEqual({ success: true, completionCount: 1 });
    expect((await cooked(id, "tuesday")).body).toEqual({ success: true, completionCount: 2 });
    expect((await cooked(other, "monday")).body).toEqual({ success: true, completionCount: 1 });
    expect((await cooked(id, "")).status).toBe(400);
  });

  test("is premium, and only for one's own", async () => {
    const [free, stranger] = [await person(), await person({ premium: true })];
    const id = await storedRecipe(free);
    expect((await call(complete, on(id, free))).body.code).toBe("premium_required");
    expect((await call(complete, on(id, stranger))).status).toBe(404);
    expect((await call(complete, on(id))).status).toBe(401);
  });

  test("the five cooked most come first, ties by the last time, never an uncooked one", async () => {
    const [cook, other] = [await person(), await person()];
    for (const [title, count, day] of [
      ["A", 1, 1],
      ["B", 3, 1],
      ["C", 3, 2],
      ["D", 0, 1],
      ["E", 2, 1],
      ["F", 1, 3],
      ["G", 1, 2],
    ] as const) {
      await storedRecipe(cook, {
        title,
        completionCount: count,
        ...(count > 0 && { lastCookedAt: new Date(2026, 0, day) }),
      });
    }
    const answer = await call(top, { method: "GET", params: { userId: cook.id }, as: cook });
    expect(await answer.response.json()).toMatchObject([
      { title: "C", completionCount: 3 },
      { title: "B" },
      { title: "E" },
      { title: "F" },
      { title: "G" },
    ]);
    expect((await call(top, { method: "GET", params: { userId: cook.id }, as: other })).status).toBe(403);
    expect((await call(top, { method: "GET", params: { userId: cook.id } })).status).toBe(401);
  });
});
