"use client";

import { Button } from "@/components/ui/button";

type Props = {
  title: string;
  isQueued: boolean;
  onBackToLast: () => void;
  onExit: () => void;
  exitLabel: string;
};

/** The recipe is cooked: a still picture, a kind word, and the way back when it was pressed by mistake. */
export function Celebration({ title, isQueued, onBackToLast, onExit, exitLabel }: Props) {
  return (
    <div className="grid min-h-full place-items-center p-6">
      <div className="grid max-w-lg justify-items-center gap-6 text-center">
        <h2 className="text-3xl">Enjoy your {title}!</h2>
        <p>You cooked every step.</p>
        {isQueued && <p role="status">No connection: this cooking is counted when you are online again.</p>}
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="large" onClick={onBackToLast}>
            Back to Last Step
          </Button>
          <Button size="large" variant="primary" onClick={onExit}>
            {exitLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
