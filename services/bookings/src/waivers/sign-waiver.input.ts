import { isReadable, lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { WAIVER_VERSION } from '../bookings/waiver-version.js';

const nameOf = (what: string) =>
  lineField()
    .min(2, `${what} must be at least 2 characters`)
    .max(200, `${what} can have at most 200 characters`)
    .refine(isReadable, `${what} has no letters`);

export const signWaiverInput = z.object({
  guestName: nameOf('The name'),
  signedBy: nameOf('The name of the adult who signs for a child').nullish(),
  textVersion: z.literal(WAIVER_VERSION, 'The text of the waiver has changed. Please reload the page'),
});

export type SignRequest = z.output<typeof signWaiverInput>;
