/** Several chosen files as the one upload that an import takes. */
import { megabytes } from "@/lib/rules/sources/source";
import { t, tn } from "@/lib/messages";
import { ApiError } from "./api";

/** "soup.json", "soup (2).json": no file of the archive stands in the place of another. */
function nameAmong(taken: Set<string>, name: string): string {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let own = name;
  for (let count = 2; taken.has(own); count += 1) own = `${stem} (${count})${ending}`;
  taken.add(own);
  return own;
}

/** As the server would refuse the archive, which is not made then. */
function tooLarge(mostBytes: number): ApiError {
  const error = t("These files are larger than {size} together. Please choose fewer of them.", {
    size: megabytes(mostBytes),
  });
  return new ApiError(413, JSON.stringify({ success: false, code: "too_large", error, message: error }), "");
}

/**
 * A single file as it is; several as a zip that holds them unpacked, named "3 files".
 * @throws ApiError with a sentence for the cook when together they are larger than `mostBytes`: they are not read then
 */
export async function filesAsOne(files: readonly [File, ...File[]], mostBytes: number): Promise<File> {
  if (files.length === 1) return files[0];
  if (files.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw tooLarge(mostBytes);
  const { zipSync } = await import("fflate");
  // No object keeps an entry of this name.
  const taken = new Set(["__proto__"]);
  const entries: Record<string, Uint8Array> = {};
  for (const file of files) entries[nameAmong(taken, file.name)] = new Uint8Array(await file.arrayBuffer());
  const zip = zipSync(entries, { level: 0 });
  return new File([new Uint8Array(zip)], tn(files.length, "{count} file", "{count} files"));
}
