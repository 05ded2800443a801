/** prisma/schema.prisma as the tests read it: its tables, their columns and what ends with what. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Model = {
  name: string;
  columns: string[];
  /** Tables whose rows take rows of this one along when they go. */
  endsWith: string[];
  /** Tables that rows of this one point to and outlive. */
  outlives: string[];
  /** The first column of each index. */
  indexed: string[];
};

const source = readFileSync(join(import.meta.dirname, "../../prisma/schema.prisma"), "utf8");

function modelOf(name: string, body: string): Model {
  const lines = body
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"));
  const fields = lines.filter((line) => !line.startsWith("@@"));
  const relations = fields.filter((line) => line.includes("@relation("));
  const typeOf = (line: string) => (line.split(/\s+/)[1] ?? "").replace("?", "");
  const having = (rule: string) => relations.filter((line) => line.includes(`onDelete: ${rule}`)).map(typeOf);
  return {
    name,
    columns: fields.map((line) => line.split(/\s+/)[0] ?? ""),
    endsWith: having("Cascade"),
    outlives: having("SetNull"),
    indexed: [
      ...fields.filter((line) => /@id\b|@unique\b/.test(line)).map((line) => line.split(/\s+/)[0] ?? ""),
      ...[...body.matchAll(/@@(?:index|unique|id)\(\[(\w+)/g)].map((match) => match[1] ?? ""),
    ],
  };
}

export const models: Model[] = [...source.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map((match) =>
  modelOf(match[1] ?? "", match[2] ?? ""),
);
