import "server-only";
import { AppError } from "@/lib/errors";
import { readFormFile } from "./body";

const IMPORT_MAX_BYTES = 20 * 1024 * 1024;

/** The file of an import, with its name: the name helps to tell formats apart. */
export const IMPORT_FILE = {
  input: "multipart, field `file`",
  async read(request: Request): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
    const file = await readFormFile(request, "file", IMPORT_MAX_BYTES, {
      missing: "Please choose a file to import.",
      tooLarge: "This file is larger than 20 MB.",
    });
    if (file.size === 0) throw new AppError("unreadable", "This file is empty.");
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  },
};
