/** One recipe on its way through the calls: its single lines, yield, times and notes are in every answer that may show them. */
import { GET as read } from "@/app/api/recipes/[id]/route";
import { POST as save } from "@/app/api/recipes/route";
import { POST as convert } from "@/app/api/recipes/process-text/route";
import { POST as convertPdf } from "@/app/api/recipes/process-pdf/route";
import { GET as library } from "@/app/api/library-recipes/[id]/route";
import { GET as shared } from "@/app/api/share/[token]/route";
import { POST as share } from "@/app/api/share/recipe/route";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { call, fileForm } from "@/tests/support/call";
import { packRecipe, storePack } from "@/tests/support/library";
import { pdfOf } from "@/tests/support/pdf";
import { person, type Person } from "@/tests/support/people";
import { leekSoup, toSave } from "@/tests/support/recipes";

const BISCUITS = `Oat biscuits

Makes 24 biscuits
Prep time: 15 minutes
Cook time: 12 minutes
Chill time: 30 minutes
Total time: 57 minutes

Ingredients
200 g rolled oats
120 g butter
80 g brown sugar
1 egg

Method
1. Melt the butter with the sugar. Leave it to cool for 5 minutes.
2. Stir in the oats and the egg. Chill for 30 minutes.
3. Shape into balls. Press them flat on a baking tray.
4. Bake for 12 minutes.

Notes
They keep for a week in a tin.`;

const FACTS = {
  yield: "24 biscuits",
  totalMinutes: 57,
  times: { prep: 15, cook: 12, rest: 30, total: 57 },
  notes: ["They keep for a week in a tin."],
};

const BAKE = { text: "Bake for 12 minutes.", uses: [], seconds: [720] };

const actionsOf = ({ steps }: FormattedContent) => steps.flatMap((step) => step.actions ?? []);

async function converted(): Promise<FormattedContent> {
  const body = { content: BISCUITS, contentType: "text", sourceType: "clean" };
  const answer = await call(convert, { body });
  expect(answer.status).toBe(200);
  return FormattedContent.parse(answer.body);
}

async function savedBy(cook: Person, formattedContent: FormattedContent): Promise<string> {
  const { title, servings } = formattedContent;
  const answer = await call(save, { as: cook, body: toSave({ title, servings, formattedContent }) });
  expect(answer.status).toBe(201);
  return String(answer.body.id);
}

test("pasted: single lines with what goes in, yield, times and notes", async () => {
  const content = await converted();
  expect(content).toMatchObject({ ...FACTS, servings: null });
  const lines = flatIngredients(content.ingredients);
  const melt = actionsOf(content).find(({ text }) => text.startsWith("Melt"));
  expect(melt?.uses.map(({ line, amount }) => [lines[line], amount])).toEqual([
    ["120 g butter", "all"],
    ["80 g brown sugar", "all"],
  ]);
  expect(actionsOf(content)).toContainEqual(BAKE);
  expect(content.steps.every(({ actions = [] }) => actions.length > 0)).toBe(true);
});

test("as a PDF: the same single lines", async () => {
  const file = pdfOf({ pages: [BISCUITS.split("\n").filter((line) => line !== "")] });
  const { status, body } = await call(convertPdf, {
    form: fileForm("pdf", file, "application/pdf", "biscuits.pdf"),
  });
  expect(status).toBe(200);
  expect(actionsOf(FormattedContent.parse(body))).toEqual(actionsOf(await converted()));
});

test("saved and opened again: the same recipe", async () => {
  const [cook, content] = [await person(), await converted()];
  const id = await savedBy(cook, content);
  const { body } = await call(read, { method: "GET", as: cook, params: { id } });
  expect(body.formattedContent).toMatchObject({ ...FACTS, steps: content.steps });
});

test("shared: whole for its owner; a stranger gets the first steps with their lines, and no notes", async () => {
  const [cook, content] = [await person(), await converted()];
  const link = await call(share, {
    as: cook,
    body: { sourceType: "user", sourceId: await savedBy(cook, content) },
  });
  const open = (as?: Person) =>
    call(shared, { method: "GET", params: { token: String(link.body.token) }, ...(as && { as }) });
  const whole = (await open(cook)).body;
  expect(whole).toMatchObject({ recipe: { formattedContent: { ...FACTS, steps: content.steps } } });
  const preview = (await open()).body;
  const { notes, ...facts } = FACTS;
  expect(preview).toMatchObject({
    recipe: { formattedContent: { ...facts, steps: content.steps.slice(0, 2) } },
  });
  expect(JSON.stringify(preview)).not.toContain(notes[0]);
});

test("of the library: the same recipe", async () => {
  const content = await converted();
  await storePack([packRecipe("demo", { formattedContent: content })]);
  const { body } = await call(library, { method: "GET", params: { id: "demo-soup" } });
  expect(body.formattedContent).toMatchObject({ ...FACTS, steps: content.steps });
});

test("times under their older names are saved under today's", async () => {
  const cook = await person();
  const older = { ...leekSoup, times: { preparation: 10, cooking: 25, resting: 5, total: 40 } };
  const answer = await call(save, { as: cook, body: toSave({ formattedContent: older }) });
  expect(answer.body).toMatchObject({
    recipe: { formattedContent: { times: { prep: 10, cook: 25, rest: 5, total: 40 }, totalMinutes: 40 } },
  });
});
