import { createCipheriv, createHash, hkdfSync, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { SealedTicket } from '../../generated/schema-types.js';

const IV_BYTES = 12;
/** A code has about 40 bits: with these, each guess costs a phone some milliseconds. */
const CODE_ITERATIONS = 10_000;
/** More codes than a full day has. */
const MOST_CODES = 2_000;

/**
 * Locks `content` so that only whoever has `secret` finds and opens it (infra/decisions/0196).
 * @param secret the signature of a ticket, or what `CodeSecrets` makes of a short code
 * @param date YYYY-MM-DD; the same secret opens no other day
 */
export function seal(secret: Uint8Array, date: string, content: string): SealedTicket {
  const key = Buffer.from(hkdfSync('sha256', secret, date, '', 32));
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const sealed = Buffer.concat([iv, cipher.update(content, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const name = createHash('sha256').update(secret).digest().subarray(0, 16);
  return { __typename: 'SealedTicket', key: name.toString('base64url'), sealed: sealed.toString('base64url') };
}

/** Secrets of short codes by PBKDF2. A manifest is asked for many times a day: what was worked out once is at hand. */
export class CodeSecrets {
  private readonly known = new Map<string, Promise<Buffer>>();

  /** @param code as printed, in capital letters */
  of(code: string, date: string): Promise<Buffer> {
    const name = `${date} ${code}`;
    const known = this.known.get(name) ?? promisify(pbkdf2)(code, date, CODE_ITERATIONS, 32, 'sha256');
    if (this.known.size >= MOST_CODES) this.known.clear();
    this.known.set(name, known);
    return known;
  }
}
