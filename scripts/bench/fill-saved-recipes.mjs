/** Gives every account of the running app (its DATA_DIR) so many recipes, written straight into the database: `node fill-shelf.mjs 5000`. */
import pg from "pg";
import { openDatabase } from "../database/open.mjs";

const { DATA_DIR = ".data", DATABASE_URL } = process.env;
const count = Number(process.argv[2] ?? 5000);

const steps = Array.from({ length: 8 }, (_, index) => ({
  number: index + 1,
  instruction:
    "Warm the ***oil*** in a large pan over medium heat, add the ***leeks*** and cook for 5 minutes.",
  ingredients: ["2 tbsp oil", "3 leeks"],
  isPrep: index < 2,
}));
const lines = Array.from({ length: 12 }, (_, index) => `${index + 1} tbsp of ingredient number ${index + 1}`);
const content = {
  description: "Bright and filling.",
  servings: 4,
  imageUrl: null,
  ingredients: lines,
  steps,
};

const database = await openDatabase({ DATA_DIR, DATABASE_URL }, "bench", 10_000);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(
  `INSERT INTO "Recipe" (id, "userId", title, description, servings, "originalContent", "formattedContent", "searchText",
     "stepCount", "completionCount", "lastCookedAt", "createdAt", "updatedAt")
   SELECT u.id || '-' || n, u.id, 'leek ' || n % 50 || ' soup ' || n, $2::jsonb->>'description', 4, '',
     $2::jsonb || jsonb_build_object('title', 'leek ' || n % 50 || ' soup ' || n), 'leek ' || n % 50 || ' soup ' || n || $3, 8,
     CASE WHEN n % 100 = 0 THEN n / 100 ELSE 0 END, now(), now() - n * interval '1 minute', now()
   FROM "User" u, generate_series(1, $1::int) n`,
  [count, JSON.stringify(content), `\nbright and filling.\n${lines.join("\n")}`],
);
await client.query(`UPDATE "User" SET "recipeCount" = "recipeCount" + $1`, [count]);
await client.end();
await database.close();
