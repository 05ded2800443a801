"use client";

import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { focusPanel } from "./content-tabs";
import type { Photo } from "./use-photos";
import { t } from "@/lib/messages";

/** The picked photos in reading order; the first is the recipe's picture, marked 'Main'. */
export function PhotoGrid({
  photos,
  onRotate,
  onRemove,
}: {
  photos: Photo[];
  onRotate: (id: string) => void;
  onRemove: (photo: Photo) => void;
}) {
  return (
    <ul
      aria-label={t("Picked photos")}
      className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
    >
      {photos.map((photo, index) => (
        <PhotoCard key={photo.id} photo={photo} number={index + 1} onRotate={onRotate} onRemove={onRemove} />
      ))}
    </ul>
  );
}

function PhotoCard({
  photo,
  number,
  onRotate,
  onRemove,
}: {
  photo: Photo;
  number: number;
  onRotate: (id: string) => void;
  onRemove: (photo: Photo) => void;
}) {
  // Most browsers cannot show HEIC; what a browser cannot show it cannot turn either, and the reader turns it by itself.
  const [isShown, setShown] = useState(true);
  return (
    <li className="overflow-hidden rounded-card border border-line bg-paper">
      <div className="relative grid aspect-square place-content-center overflow-hidden bg-paper-deep">
        {isShown ? (
          // A local preview: nothing for an image optimiser to do.
          <img
            src={photo.preview}
            alt={t("Photo {number}", { number })}
            className="absolute inset-0 size-full object-contain"
            style={{ transform: `rotate(${photo.turns * 90}deg)` }}
            onError={() => setShown(false)}
          />
        ) : (
          <p className="p-4 text-center">
            <b className="break-all">{photo.file.name}</b>
            <br />
            {t("This browser cannot show this photo. It is read all the same.")}
          </p>
        )}
        {number === 1 && (
          <Badge tone="accent" className="absolute top-2 left-2">
            {t("Main")}
          </Badge>
        )}
      </div>
      <div className="grid [&_button]:px-1 max-sm:[&_svg]:hidden">
        {isShown && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t("Rotate photo {number}", { number })}
            onClick={() => onRotate(photo.id)}
          >
            <RotateCw aria-hidden />
            {t("Rotate")}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t("Remove photo {number}", { number })}
          onClick={(event) => {
            focusPanel(event);
            onRemove(photo);
          }}
        >
          <Trash2 aria-hidden />
          {t("Remove")}
        </Button>
      </div>
    </li>
  );
}
