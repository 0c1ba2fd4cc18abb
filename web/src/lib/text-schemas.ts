import { z } from './zod.js';

const INVALID_EMAIL = 'Please enter a valid email address';

/** An e-mail address, trimmed. */
export const emailAddress = z.string().trim().max(254, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL));

/** A text of at least one character, trimmed. @param most the server's limit, in characters */
export function requiredText(name: string, most: number) {
  return z.string().trim().min(1, `${name} is required`).max(most, `${name} can have at most ${most} characters`);
}
