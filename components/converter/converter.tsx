"use client";

import { Camera, FileText, Link as LinkIcon, NotebookPen } from "lucide-react";
import { useRef, useState } from "react";
import { useHydrated } from "@/components/shared/use-hydrated";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { ConvertSource } from "@/lib/rules/messages/convert-errors";
import { AfterConverting } from "./after-converting";
import { ResultDialog, StirringOverlay, fetchDialogs } from "./dialogs";
import { EXAMPLE_TEXT } from "@/components/shared/example-recipe";
import { TabFailure } from "./failure";
import { PdfTab } from "./pdf-tab";
import { PhotoPanel } from "./photo-panel";
import { TextTab } from "./text-tab";
import { UrlTab } from "./url-tab";
import { loadSchemas, useContentForm } from "./use-content-form";
import { useConvert } from "./use-convert";
import { usePdfAsPhotos } from "./use-pdf-as-photos";
import { usePhotoFlow } from "./use-photo-flow";
import { useSaveResult } from "./use-save-result";

const TABS = [
  { name: "url", label: "URL", Icon: LinkIcon },
  { name: "photo", label: "Photo", Icon: Camera },
  { name: "pdf", label: "PDF", Icon: FileText },
  { name: "text", label: "Text", Icon: NotebookPen },
] as const satisfies { name: ConvertSource; label: string; Icon: typeof Camera }[];

/** What the cook will need next is fetched with the first touch; a failure shows where it is needed. */
function fetchRest() {
  Promise.all([fetchDialogs(), loadSchemas()]).catch(() => undefined);
}

/** Four ways in, one way out: the converter of the home page. What is typed or picked outlives a change of tab. */
export function Converter({ isSignedIn }: { isSignedIn: boolean }) {
  const [tab, setTab] = useState<ConvertSource>("url");
  const hydrated = useHydrated();
  const convert = useConvert();
  const urlForm = useContentForm("url", "urlResolver");
  const textForm = useContentForm("text", "textResolver");
  const typedForm = useContentForm("typed", "typedTextResolver");
  const [pdf, setPdf] = useState<File | null>(null);
  const photos = usePhotoFlow(convert);
  const readAsPhotos = usePdfAsPhotos(convert, photos, () => setTab("photo"));
  const lastResult = useRef<HTMLButtonElement>(null);
  const { result } = convert;
  const saving = useSaveResult({
    isSignedIn,
    returnFocusTo: lastResult,
    onAway: () => convert.setShowing(false),
  });

  const failure = (
    <TabFailure
      tab={tab}
      failure={convert.failure}
      onText={() => setTab("text")}
      onReadAsPhotos={() => pdf && void readAsPhotos(pdf)}
    />
  );

  return (
    <div className="grid gap-4" onFocus={fetchRest}>
      <Tabs
        value={tab}
        onValueChange={(value) => setTab(TABS.find(({ name }) => name === value)?.name ?? "url")}
        className="grid gap-6 rounded-panel border border-line bg-card p-4 shadow-card sm:p-6"
      >
        <TabsList aria-label="Where the recipe is">
          {TABS.map(({ name, label, Icon }) => (
            <TabsTrigger key={name} value={name} disabled={!hydrated}>
              <Icon aria-hidden className="max-narrow:hidden" />
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="url">
          <UrlTab form={urlForm} onConvert={convert.convertUrl}>
            {failure}
          </UrlTab>
        </TabsContent>
        <TabsContent value="photo">
          <PhotoPanel flow={photos} typedForm={typedForm} onText={convert.convertText}>
            {failure}
          </PhotoPanel>
        </TabsContent>
        <TabsContent value="pdf">
          <PdfTab file={pdf} onFile={setPdf} onConvert={convert.convertPdf}>
            {failure}
          </PdfTab>
        </TabsContent>
        <TabsContent value="text">
          <TextTab form={textForm} onConvert={convert.convertText}>
            {failure}
          </TextTab>
        </TabsContent>
      </Tabs>
      <AfterConverting
        ref={lastResult}
        result={result}
        onShow={() => convert.setShowing(true)}
        onExample={() => {
          setTab("text");
          textForm.setContent(EXAMPLE_TEXT);
        }}
      />
      {convert.stage && <StirringOverlay stage={convert.stage} onCancel={convert.cancel} />}
      {result && convert.showing && (
        <ResultDialog
          result={result}
          problem={saving.problem}
          onRecipe={convert.changeRecipe}
          onSave={() => void saving.save(result)}
          onClose={() => convert.setShowing(false)}
          onClosed={() => lastResult.current?.focus()}
        />
      )}
    </div>
  );
}
