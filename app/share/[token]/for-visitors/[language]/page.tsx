import { notFound } from "next/navigation";
import { asMessageLanguage, FIRST_LANGUAGE } from "@/lib/messages/languages";
import SharedPageOfVisitor, { generateMetadata as metadata } from "../page";

type Props = { params: Promise<{ token: string; language: string }> };

/** The same page once more for each other language, whose readers are led here by next.config.mjs. Its words are those of the address (lib/language.ts). */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

const isKept = async ({ params }: Props): Promise<boolean> => {
  const language = asMessageLanguage((await params).language);
  return language !== null && language !== FIRST_LANGUAGE;
};

export const generateMetadata = async (props: Props) => ((await isKept(props)) ? metadata(props) : {});

export default async function SharedPageInLanguage(props: Props) {
  if (!(await isKept(props))) notFound();
  return <SharedPageOfVisitor params={props.params} />;
}
