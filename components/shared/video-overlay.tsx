"use client";

import { Dialog, DialogClose, DialogFullScreen, DialogTitle } from "@/components/ui/dialog";
import { Button } from "@/components/ui/button";

/** A video over the whole screen: Skip has the focus, Esc closes, the end of the video closes. */
export function VideoOverlay({
  title,
  src,
  note,
  onClose,
}: {
  title: string;
  src: string;
  note?: string;
  onClose: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFullScreen aria-describedby={undefined} className="animate-arrive">
        <div className="mx-auto grid min-h-dvh max-w-5xl content-center gap-5 p-4 sm:p-8">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <DialogTitle>{title}</DialogTitle>
            <DialogClose asChild>
              <Button autoFocus>Skip</Button>
            </DialogClose>
          </div>
          <video
            src={src}
            controls
            autoPlay
            muted
            playsInline
            onEnded={onClose}
            // Both videos have this size: the room is kept before the first picture comes.
            width={1280}
            height={720}
            className="h-auto max-h-[70dvh] w-full rounded-card border border-line bg-paper-deep"
          />
          {note && <p className="text-muted">{note}</p>}
        </div>
      </DialogFullScreen>
    </Dialog>
  );
}
