import type { ZodType } from 'zod';

/** Fallback if the browser blocks storage, or storage is full. */
const memory = new Map<string, string>();

/** A text stored for this tab; it survives a reload. */
export function readText(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/** Stores a text until the tab is closed; undefined removes it. */
export function writeText(key: string, text: string | undefined): void {
  memory.delete(key);
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    if (text !== undefined) memory.set(key, text);
  }
}

/** Removes the texts whose keys are chosen. */
export function forgetTexts(isChosen: (key: string) => boolean): void {
  for (const key of memory.keys()) if (isChosen(key)) memory.delete(key);
  try {
    for (const key of Object.keys(window.sessionStorage)) if (isChosen(key)) window.sessionStorage.removeItem(key);
  } catch {
    // A blocked storage has nothing.
  }
}

/** A value stored as JSON for this tab. */
export interface TabItem<Value> {
  /** Undefined if there is none, or if it does not match the schema. */
  readonly read: () => Value | undefined;
  readonly write: (value: Value | undefined) => void;
}

/** @param key contains a version, which changes with the schema; values of older versions are ignored */
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

/** A value of one thing alone: what the tab keeps of another one is not read. @param of e.g. the token of a visit */
export function tabItemOf<Value>(key: string, schema: ZodType<Value>, of: string): TabItem<Value> {
  const item = tabItem(key, schema);
  const owner = `${key}:of`;
  return {
    read: () => (readText(owner) === of ? item.read() : undefined),
    write: (value) => {
      item.write(value);
      writeText(owner, value === undefined ? undefined : of);
    },
  };
}
