import { createHash } from 'node:crypto';

/** Identifies a person in events and records without the address: SHA-256 in hex of the address in lower case. */
export function emailHash(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}

/** The same in SQL. @param email SQL of the address in lower case */
export function emailHashSql(email: string): string {
  return `encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`;
}
