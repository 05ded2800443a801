"use client";

import { useEffect, useState } from "react";
import { Dialog, DialogClose, DialogFullScreen, DialogTitle } from "@/components/ui/dialog";
import { Button } from "@/components/ui/button";
import { messageLanguage, t } from "@/lib/messages";
import { FIRST_LANGUAGE, LANGUAGE_NAMES } from "@/lib/messages/languages";
import { translated } from "@/lib/messages/speech";
import { VIDEO_POSTER } from "./video-poster";

/**
 * Whether the poster is on the screen. The film is asked for afterwards only: where its first picture comes before the poster is drawn, browsers take
 * the film for the page's main content (video-poster.ts).
 */
function usePosterDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let frame = 0;
    const nextFrame = (then: () => void) => (frame = requestAnimationFrame(then));
    // The second frame begins when the first one, with the poster in it, has been drawn.
    const draw = () => nextFrame(() => nextFrame(() => setDrawn(true)));
    const poster = new Image();
    poster.addEventListener("load", draw);
    poster.addEventListener("error", draw);
    poster.src = VIDEO_POSTER;
    return () => {
      poster.removeEventListener("load", draw);
      poster.removeEventListener("error", draw);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isDrawn;
}

/** A video over the whole screen, on a phone over most of it: Skip has the focus, Esc closes, the end of the video closes. It has no sound; its words are there as text too. */
export function VideoOverlay({
  title,
  name,
  words,
  note,
  onClose,
}: {
  title: string;
  /** Of its files in public/videos. */
  name: "explainer" | "cook-mode-demo";
  /** What it says, in its order. */
  words: readonly string[];
  note?: string;
  onClose: () => void;
}) {
  const isDrawn = usePosterDrawn();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogFullScreen
        aria-describedby={undefined}
        // On a phone a sheet at the lower edge: what the page is about stays in sight above it.
        className="animate-arrive max-sm:top-auto max-sm:max-h-[calc(100dvh-6rem)] max-sm:rounded-t-panel max-sm:border-t max-sm:border-line max-sm:shadow-raised"
      >
        <div className="mx-auto grid max-w-xl content-center gap-4 p-4 sm:min-h-dvh sm:gap-5 sm:p-8">
          <div className="flex items-center justify-between gap-3">
            <DialogTitle className="text-xl sm:text-2xl">{title}</DialogTitle>
            <DialogClose asChild>
              <Button autoFocus>{t("Skip")}</Button>
            </DialogClose>
          </div>
          <video
            poster={VIDEO_POSTER}
            controls
            autoPlay
            muted
            playsInline
            onEnded={onClose}
            // Both videos are three wide and four high. Its room is stated in full: without a width it is 300 pixels wide until the first picture comes.
            className="mx-auto aspect-3/4 w-[min(100%,52.5dvh)] rounded-card border border-line bg-paper-deep"
          >
            {isDrawn && <source src={`/videos/${name}.webm`} type="video/webm" />}
            {isDrawn && <source src={`/videos/${name}.mp4`} type="video/mp4" />}
            {messageLanguage() !== FIRST_LANGUAGE && (
              <track
                default
                kind="subtitles"
                srcLang={messageLanguage()}
                label={LANGUAGE_NAMES[messageLanguage()]}
                src={`/videos/${name}.${messageLanguage()}.vtt`}
              />
            )}
          </video>
          {/* What is drawn into the films is English: who reads another language has its words beside them. */}
          <details open={messageLanguage() !== FIRST_LANGUAGE} className="justify-self-center text-muted">
            <summary className="min-h-11 cursor-pointer py-2.5">{t("What the video says")}</summary>
            <ol className="list-decimal pl-6">
              {words.map((line) => (
                <li key={line}>{translated(line)}</li>
              ))}
            </ol>
          </details>
          {note && <p className="text-muted">{note}</p>}
        </div>
      </DialogFullScreen>
    </Dialog>
  );
}
