/**
 * What client code shares outside of React: a value, who listens to it, and, when it is `persisted`, its text in the browser's storage.
 * A browser that refuses storage (full, private, forbidden) loses nothing while the page lives.
 */
import { useSyncExternalStore } from "react";

export type Store<T> = {
  /** The same object until something changes. */
  read: () => T;
  readOnServer: () => T;
  /** Answers how to stop listening. */
  subscribe: (listener: () => void) => () => void;
  /** False when it could not be stored, and holds for this page only. */
  write: (value: T) => boolean;
};

/** The value of a store, in a component. */
export const useStore = <T>(store: Pick<Store<T>, "subscribe" | "read" | "readOnServer">): T =>
  useSyncExternalStore(store.subscribe, store.read, store.readOnServer);

/** A value of this page. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    read: () => current,
    readOnServer: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write(value) {
      current = value;
      for (const listener of listeners) listener();
      return true;
    },
  };
}

export type Persisted<T> = Store<T> & {
  /** Leaves nothing stored. */
  forget: () => void;
};

type Area = "localStorage" | "sessionStorage";
/** What the storage did not take, by area and key. Null was removed. */
const refused = new Map<string, string | null>();

/**
 * A value that this browser remembers under `key`, in every tab; with `area: "sessionStorage"` in this tab, for the visit.
 * `parse` reads what is stored, which anybody may have written: where it throws or answers null, and where nothing is stored, the value
 * is `fallback`. `unreadable` stands in where nothing can be known: on the server, and where storage is forbidden.
 */
export function persisted<T>(
  key: string,
  parse: (text: string) => T | null,
  fallback: T,
  {
    format = JSON.stringify,
    area = "localStorage",
    unreadable = fallback,
  }: { format?: (value: T) => string; area?: Area; unreadable?: T } = {},
): Persisted<T> {
  const name = `${area} ${key}`;
  const changes = createStore(0);
  let known: { text: string | null; value: T } | null = null;

  function parsed(text: string | null): T {
    try {
      return (text === null ? null : parse(text)) ?? fallback;
    } catch {
      return fallback;
    }
  }

  function read(): T {
    let text = refused.get(name);
    try {
      if (text === undefined) text = window[area].getItem(key);
    } catch {
      return unreadable;
    }
    if (known === null || known.text !== text) known = { text, value: parsed(text) };
    return known.value;
  }

  function keep(text: string | null): boolean {
    try {
      if (text === null) window[area].removeItem(key);
      else window[area].setItem(key, text);
      refused.delete(name);
    } catch {
      refused.set(name, text);
    }
    changes.write(changes.read() + 1);
    return !refused.has(name);
  }

  return {
    read,
    readOnServer: () => unreadable,
    subscribe(listener) {
      const stop = changes.subscribe(listener);
      const changedElsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      addEventListener("storage", changedElsewhere);
      return () => {
        stop();
        removeEventListener("storage", changedElsewhere);
      };
    },
    write: (value) => keep(format(value)),
    forget: () => void keep(null),
  };
}
