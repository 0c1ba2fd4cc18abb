import { isReadable, lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { WAIVER_VERSION } from '../bookings/waiver-version.js';
import { faults } from '../faults.en.js';

const nameOf = (name: 'guestName' | 'signedBy') =>
  lineField().min(2, faults.short(name)).max(200, faults.long(name, 200)).refine(isReadable, faults.unreadable(name));

export const signWaiverInput = z.object({
  guestName: nameOf('guestName'),
  signedBy: nameOf('signedBy').nullish(),
  textVersion: z.literal(WAIVER_VERSION, faults.waiverVersion),
});

export type SignRequest = z.output<typeof signWaiverInput>;
