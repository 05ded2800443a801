/** Turns a picture on a canvas (converting.md#photos): quarter turns, re-encoded as JPEG at quality 0.95, white under transparent parts. */
export type QuarterTurns = 0 | 1 | 2 | 3;

export function nextQuarterTurn(turns: QuarterTurns): QuarterTurns {
  return ((turns + 1) % 4) as QuarterTurns;
}

/** The picture turned clockwise; unturned ones are given back untouched, so that the reader gets the original's full quality. */
export async function rotateImage(file: File, turns: QuarterTurns): Promise<File> {
  if (turns === 0) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const sideways = turns % 2 === 1;
  const canvas = document.createElement("canvas");
  canvas.width = sideways ? bitmap.height : bitmap.width;
  canvas.height = sideways ? bitmap.width : bitmap.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return canvasToJpeg(canvas, file.name.replace(/\.\w+$/, "") + ".jpg");
}

/** The canvas as a JPEG file at quality 0.95. */
export function canvasToJpeg(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], name, { type: "image/jpeg" })) : reject(new Error("No JPEG")),
      "image/jpeg",
      0.95,
    );
  });
}
