import { z } from 'zod';

const uuid = z.uuid();

/** Whether a text can be an id of ours at all; anything else is answered as an unknown thing, not as a fault of the form. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
