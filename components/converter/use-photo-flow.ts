"use client";

import { useState } from "react";
import { answers } from "@/lib/browser/answers";
import { ApiError, postFile } from "@/lib/browser/api";
import { rotateImage } from "@/lib/browser/rotate-image";
import type { ExtractTextAnswer } from "@/lib/contract/recipes";
import { photo as source, PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import type { useConvert } from "./use-convert";
import { type Photo, usePhotos } from "./use-photos";

export type PhotoView = "photos" | "verify" | "type";

/** From photos to checked text: select, extract (every photo, in order), verify, format (converting.md#photos). */
export function usePhotoFlow({
  run,
  fail,
  clearFailure,
}: Pick<ReturnType<typeof useConvert>, "run" | "fail" | "clearFailure">) {
  const store = usePhotos();
  const [view, setView] = useState<PhotoView>("photos");
  const [text, setText] = useState("");
  const [readings, setReadings] = useState<ExtractTextAnswer[]>([]);

  async function extract(photos: Photo[]) {
    clearFailure();
    let current = 0;
    try {
      const read = await run(reading(1, photos.length), async ({ signal, report }) => {
        const answers: ExtractTextAnswer[] = [];
        for (const [index, photo] of photos.entries()) {
          current = index + 1;
          report(reading(current, photos.length));
          const answer = photo.reading ?? (await readPhoto(photo, signal));
          store.keepReading(photo.id, answer);
          answers.push(answer);
        }
        return answers;
      });
      if (!read) return;
      setReadings(read);
      setText(joined(read));
      setView("verify");
    } catch (error) {
      fail("photo", error, "photo", photos.length > 1 ? `Photo ${current}: ` : "");
    }
  }

  return {
    ...store,
    view,
    setView,
    text,
    setText,
    extract,
    /** The first photo is the recipe's picture. */
    imageUrl: readings[0]?.imageUrl ?? null,
    /** Numbers of the photos in which next to nothing was read. */
    nearlyEmpty: readings.flatMap(({ incomplete }, index) => (incomplete ? [index + 1] : [])),
  };
}

export type PhotoFlow = ReturnType<typeof usePhotoFlow>;

function reading(number: number, of: number) {
  return of === 1
    ? { label: source.working }
    : { label: `Reading photo ${number} of ${of}`, done: number - 1, of };
}

function joined(readings: ExtractTextAnswer[]): string {
  return readings
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join("\n\n");
}

async function readPhoto(photo: Photo, signal: AbortSignal): Promise<ExtractTextAnswer> {
  const file = await rotateImage(photo.file, photo.turns).catch((cause: unknown) => {
    throw new ApiError(422, JSON.stringify({ code: "unreadable", error: PHOTO_ERRORS.unreadable }), "", {
      cause,
    });
  });
  return postFile(source.call, { field: source.file.field, file }, answers.extractedText, signal);
}
