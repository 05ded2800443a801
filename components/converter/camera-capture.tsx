"use client";

import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { canvasToJpeg } from "@/lib/browser/rotate-image";
import { t, tn } from "@/lib/messages";

/** The camera in a dialog: take as many pictures as the recipe has pages. Without a camera, the device's own picker. */
export function CameraCapture({ onPhoto, onClose }: { onPhoto: (photo: File) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<"starting" | "ready" | "refused">("starting");
  const [taken, setTaken] = useState(0);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let closed = false;
    const wanted = { video: { facingMode: "environment", width: { ideal: 2560 }, height: { ideal: 1920 } } };
    navigator.mediaDevices.getUserMedia(wanted).then(
      (given) => {
        stream = given;
        if (closed || !video.current) return stop(given);
        video.current.srcObject = given;
      },
      () => setState("refused"),
    );
    return () => {
      closed = true;
      if (stream) stop(stream);
    };
  }, []);

  async function take() {
    const source = video.current;
    if (!source?.videoWidth) return;
    const canvas = document.createElement("canvas");
    canvas.width = source.videoWidth;
    canvas.height = source.videoHeight;
    canvas.getContext("2d")?.drawImage(source, 0, 0);
    onPhoto(await canvasToJpeg(canvas, `photo-${taken + 1}.jpg`));
    setTaken(taken + 1);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <div className="grid gap-4 overflow-y-auto p-5 sm:p-6">
          <DialogTitle>{t("Take a photo")}</DialogTitle>
          <DialogDescription>{t("Hold the page flat and fill the picture with the text.")}</DialogDescription>
          {state === "refused" ? (
            <div className="grid gap-4">
              <p role="alert">
                {t("The camera could not be opened. You can take or choose the picture another way.")}
              </p>
              <label className="grid gap-2 font-semibold">
                {t("Choose a photo")}
                <input
                  type="file"
                  accept="image/*"
                  capture="environment"
                  className="min-h-12 max-w-full"
                  onChange={(event) => {
                    const [file] = event.target.files ?? [];
                    if (file) onPhoto(file);
                    onClose();
                  }}
                />
              </label>
            </div>
          ) : (
            <video
              ref={video}
              autoPlay
              playsInline
              muted
              onPlaying={() => setState("ready")}
              aria-label={t("Camera picture")}
              className="aspect-[4/3] w-full rounded-card bg-paper-deep object-contain"
            />
          )}
          <p role="status" className="min-h-6 font-semibold text-accent">
            {taken > 0 && tn(taken, "{count} photo added.", "{count} photos added.")}
            {state === "starting" && t("Opening the camera. Your browser may ask for permission.")}
          </p>
          <div className="flex flex-wrap gap-3">
            <DialogClose asChild>
              <Button size="large">{taken > 0 ? t("Done") : t("Cancel")}</Button>
            </DialogClose>
            {state !== "refused" && (
              <Button
                variant="primary"
                size="large"
                className="grow"
                disabled={state !== "ready"}
                onClick={() => void take()}
              >
                <Camera aria-hidden />
                {t("Take picture")}
              </Button>
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
