import { joinWaitlistInput } from '../../src/waitlist/join-waitlist/join-waitlist.input.js';
import { WaitlistEntry } from '../../src/waitlist/waitlist-entry.entity.js';
import type { BookingApp } from './booking-app.js';
import { SLOT } from './booking-request.js';

/** The slot that tests wait for unless they say otherwise. */
export const SLOT_ID = 'standard@2026-12-05T16:00:00.000Z';

let parties = 0;

/** A party joins the list of a full slot, with an address of its own. */
export async function waits(app: BookingApp, groupSize: number, changes: object = {}): Promise<WaitlistEntry> {
  parties += 1;
  const guest = { firstName: 'Party', lastName: `Number ${parties}`, email: `party${parties}@example.test` };
  const request = joinWaitlistInput.parse({ ...SLOT, ...guest, groupSize, phone: '817-555-0100', ...changes });
  const outcome = await app.joinWaitlist.execute(request, undefined);
  if (!('entry' in outcome)) throw new Error(outcome.message);
  // Whoever comes later is later.
  app.clock.forward(1);
  return outcome.entry;
}

/** How an entry stands by now. */
export function entryOf({ dataSource }: BookingApp, { id }: WaitlistEntry): Promise<WaitlistEntry> {
  return dataSource.manager.findOneByOrFail(WaitlistEntry, { id });
}

/** How a party takes its offer. */
export function acceptance(groupSize: number, paymentIntentId: string, changes: object = {}) {
  return {
    groupSize,
    totalAmount: (groupSize * 25).toFixed(2),
    paymentStatus: 'paid',
    paymentIntentId,
    liabilityWaiverAccepted: true,
    ...changes,
  };
}
