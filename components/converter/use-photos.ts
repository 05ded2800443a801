"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type QuarterTurns, nextQuarterTurn } from "@/lib/browser/rotate-image";
import type { ExtractTextAnswer } from "@/lib/contract/recipes";

/** A picked photo: `preview` is an object URL, `reading` what the server read from it as it is turned now. */
export type Photo = {
  id: string;
  file: File;
  preview: string;
  turns: QuarterTurns;
  reading: ExtractTextAnswer | null;
};

/** The picked photos in their order; they outlive a look at another tab. */
export function usePhotos() {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  /** Adds the files at the end and answers what was added. */
  const add = useCallback((files: File[]): Photo[] => {
    const added = files.map((file): Photo => {
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      return { id: crypto.randomUUID(), file, preview, turns: 0, reading: null };
    });
    setPhotos((now) => [...now, ...added]);
    return added;
  }, []);

  const drop = useCallback((gone: Photo[]) => {
    for (const { preview } of gone) {
      URL.revokeObjectURL(preview);
      previews.current.delete(preview);
    }
    setPhotos((now) => now.filter((photo) => !gone.includes(photo)));
  }, []);

  const rotate = useCallback((id: string) => {
    setPhotos((now) =>
      now.map((photo) =>
        photo.id === id ? { ...photo, turns: nextQuarterTurn(photo.turns), reading: null } : photo,
      ),
    );
  }, []);

  /** Keeps what was read, so that trying again after a failure goes on where it stopped. */
  const keepReading = useCallback((id: string, reading: ExtractTextAnswer) => {
    setPhotos((now) => now.map((photo) => (photo.id === id ? { ...photo, reading } : photo)));
  }, []);

  return { photos, add, drop, rotate, keepReading };
}
