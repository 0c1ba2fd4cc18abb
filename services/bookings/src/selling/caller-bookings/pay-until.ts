import { LONGEST_LINK_HOURS } from './caller-booking.input.js';

/** Undefined when it is valid. @param startsAt of the tour */
export function checkPayUntil(
  payUntil: Date,
  startsAt: Date,
  now: Date,
): { readonly field: 'payUntil'; readonly message: string } | undefined {
  const field = 'payUntil';
  if (payUntil <= now) return { field, message: 'This time has passed. Please choose a later one.' };
  if (payUntil > startsAt) return { field, message: 'The seats cannot be held after the tour has begun.' };
  if (payUntil.getTime() > now.getTime() + LONGEST_LINK_HOURS * 3_600_000) {
    return { field, message: `Seats can be held for a payment for ${LONGEST_LINK_HOURS} hours at most.` };
  }
  return undefined;
}
