import { randomId } from '../../kit/lib/random-id.js';
import { readText, writeText } from '../../kit/lib/tab-storage.js';

const SESSION_KEY = 'hilltop:cart-session';
const COUNT_KEY = 'hilltop:cart-count';

function startSession(): string {
  const id = randomId();
  writeText(SESSION_KEY, id);
  return id;
}

/** Random id of this tab's cart (product.md §3.3). */
export function cartSession(): string {
  return readText(SESSION_KEY) ?? startSession();
}

/** Last known item count, so that the header can show it before any fetch. */
export function storedCount(): number {
  const count = Number(readText(COUNT_KEY) ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function storeCount(count: number): void {
  writeText(COUNT_KEY, String(count));
}
