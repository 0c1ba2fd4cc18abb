import { createHash } from 'node:crypto';

/** SHA-256 in hex of the address in lower case: identifies a person without the address. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** @param email SQL of the address in lower case */
export function emailHashSql(email: string): string {
  return `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
}
