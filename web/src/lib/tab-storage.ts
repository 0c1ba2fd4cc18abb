import type { ZodType } from 'zod';

/** Used where the browser forbids its storage, or it is full. */
const memory = new Map<string, string>();

/** A text that this tab keeps, also over a reload. */
export function readText(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/** Keeps a text until the tab is closed; undefined removes it. */
export function writeText(key: string, text: string | undefined): void {
  memory.delete(key);
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    if (text !== undefined) memory.set(key, text);
  }
}

/** A value that this tab keeps as JSON. */
export interface TabItem<Value> {
  /** Undefined when there is none, or one of another shape. */
  readonly read: () => Value | undefined;
  /** Undefined removes it. */
  readonly write: (value: Value | undefined) => void;
}

/** @param key carries a version: it changes with the schema, and what an older page kept is left alone */
export function tabItem<Value>(key: string, schema: ZodType<Value>): TabItem<Value> {
  return {
    read: () => {
      try {
        return schema.safeParse(JSON.parse(readText(key) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    write: (value) => writeText(key, value === undefined ? undefined : JSON.stringify(value)),
  };
}
