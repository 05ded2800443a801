/**
 * Seconds that a photo takes: as it was shot, lying in each way with no tag that tells it, and as large as today's telephones take them.
 * `PHOTO_CASES=DIR npm run bench -- photo`; DIR is what scripts/eval/make-photo-cases.ts made. One after the other; "work" is the reading
 * process's own time on all cores (Linux only), which other work on the machine changes less than it does the time by the clock.
 */
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import sharp from "sharp";
import { readPhoto, warmPhotoReader } from "@/lib/services/photo-reader";
import { fileCases } from "../eval/file-cases";
import { buildWorkers } from "../setup/workers.mjs";

const TICKS_A_SECOND = 100;
/** A large photo is made of each of the first so many. */
const LARGE = 8;

type Seconds = { clock: number; work: number };

const turned = async (photo: Buffer, degrees: number): Promise<Buffer> =>
  sharp(await sharp(photo).autoOrient().toBuffer())
    .rotate(degrees)
    .jpeg({ quality: 88 })
    .toBuffer();

async function enlarged(photo: Buffer, megapixels: number): Promise<Buffer> {
  const { data, info } = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true });
  const factor = Math.sqrt((megapixels * 1e6) / (info.width * info.height));
  return sharp(data)
    .resize({ width: Math.round(info.width * factor) })
    .jpeg({ quality: 88 })
    .toBuffer();
}

const WAYS: { name: string; most?: number; make: (photo: Buffer) => Promise<Buffer> }[] = [
  { name: "as shot", make: async (photo) => photo },
  { name: "upside down", make: (photo) => turned(photo, 180) },
  { name: "on its right side", make: (photo) => turned(photo, 90) },
  { name: "on its left side", make: (photo) => turned(photo, 270) },
  { name: "12 MP", most: LARGE, make: (photo) => enlarged(photo, 12) },
  { name: "49 MP", most: LARGE, make: (photo) => enlarged(photo, 49) },
];

/** What all processes that this one has started have worked until now; 0 where the system does not tell. */
async function workOfChildren(): Promise<number> {
  const pids = await readFile(`/proc/self/task/${process.pid}/children`, "utf8").catch(() => "");
  let ticks = 0;
  for (const pid of pids.split(" ").filter(Boolean)) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks / TICKS_A_SECOND;
}

async function secondsOf(photo: Buffer): Promise<Seconds> {
  const [began, worked] = [performance.now(), await workOfChildren()];
  await readPhoto(photo);
  return { clock: (performance.now() - began) / 1000, work: (await workOfChildren()) - worked };
}

function inWords(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2)} s, worst ${(sorted.at(-1) ?? 0).toFixed(2)} s`;
}

export async function run(): Promise<void> {
  const folder = process.env.PHOTO_CASES;
  if (!folder)
    throw new Error("PHOTO_CASES names the folder of photos that scripts/eval/make-photo-cases.ts made");
  await buildWorkers();
  await warmPhotoReader();
  const files = (await fileCases(folder)).map(({ file }) => file);
  for (const { name, most = files.length, make } of WAYS) {
    const all: Seconds[] = [];
    for (const file of files.slice(0, most)) all.push(await secondsOf(await make(await readFile(file))));
    process.stdout.write(
      `${name.padEnd(18)} ${all.length} photos: median ${inWords(all.map(({ clock }) => clock))}; ` +
        `work ${inWords(all.map(({ work }) => work))}; load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  }
}
