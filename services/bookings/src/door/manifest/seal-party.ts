import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedTicket } from '../../generated/schema-types.js';

const IV_BYTES = 12;

/**
 * Encrypts `content` so that it can be found and decrypted only with the ticket (infra/decisions/0192).
 * @param date YYYY-MM-DD; the key is valid for this day only
 */
export function seal(signature: Uint8Array, date: string, content: string): SealedTicket {
  const key = Buffer.from(hkdfSync('sha256', signature, date, '', 32));
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([iv, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const name = createHash('sha256').update(signature).digest().subarray(0, 16);
  return { __typename: 'SealedTicket', key: name.toString('base64url'), sealed: sealed.toString('base64url') };
}
