import { z } from 'zod';

const uuid = z.uuid();

/** Whether a text can be the id of a hold at all; anything else is answered as an unknown hold, not as a fault. */
export function isHoldId(text: string): boolean {
  return uuid.safeParse(text).success;
}
