import { z } from 'zod';

const uuid = z.uuid();

/** Anything that is not one of our ids is answered as not found, not as invalid input. */
export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
