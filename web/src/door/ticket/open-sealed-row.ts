import { type Party, parseParty, type SealedRow } from '../data/manifest.js';
import { fromBase64Url, toBase64Url } from './base64-url.js';

const ROW_KEY_BYTES = 16;
const IV_BYTES = 12;

/**
 * The party behind a ticket; undefined when the day's list has no row for it. Each row has its own key, which follows from
 * the ticket's signature: who finds the phone reads no names without the tickets.
 * @param date of the list, YYYY-MM-DD
 * @throws when the row was sealed with another secret or for another day
 */
export async function openSealedRow(
  rows: readonly SealedRow[],
  signature: Uint8Array,
  date: string,
): Promise<Party | undefined> {
  const secret = Uint8Array.from(signature);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', secret));
  const rowKey = toBase64Url(digest.subarray(0, ROW_KEY_BYTES));
  const row = rows.find(({ key }) => key === rowKey);
  if (!row) return undefined;
  const bytes = fromBase64Url(row.sealed);
  const iv = bytes.subarray(0, IV_BYTES);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv },
    await sealKey(secret, date),
    bytes.subarray(IV_BYTES),
  );
  return parseParty(new TextDecoder().decode(opened));
}

async function sealKey(secret: Uint8Array<ArrayBuffer>, date: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new TextEncoder().encode(date), info: new Uint8Array() },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
}
