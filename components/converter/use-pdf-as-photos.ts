"use client";

import { toast } from "@/components/ui/use-toast";
import type { useConvert } from "./use-convert";
import type { PhotoFlow } from "./use-photo-flow";
import { t } from "@/lib/messages";

/** Reads a scanned PDF as photos: its pages are drawn in the browser, become the picked photos, and are read at once. */
export function usePdfAsPhotos(
  { run, fail }: Pick<ReturnType<typeof useConvert>, "run" | "fail">,
  photos: PhotoFlow,
  showPhotos: () => void,
) {
  return async function readAsPhotos(pdf: File) {
    try {
      const drawn = await run({ label: t("Opening the pages of the PDF") }, async ({ signal, report }) => {
        const { pdfPagesAsPhotos } = await import("@/lib/browser/pdf-pages");
        return pdfPagesAsPhotos(pdf, signal, (page, of) =>
          report({ label: t("Drawing page {page} of {of}", { page, of }), done: page - 1, of }),
        );
      });
      if (!drawn) return;
      photos.drop(photos.photos);
      photos.setView("photos");
      const picked = photos.add(drawn.photos);
      showPhotos();
      if (drawn.total > picked.length) {
        toast({
          title: t("Long PDF"),
          text: t("Only the first {length} of its {total} pages are read.", {
            length: picked.length,
            total: drawn.total,
          }),
        });
      }
      await photos.extract(picked);
    } catch (error) {
      fail("pdf", error);
    }
  };
}
