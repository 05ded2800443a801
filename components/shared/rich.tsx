import { Fragment, type ReactNode } from "react";
import type { Message, ValuesOf } from "@/lib/messages";
import { wordsOf } from "@/lib/messages/speech";

type Part = ReactNode | ((text: ReactNode) => ReactNode);

const TAG_OR_NAME = /<(\w+)>|<\/\w+>|\{(\w+)\}/g;

/**
 * A message whose words are marked up: `rich("<b>{title}</b> is deleted.", { title, b: (text) => <b>{text}</b> })`. A name in
 * curly brackets stands for its value, a tag for what the function of its name makes of the words inside.
 */
export function rich<M extends Message>(message: M, parts: Parts<M>): ReactNode {
  const open: { tag: string; children: ReactNode[] }[] = [{ tag: "", children: [] }];
  const values = parts as Record<string, Part>;
  const words = wordsOf(message);
  let done = 0;
  for (const match of words.matchAll(TAG_OR_NAME)) {
    const inner = open.at(-1)!;
    if (match.index > done) inner.children.push(words.slice(done, match.index));
    done = match.index + match[0].length;
    const [, tag, name] = match;
    if (tag !== undefined) open.push({ tag, children: [] });
    else if (name !== undefined) inner.children.push(values[name] as ReactNode);
    else {
      open.pop();
      const make = values[inner.tag] as (text: ReactNode) => ReactNode;
      open.at(-1)!.children.push(make(keyed(inner.children)));
    }
  }
  const [root] = open;
  root!.children.push(words.slice(done));
  return keyed(root!.children);
}

type TagsIn<M extends string> = M extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;

type NamesOf<M extends string> = ValuesOf<M, ReactNode> extends [infer Values] ? Values : unknown;

type Parts<M extends string> = NamesOf<M> & { [Tag in TagsIn<M>]: (text: ReactNode) => ReactNode };

const keyed = (children: ReactNode[]): ReactNode =>
  // The parts of a message never change their places.
  children.map((child, index) => <Fragment key={index}>{child}</Fragment>);
