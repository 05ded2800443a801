/**
 * Two rows in every table of a database, whatever tables it has: one with something in each column, one with as little as the table takes.
 * Values are what a copy goes wrong with: numbers beyond JavaScript's, quotes, line ends and letters of two kinds in one text.
 */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { tablesOf } from "../../scripts/backup/tables.mjs";

const { escapeIdentifier: quoted } = pg;
const TEXT = 'Crème "brûlée"\\ \t1½ g\r\n— 桃 🍑';

/** What the app itself gives a form. */
const FORMS = {
  "Picture.name": (row) => `${String(row).repeat(32)}.jpg`,
  "Picture.goneAt": () => null,
  "PictureRoom.part": (row) => String(row),
};

const VALUES = {
  int4: (row) => 2_147_483_000 + row,
  int8: (row) => `900719925474099${row}`,
  float8: (row) => 0.1 + row / 3,
  bool: () => true,
  timestamp: (row) => `2026-11-2${row}T09:08:07.06${row}`,
  timestamptz: (row) => `2026-11-2${row}T09:08:07.06${row}Z`,
  jsonb: (row) => JSON.stringify({ title: TEXT, steps: [row, 1.5, null], large: "x".repeat(200) }),
  text: (row, column) => `${column} ${row} ${TEXT}`,
  _text: (row) => [`tag ${row}`, TEXT, ""],
};

/** The columns of a table: type, whether it may be null, whether its value identifies the row or comes from another table. */
async function columnsOf(client, table) {
  const { rows } = await client.query(
    `SELECT a.attname AS name, t.typname AS type, a.attnotnull AS "notNull", a.atthasdef AS "hasDefault",
       (SELECT e.enumlabel FROM pg_enum e WHERE e.enumtypid = t.oid ORDER BY enumsortorder LIMIT 1) AS label,
       (SELECT json_build_array(f.confrelid::regclass::text, target.attname) FROM pg_constraint f
         JOIN pg_attribute target ON target.attrelid = f.confrelid AND target.attnum = f.confkey[1]
         WHERE f.conrelid = a.attrelid AND f.contype = 'f' AND f.conkey = ARRAY[a.attnum]) AS "pointsTo"
     FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
     WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
    [quoted(table)],
  );
  return rows;
}

async function valueOf(client, table, column, row) {
  if (column.pointsTo) {
    const [to, key] = column.pointsTo;
    const { rows } = await client.query(
      `SELECT ${quoted(key)} AS key FROM ${to} ORDER BY 1 OFFSET ${row - 1} LIMIT 1`,
    );
    return rows[0].key;
  }
  const form = FORMS[`${table}.${column.name}`];
  if (form) return form(row);
  if (column.label !== null) return column.label;
  const value = VALUES[column.type];
  if (!value) throw new Error(`there is no value for ${table}.${column.name} of type ${column.type}`);
  return value(row, column.name);
}

/** Fills every table that has no rows yet. */
export async function fillEveryTable(client) {
  for (const { name: table } of await tablesOf(client)) {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${quoted(table)}`);
    if (rows[0].n > 0) continue;
    for (const row of [1, 2]) {
      const columns = (await columnsOf(client, table)).filter(
        ({ notNull, hasDefault }) => row === 1 || (notNull && !hasDefault),
      );
      const values = await Promise.all(columns.map((column) => valueOf(client, table, column, row)));
      await client.query(
        `INSERT INTO ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(", ")})
         VALUES (${values.map((_, index) => `$${index + 1}`).join(", ")}) ON CONFLICT DO NOTHING`,
        values,
      );
    }
  }
  // What a sequence has given is never given again.
  await client.query(
    "SELECT setval(s::regclass, 4711) FROM (SELECT quote_ident(sequencename) s FROM pg_sequences WHERE schemaname = current_schema()) all_of_them",
  );
}

/** A database that nobody else has on the server at `server`, owned by a user who owns nothing else and is no superuser. */
export async function ownersDatabase(server) {
  const name = `plainspoon_${randomUUID().replaceAll("-", "")}`;
  const run = async (...statements) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await run(
    `CREATE ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB PASSWORD 'cook'`,
    `CREATE DATABASE ${name} OWNER ${name}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  url.username = name;
  url.password = "cook";
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`) };
}
