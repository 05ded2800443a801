"use client";

import { Camera, Images, Keyboard } from "lucide-react";
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { type ReactNode, useState } from "react";
import { FieldError } from "@/components/shared/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import { PHOTO_ACCEPT } from "@/lib/rules/sources/photo";
import { DropZone } from "./drop-zone";
import { focusPanel } from "./content-tabs";
import { INPUT_MESSAGES } from "./messages";
import { PhotoGrid } from "./photo-grid";
import type { PhotoFlow } from "./use-photo-flow";
import { t } from "@/lib/messages";

const CameraCapture = dynamic(
  () => orAgain(() => import("./camera-capture").then((module) => module.CameraCapture)),
  {
    ssr: false,
  },
);

/** Pick, drop or take photos, put them right, then have them read. */
export function PhotoTab({ flow, hint, children }: { flow: PhotoFlow; hint: string; children: ReactNode }) {
  const { photos, pick, problem, refuse } = flow;
  const [camera, setCamera] = useState(false);
  const hydrated = useHydrated();

  function openCamera() {
    if (canShowCamera()) setCamera(true);
    else openDeviceCamera(pick);
  }

  return (
    <div className="grid gap-5">
      <DropZone
        label={photos.length > 0 ? t("Add more photos") : t("Choose photos")}
        drop={t("or drop them here.")}
        hint={hint}
        icon={<Images aria-hidden />}
        accept={PHOTO_ACCEPT}
        multiple
        disabled={!hydrated}
        onFiles={pick}
      />
      {/* With a phone in the hand the camera is the first way; its picker comes next, typing last. */}
      <div className="contents sm:flex sm:flex-wrap sm:gap-3">
        <Button className="max-sm:-order-1 max-sm:min-h-14 max-sm:border-accent sm:grow" onClick={openCamera}>
          <Camera aria-hidden />
          {t("Take a photo")}
        </Button>
        <Button
          className="max-sm:border-transparent max-sm:bg-transparent max-sm:underline max-sm:underline-offset-4 sm:grow"
          onClick={(event) => {
            focusPanel(event);
            flow.setView("type");
          }}
        >
          <Keyboard aria-hidden />
          {t("Type the text instead")}
        </Button>
      </div>
      {photos.length > 0 && (
        <div className="grid gap-3">
          <PhotoGrid photos={photos} onRotate={flow.rotate} onRemove={(photo) => flow.drop([photo])} />
          <Button
            size="small"
            className="justify-self-start"
            onClick={(event) => {
              focusPanel(event);
              flow.drop(photos);
            }}
          >
            {t("Clear all")}
          </Button>
        </div>
      )}
      {problem && <FieldError>{problem.text}</FieldError>}
      {children}
      <Button
        variant="primary"
        size="large"
        data-begins
        onClick={() => (photos.length > 0 ? void flow.extract(photos) : refuse(INPUT_MESSAGES.noPhoto))}
      >
        {t("Extract Text")}
      </Button>
      {camera && <CameraCapture onPhoto={(photo) => pick([photo])} onClose={() => setCamera(false)} />}
    </div>
  );
}

/** The device's own camera or picker, for browsers that cannot show the camera in the page (no secure address, old device). */
const canShowCamera = (): boolean => "mediaDevices" in navigator;

function openDeviceCamera(onPhotos: (photos: File[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "image/*";
  input.capture = "environment";
  input.addEventListener("change", () => onPhotos([...(input.files ?? [])]));
  input.click();
}
