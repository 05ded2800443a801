import type { ComponentType } from "react";

const Nothing = () => null;

/** For what a page adds unasked: where its script cannot be loaded (the connection is gone, a new version came), the page stays without it. */
export const orNothing = <Props>(part: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> =>
  part.catch(() => Nothing);
