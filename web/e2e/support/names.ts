import { randomUUID } from 'node:crypto';

/** A name that no other test uses. */
export function uniqueName(what: string): string {
  return `${what} ${randomUUID().slice(0, 8)}`;
}

export function uniqueEmail(who: string): string {
  return `${who}-${randomUUID().slice(0, 8)}@example.test`;
}
