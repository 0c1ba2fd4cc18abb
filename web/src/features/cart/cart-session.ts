import { randomId } from '../../lib/random-id.js';
import { readText, writeText } from '../../lib/tab-storage.js';

const SESSION_KEY = 'hilltop:cart-session';
const COUNT_KEY = 'hilltop:cart-count';

/** Leaves the cart behind and starts another one. */
export function renewCartSession(): string {
  const id = randomId();
  writeText(SESSION_KEY, id);
  return id;
}

/** The random id of this tab's cart (product.md §3.3). */
export function cartSession(): string {
  return readText(SESSION_KEY) ?? renewCartSession();
}

/** How many items the cart had when last seen, so that the header knows it before anything is read. */
export function storedCount(): number {
  const count = Number(readText(COUNT_KEY) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function storeCount(count: number): void {
  writeText(COUNT_KEY, String(count));
}
