import { FailureCard } from "@/components/shared/failure-card";

/** A recipe whose photo could not be read: the reason, and what helps. */
export function OcrErrorBox({ text }: { text: string }) {
  return (
    <section aria-label="Image Reading Error">
      <FailureCard title="Image Reading Error" text={text || "The text of the photo could not be read."}>
        <ul className="list-disc pl-5">
          <li>Take the photo in good light, from straight above.</li>
          <li>Fill the picture with the recipe, and hold the phone still.</li>
          <li>Or type the recipe under the Text tab.</li>
        </ul>
      </FailureCard>
    </section>
  );
}
