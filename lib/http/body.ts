import "server-only";
/** What a route may take as its body: JSON that fits a schema, or one uploaded file. Both bounded, both with a sentence for every refusal. */
import * as z from "@/lib/contract/zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { isUnreadable } from "@/lib/contract/unreadable-text";
import { parseInput } from "./input";
import { megabytes } from "@/lib/rules/sources/source";
import { t } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

const URL_ENCODED = "application/x-www-form-urlencoded";
export const MULTIPART = "multipart/form-data";

const TOO_LARGE = `This request is larger than ${megabytes(env.MAX_JSON_BYTES)}.`;

/** Reads and checks one kind of body; `input` is its line in docs/contract.md. */
export type BodyReader<T> = {
  input: string;
  /** Content type that it must be sent as. */
  type: string;
  /** What the schema is called. */
  name?: string;
  /** What its fields must be, where it has any. */
  schema?: z.ZodType;
  /** The fields of a multipart form. */
  form?: { file: string; isRepeated?: boolean; isOptional?: boolean; texts?: readonly string[] };
  read(request: Request): Promise<T>;
};

/**
 * A JSON body that fits `schema`.
 * @param name how docs/contract.md calls it
 */
export function json<S extends z.ZodType>(
  name: string,
  schema: S,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string } = {
    maxBytes: env.MAX_JSON_BYTES,
    tooLarge: TOO_LARGE,
  },
): BodyReader<z.output<S>> {
  return {
    input: `JSON ${name} ${fieldsOf(schema)}`.trim(),
    type: "application/json",
    name,
    schema,
    async read(request) {
      if (!/^application\/(?:[\w.-]+\+)?json$/i.test(mediaType(request.headers.get("content-type")))) {
        throw new AppError("unsupported", t("This call takes JSON (Content-Type: application/json)."));
      }
      const bytes = await readBytes(request, maxBytes, tooLarge);
      return parseInput(schema, parseJson(bytes));
    },
  };
}

/** "{ content, sourceType? }": the fields by name, those that may be left out with a question mark. */
export function fieldsOf(schema: z.ZodType): string {
  if (!(schema instanceof z.ZodObject)) return "";
  const fields = Object.entries(schema.shape).map(
    ([name, field]) => `${name}${field.safeParse(undefined).success ? "?" : ""}`,
  );
  return `{ ${fields.join(", ")} }`;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("invalid", t("This request is not valid JSON."), { cause });
  }
}

/**
 * The fields of an HTML form (application/x-www-form-urlencoded) that fit `schema`.
 * @param name how docs/contract.md calls it
 */
export function formFields<S extends z.ZodType>(name: string, schema: S): BodyReader<z.output<S>> {
  return {
    input: `form ${name} ${fieldsOf(schema)}`.trim(),
    type: URL_ENCODED,
    name,
    schema,
    async read(request) {
      if (mediaType(request.headers.get("content-type")) !== URL_ENCODED) {
        throw new AppError("unsupported", t("This call takes a form (application/x-www-form-urlencoded)."));
      }
      const text = await readText(request);
      return parseInput(schema, Object.fromEntries(new URLSearchParams(text)));
    },
  };
}

/** The body as it was sent, for calls that check a signature over it. */
export const rawText: BodyReader<string> = {
  input: "as signed",
  type: "application/json",
  read: readText,
};

async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, env.MAX_JSON_BYTES, TOO_LARGE));
}

/** Room for boundaries and headers of the form around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

const inMegabytes = (bytes: number): string => t("{round} MB", { round: Math.round(bytes / 1024 / 1024) });

export type UploadsRule = {
  /** Name of the form field that holds the files. */
  field: string;
  /** Of each file. */
  maxBytes: number;
  /** Files that the field may be repeated for, and their bytes together. */
  most: { files: number; bytes: number };
  sentences: {
    missing: string;
    tooLarge: string;
    empty: string;
    wrongType: string;
    tooMany: string;
    tooLargeTogether: string;
  };
  /** What stands before the sentence that refuses the file of this number. */
  nameOf: (number: number, of: number) => string;
  /** True when the file's first bytes are of a kind we take; what it is declared as is ignored. */
  sniff: (bytes: Uint8Array) => boolean;
};

/** The files of one field of a multipart form, in their order: one, or up to as many as `rule` allows. */
export function uploads(rule: UploadsRule): BodyReader<Uint8Array<ArrayBuffer>[]> {
  const { field, maxBytes, most, sentences } = rule;
  return {
    type: MULTIPART,
    form: { file: field, isRepeated: true },
    input: `multipart, field \`${field}\` up to ${most.files} times (${inMegabytes(maxBytes)} each, ${inMegabytes(most.bytes)} together)`,
    async read(request) {
      const files = await readFormFiles(request, field, Math.max(maxBytes, most.bytes), {
        missing: sentences.missing,
        tooLarge: sentences.tooLargeTogether,
      });
      if (files.length > most.files) throw new AppError("too_large", sentences.tooMany);
      return Promise.all(
        files.map(async (file, index) => {
          try {
            if (file.size > maxBytes) throw new AppError("too_large", sentences.tooLarge);
            return await checked(file, rule);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            throw new AppError(error.code, rule.nameOf(index + 1, files.length) + translated(error.message));
          }
        }),
      );
    },
  };
}

/** The file's bytes. @throws AppError where they are none that the rule takes */
async function checked(file: File, { sentences, sniff }: UploadsRule): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size === 0) throw new AppError("unreadable", sentences.empty);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!sniff(bytes)) throw new AppError("unsupported", sentences.wrongType);
  return bytes;
}

/**
 * The file in one field of a multipart form, counted while it arrives.
 * @throws AppError `unsupported` for another content type, `too_large`, `invalid` without the file or with a name that nobody can read
 */
export async function readFormFile(
  request: Request,
  field: string,
  maxBytes: number,
  sentences: { missing: string; tooLarge: string },
): Promise<File> {
  const [file] = await readFormFiles(request, field, maxBytes, sentences);
  if (!file) throw new AppError("invalid", sentences.missing);
  if (file.size > maxBytes) throw new AppError("too_large", sentences.tooLarge);
  return file;
}

/** The files of one field, one or more, of `maxBytes` together. */
async function readFormFiles(
  request: Request,
  field: string,
  maxBytes: number,
  sentences: { missing: string; tooLarge: string },
): Promise<File[]> {
  const files = (await readForm(request, maxBytes, { ...sentences, field })).getAll(field);
  if (!files.every((file) => file instanceof File) || files.length === 0)
    throw new AppError("invalid", sentences.missing);
  return files;
}

/**
 * A multipart form with at most `maxBytes` in its fields and files together, counted while it arrives.
 * @throws AppError `unsupported` for another content type, `too_large`, `invalid` for a damaged form or a file's name that nobody can read
 */
export async function readForm(
  request: Request,
  maxBytes: number,
  { field, tooLarge }: { field: string; tooLarge: string },
): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (mediaType(type) !== MULTIPART) {
    throw new AppError(
      "unsupported",
      t('This call takes a form upload with the field "{field}".', { field }),
    );
  }
  const form = await parseForm(await readBytes(request, maxBytes + FORM_OVERHEAD_BYTES, tooLarge), type);
  if ([...form.values()].some((value) => value instanceof File && isUnreadable(value.name)))
    throw new AppError(
      "invalid",
      t("The file's name has a character that cannot be read. Please rename it."),
    );
  return form;
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch (cause) {
    throw new AppError("invalid", t("This form upload is damaged. Please try again."), { cause });
  }
}

/** "text/html" of a header or of what a file says it is. */
export function mediaType(header: string | null): string {
  return (header ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/**
 * The body's bytes.
 * @throws AppError `too_large` with `sentence` as soon as more than `maxBytes` are announced or have arrived.
 */
async function readBytes(
  request: Request,
  maxBytes: number,
  sentence: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > maxBytes) throw new AppError("too_large", sentence);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      // why: not cancelled, because that closes the connection before the caller has read our sentence.
      reader.releaseLock();
      throw new AppError("too_large", sentence);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
