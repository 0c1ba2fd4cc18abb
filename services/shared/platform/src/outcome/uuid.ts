import { z } from 'zod';

const uuid = z.uuid();

/** Whether a text can be one of our ids. Anything else is answered as not found, not as invalid input. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
