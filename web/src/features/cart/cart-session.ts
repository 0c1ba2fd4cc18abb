const SESSION_KEY = 'hilltop:cart-session';
const COUNT_KEY = 'hilltop:cart-count';

/** Where the browser forbids its storage, the cart lives as long as the page. */
const memory = new Map<string, string>();

const read = (key: string): string | undefined => {
  try {
    return window.sessionStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
};

const write = (key: string, value: string): void => {
  memory.set(key, value);
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: memory has it.
  }
};

/** An id that nobody can guess, 32 hexadecimal digits. Also where the page is not served over HTTPS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Leaves the cart behind and starts another one. */
export const renewCartSession = (): string => {
  const id = randomId();
  write(SESSION_KEY, id);
  return id;
};

/** The random id of this browser session's cart (spec.md §3). */
export const cartSession = (): string => read(SESSION_KEY) ?? renewCartSession();

/** How many things were in the cart when last seen, so that the header knows it before anything is read. */
export const keptCount = (): number => {
  const count = Number(read(COUNT_KEY) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

export const keepCount = (count: number): void => write(COUNT_KEY, String(count));
