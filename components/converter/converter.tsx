"use client";

import { Camera, FileText, Link as LinkIcon, type LucideIcon, NotebookPen } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { loadResolver } from "@/components/shared/form";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { closeToast } from "@/components/ui/use-toast";
import { EXAMPLES } from "@/components/shared/example-recipe";
import type { BroughtPage } from "@/lib/rules/conversion/brought";
import { typedAddress } from "@/lib/rules/conversion/typed-address";
import { type TabName, TABS } from "@/lib/rules/sources";
import { AfterConverting } from "./after-converting";
import { BringAnywhere } from "./bring-anywhere";
import { HandedOver } from "./handed-over";
import { SeenPage } from "./seen-page";
import { ResultDialog, StirringOverlay, fetchDialogs } from "./dialogs";
import { TabFailure } from "./failure";
import { PdfTab, usePdfForm } from "./pdf-tab";
import { PhotoPanel } from "./photo-panel";
import { UrlTab, TextTab } from "./content-tabs";
import { useBring } from "./use-bring";
import { loadSchemas, useContentForm } from "./use-content-form";
import { useConvert } from "./use-convert";
import { usePdfAsPhotos } from "./use-pdf-as-photos";
import { usePhotoFlow } from "./use-photo-flow";
import { useSaveResult } from "./use-save-result";
import { messageLanguage, t } from "@/lib/messages";

const ICONS: Record<TabName, LucideIcon> = {
  url: LinkIcon,
  photo: Camera,
  pdf: FileText,
  text: NotebookPen,
};

/** What the cook will need next is fetched with the first touch; a failure shows where it is needed. */
function fetchRest() {
  Promise.all([fetchDialogs(), loadSchemas(), loadResolver()]).catch(() => undefined);
}

/** Four ways in, one way out: the converter of the home page. What is typed or picked outlives a change of tab. `hints` state the limits of this server. */
export function Converter({ hints }: { hints: { photo: string; pdf: string } }) {
  const [tab, setTab] = useState<TabName>("url");
  const convert = useConvert();
  /** Handed over as the cook sees it: it is converted in place of its address, as long as that stands in the field. */
  const [page, setPage] = useState<BroughtPage | null>(null);
  const urlForm = useContentForm("url", "urlForm", (typed) =>
    page && typed.trim() === page.address
      ? convert.convertPage(page)
      : convert.convertUrl(typedAddress(typed) ?? typed.trim()),
  );
  const textForm = useContentForm("text", "textForm", (text) => convert.convertText(text));
  const typedForm = useContentForm("typed", "typedTextForm", (text) =>
    convert.convertText(text, { tab: "photo" }),
  );
  const pdfForm = usePdfForm(convert.convertFile);
  const photos = usePhotoFlow(convert);
  const readAsPhotos = usePdfAsPhotos(convert, photos, () => setTab("photo"));
  const { converter, bring } = useBring({ convert, urlForm, textForm, pdfForm, photos, setTab, setPage });
  const lastResult = useRef<HTMLButtonElement>(null);
  const { result } = convert;
  const saving = useSaveResult({
    returnFocusTo: lastResult,
    onAway: () => convert.setShowing(false),
  });

  const failure = (
    <TabFailure
      tab={tab}
      failure={convert.failure}
      onTab={setTab}
      onReadAsPhotos={() => {
        const { file } = pdfForm.getValues();
        if (file) void readAsPhotos(file);
      }}
    />
  );

  const panels: Record<TabName, ReactNode> = {
    url: (
      <UrlTab form={urlForm} onBrought={(brought) => void bring(brought)}>
        {page && <SeenPage page={page} onRemove={() => setPage(null)} />}
        {failure}
      </UrlTab>
    ),
    photo: (
      <PhotoPanel flow={photos} hint={hints.photo} typedForm={typedForm} onText={convert.convertText}>
        {failure}
      </PhotoPanel>
    ),
    pdf: (
      <PdfTab form={pdfForm} hint={hints.pdf}>
        {failure}
      </PdfTab>
    ),
    text: (
      <TextTab form={textForm} onBrought={(brought) => void bring(brought)}>
        {failure}
      </TextTab>
    ),
  };

  return (
    <div ref={converter} className="grid gap-4" onFocus={fetchRest}>
      <BringAnywhere onBrought={(brought) => void bring(brought)} />
      <HandedOver onBrought={(brought, how) => void bring(brought, how)} />
      <Tabs
        value={tab}
        onValueChange={(value) => {
          // What was said of one tab does not hold for another.
          closeToast();
          setTab(TABS.find(({ name }) => name === value)?.name ?? "url");
        }}
        className="grid gap-6 rounded-panel border border-line bg-card p-4 shadow-card sm:p-6"
      >
        <TabsList aria-label={t("Where the recipe is")}>
          {TABS.map(({ name, label }) => {
            const Icon = ICONS[name];
            return (
              <TabsTrigger key={name} value={name}>
                <Icon aria-hidden className="max-narrow:hidden" />
                {label}
              </TabsTrigger>
            );
          })}
        </TabsList>
        {TABS.map(({ name }) => (
          <TabsContent key={name} value={name}>
            {panels[name]}
          </TabsContent>
        ))}
      </Tabs>
      <AfterConverting
        ref={lastResult}
        result={result}
        onShow={() => convert.setShowing(true)}
        onExample={() => {
          const { text } = EXAMPLES[messageLanguage()];
          // What was typed already stays where it is.
          if ((textForm.getValues("content") || "").trim() === "") {
            setTab("text");
            textForm.setValue("content", text, { shouldValidate: textForm.formState.isSubmitted });
          }
          void convert.convertText(text);
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
