import type { ReadTicket } from '../../../../services/shared/contracts/src/ticket/ticket-code.js';
import { loadPart } from '../../lib/loading/load-part.js';
import type { TicketKey } from '../data/manifest.js';
import { fromBase64Url } from './base64-url.js';

/** Whether one of the keys signed a ticket. @param subtle of the browser; without Ed25519 in it, a library does the same */
export async function verifyTicket(
  { facts, payload, signature }: ReadTicket,
  keys: readonly TicketKey[],
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'> = crypto.subtle,
): Promise<boolean> {
  for (const { id, publicKey } of keys) {
    if (id !== facts.keyId) continue;
    const raw = fromBase64Url(publicKey);
    if (await isSignedBy(raw, Uint8Array.from(payload), Uint8Array.from(signature), subtle)) return true;
  }
  return false;
}

async function isSignedBy(
  publicKey: Uint8Array<ArrayBuffer>,
  payload: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  subtle: Pick<SubtleCrypto, 'importKey' | 'verify'>,
): Promise<boolean> {
  let key: CryptoKey;
  try {
    key = await subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'NotSupportedError')) throw error;
    const { verifyAsync } = await loadPart(() => import('@noble/ed25519'));
    return verifyAsync(signature, payload, publicKey);
  }
  return subtle.verify('Ed25519', key, signature, payload);
}
