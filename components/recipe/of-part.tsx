/** Behind a line of the list: which part of the recipe it is for, so that two like lines can be told apart. */
export function OfPart({ name }: { name?: string }) {
  return name !== undefined && <small className="text-muted"> · {name}</small>;
}
