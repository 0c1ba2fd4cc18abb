/** Where the browser forbids its storage, or it is full, things are kept as long as the page. */
const memory = new Map<string, string>();

const read = (key: string): string | undefined => {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
};

/** What this tab keeps under a key, also after a refresh; undefined when there is nothing, or nothing that can be read. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(read(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a value as JSON until the tab is closed; undefined forgets it. */
export const keep = (key: string, value: unknown): void => {
  memory.delete(key);
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(key, JSON.stringify(value));
  }
};
