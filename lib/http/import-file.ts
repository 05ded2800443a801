import "server-only";
import { AppError } from "@/lib/errors";
import { readFormFile } from "./body";
import { IMPORT_MAX_BYTES } from "@/lib/rules/limits";
import { megabytes } from "@/lib/rules/sources/source";

/** The file of an import, with its name: the name helps to tell formats apart. */
export const IMPORT_FILE = {
  input: "multipart, field `file`",
  async read(request: Request): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
    const file = await readFormFile(request, "file", IMPORT_MAX_BYTES, {
      missing: "Please choose a file to import.",
      tooLarge: `This file is larger than ${megabytes(IMPORT_MAX_BYTES)}.`,
    });
    if (file.size === 0) throw new AppError("unreadable", "This file is empty.");
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  },
};
