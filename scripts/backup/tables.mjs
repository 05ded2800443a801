/**
 * The rows of a database as lines of JSON, one a row, and back. PostgreSQL writes and reads them itself (`row_to_json`,
 * `json_populate_recordset`), so that no number, time or text passes through JavaScript; columns go by name.
 */
import { createHash } from "node:crypto";
import pg from "pg";

/** Rows in one answer: a recipe may take some 100 kB. */
const ROWS_AT_ONCE = 200;
const CHARS_AT_ONCE = 4_000_000;
const DIGEST_BITS = 128;
const NOT_OURS = "_prisma_migrations";

const { escapeIdentifier: quoted } = pg;

/** A connection for `work`, closed after it. */
export async function withClient(url, work) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "backup and restore",
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Something that tells whether the same rows came, in whatever order: the sum of their hashes. */
export function rowsDigest() {
  let sum = 0n;
  let rows = 0;
  return {
    add(line) {
      sum += BigInt(
        `0x${createHash("sha256")
          .update(line)
          .digest("hex")
          .slice(0, DIGEST_BITS / 4)}`,
      );
      rows += 1;
    },
    result: () => ({
      rows,
      digest: BigInt.asUintN(DIGEST_BITS, sum)
        .toString(16)
        .padStart(DIGEST_BITS / 4, "0"),
    }),
  };
}

/** Our tables and their columns, those that others point to first. */
export async function tablesOf(client) {
  const { rows: found } = await client.query(
    `SELECT table_class.relname AS name, table_class.oid::int8 AS id,
       (SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
         WHERE attrelid = table_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       (SELECT coalesce(json_agg(DISTINCT confrelid::int8::text), '[]') FROM pg_constraint
         WHERE conrelid = table_class.oid AND contype = 'f' AND confrelid <> conrelid) AS "pointsTo"
     FROM pg_class table_class
     WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace AND relname <> $1
     ORDER BY relname`,
    [NOT_OURS],
  );
  const ordered = [];
  const placed = new Set();
  while (ordered.length < found.length) {
    const next = found.filter(
      ({ id, pointsTo }) => !placed.has(id) && pointsTo.every((one) => placed.has(one)),
    );
    if (next.length === 0) throw new Error("the tables point to each other in a circle");
    for (const { id } of next) placed.add(id);
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
  }
  return ordered;
}

/** The migrations that made the tables: `{ name, checksum }`, in their order. */
export async function migrationsOf(client) {
  const { rows: there } = await client.query(`SELECT to_regclass($1) IS NOT NULL AS is`, [NOT_OURS]);
  if (!there[0].is) return [];
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum FROM ${NOT_OURS}
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

/** How far each sequence is; null: nothing was taken from it. */
export async function sequencesOf(client) {
  const { rows } = await client.query(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() ORDER BY 1`,
  );
  return rows;
}

/** Calls `each` with every row of a table, within the transaction that is open. */
export async function readRows(client, { name, columns }, each) {
  const listed = columns.map(quoted).join(", ");
  await client.query(
    `DECLARE all_rows NO SCROLL CURSOR FOR
     SELECT row_to_json(one)::text AS line FROM (SELECT ${listed} FROM ${quoted(name)}) one`,
  );
  for (;;) {
    const { rows } = await client.query(`FETCH ${ROWS_AT_ONCE} FROM all_rows`);
    for (const { line } of rows) await each(line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query("CLOSE all_rows");
}

/** Puts lines into a table, within the transaction that is open; `lines` may come as they are read. */
export async function insertRows(client, { name, columns }, lines) {
  const listed = columns.map(quoted).join(", ");
  const sql = `INSERT INTO ${quoted(name)} (${listed})
    SELECT ${listed} FROM json_populate_recordset(NULL::${quoted(name)}, $1::json)`;
  let waiting = [];
  let chars = 0;
  const send = async () => {
    if (waiting.length > 0) await client.query(sql, [`[${waiting.join(",")}]`]);
    waiting = [];
    chars = 0;
  };
  for await (const line of lines) {
    waiting.push(line);
    chars += line.length;
    if (waiting.length >= ROWS_AT_ONCE || chars >= CHARS_AT_ONCE) await send();
  }
  await send();
}

/** Rows of the tables `names` and nothing that a migration or a trigger of ours put there: emptied, with our triggers off. */
export async function emptyTables(client, names) {
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  if (names.length > 0) await client.query(`TRUNCATE ${names.map(quoted).join(", ")} RESTART IDENTITY`);
}

/** The end of it: triggers on again, sequences as far as they were. */
export async function finishTables(client, names, sequences) {
  for (const name of names) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  for (const { name, value } of sequences)
    if (value !== null) await client.query("SELECT setval($1::regclass, $2::int8)", [quoted(name), value]);
}
