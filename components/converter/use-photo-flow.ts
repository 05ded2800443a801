"use client";

import { useState } from "react";
import { answers } from "@/lib/browser/answers";
import { ApiError, postFile } from "@/lib/browser/api";
import { rotateImage } from "@/lib/browser/rotate-image";
import type { ExtractTextAnswer } from "@/lib/contract/recipes";
import { joinPages, languageOfPages } from "@/lib/rules/media/join-pages";
import { closeToast, toast } from "@/components/ui/use-toast";
import { PHOTOS_MAX } from "@/lib/rules/limits";
import { translated } from "@/lib/messages/speech";
import { isPhotoFile, ofPhoto, photo as source, PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { FIRST_READ_IN, type TextLanguage } from "@/lib/rules/text-languages";
import { INPUT_MESSAGES, type InputMessage } from "./messages";
import type { useConvert } from "./use-convert";
import { type Photo, usePhotos } from "./use-photos";
import { t } from "@/lib/messages";

export type PhotoView = "photos" | "verify" | "type";

/** From photos to checked text: select, extract (every photo, in order), verify, format (converting.md#photos). */
export function usePhotoFlow({
  run,
  fail,
  clearFailure,
}: Pick<ReturnType<typeof useConvert>, "run" | "fail" | "clearFailure">) {
  const store = usePhotos();
  const [view, setView] = useState<PhotoView>("photos");
  const [problem, setProblem] = useState<InputMessage | null>(null);
  const [text, setText] = useState("");
  const [readings, setReadings] = useState<ExtractTextAnswer[]>([]);

  function refuse(message: InputMessage) {
    setProblem(message);
    toast({ ...message, tone: "problem" });
  }

  /** Adds the pictures among the files, as many as there is room for; answers those, and says what was left out. */
  function pick(files: File[]): Photo[] {
    const pictures = files.filter(isPhotoFile);
    const room = Math.max(0, PHOTOS_MAX - store.photos.length);
    if (pictures.length > room) refuse(INPUT_MESSAGES.tooManyPhotos);
    else if (pictures.length < files.length) refuse(INPUT_MESSAGES.notAPhoto);
    else {
      setProblem(null);
      closeToast();
    }
    return store.add(pictures.slice(0, room));
  }

  /** Reads each photo with `read`, in order; null when that was cancelled or failed. */
  async function readAll(
    photos: Photo[],
    read: (photo: Photo, signal: AbortSignal) => Promise<ExtractTextAnswer>,
  ) {
    clearFailure();
    let current = 0;
    try {
      const answers = await run(reading(1, photos.length), async ({ signal, report }) => {
        const answers: ExtractTextAnswer[] = [];
        for (const [index, photo] of photos.entries()) {
          current = index + 1;
          report(reading(current, photos.length));
          answers.push(await read(photo, signal));
        }
        return answers;
      });
      if (!answers) return null;
      setReadings(answers);
      setText(joined(answers));
      return answers;
    } catch (error) {
      fail("photo", error, "photo", ofPhoto(current, photos.length));
      return null;
    }
  }

  async function extract(photos: Photo[]) {
    const read = await readAll(photos, async (photo, signal) => {
      const answer = photo.reading ?? (await readPhoto(photo, signal));
      // Trying again after a failure goes on where it stopped.
      store.keepReading(photo.id, answer);
      return answer;
    });
    if (read) setView("verify");
  }

  /** The same photos in a language that the cook names; the text stays as it is until all of them are read. */
  async function readIn(language: TextLanguage) {
    const { photos } = store;
    const read = await readAll(photos, (photo, signal) => readPhoto(photo, signal, language));
    read?.forEach((answer, index) => {
      const photo = photos[index];
      if (photo) store.keepReading(photo.id, answer);
    });
  }

  return {
    ...store,
    pick,
    /** Why something could not be picked. */
    problem,
    refuse,
    view,
    setView,
    text,
    setText,
    /** True when the cook has changed what was read. */
    isCorrected: text !== joined(readings),
    extract,
    readIn,
    /** What most of the text was read in. */
    language: languageOfPages(readings) ?? FIRST_READ_IN,
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
    : { label: t("Reading photo {number} of {of}", { number, of }), done: number - 1, of };
}

const joined = (readings: readonly ExtractTextAnswer[]): string =>
  joinPages(readings.map(({ text }) => text));

async function readPhoto(
  photo: Photo,
  signal: AbortSignal,
  language?: TextLanguage,
): Promise<ExtractTextAnswer> {
  const file = await rotateImage(photo.file, photo.turns).catch((cause: unknown) => {
    throw new ApiError(
      422,
      JSON.stringify({ code: "unreadable", error: translated(PHOTO_ERRORS.unreadable) }),
      "",
      {
        cause,
      },
    );
  });
  const call = language ? `${source.call}?language=${language}` : source.call;
  return postFile(call, { field: source.file.field, file }, answers.extractedText, signal);
}
