import { joinWaitlistInput } from '../../src/selling/waitlist/join-waitlist/join-waitlist.input.js';
import { WaitlistEntry } from '../../src/selling/waitlist/waitlist-entry.entity.js';
import type { BookingApp } from './booking-app.js';
import { adults, SLOT } from './booking-request.js';

/** The default slot of tests. */
export const SLOT_ID = 'standard@2026-12-05T16:00:00.000Z';

type Waiting = Pick<BookingApp, 'joinWaitlist' | 'confirmEntry' | 'clock'>;

let parties = 0;

/** A party with its own address joins the list of a full slot, and opens the link in its mail. */
export async function waits(app: Waiting, guests: number, changes: object = {}): Promise<WaitlistEntry> {
  const entry = await joins(app, guests, changes);
  await app.confirmEntry.execute(entry);
  return entry;
}

/** The same without opening the link. */
export async function joins(
  app: Waiting,
  guests: number,
  changes: object = {},
  caller?: string,
): Promise<WaitlistEntry> {
  parties += 1;
  const guest = { firstName: 'Party', lastName: `Number ${parties}`, email: `party${parties}@example.test` };
  const request = joinWaitlistInput.parse({
    ...SLOT,
    ...guest,
    tickets: adults(guests),
    phone: '817-555-0100',
    ...changes,
  });
  const outcome = await app.joinWaitlist.execute(request, caller);
  if (!('entry' in outcome)) throw new Error(outcome.message);
  // Moves the clock, so that later parties join later.
  app.clock.forward(1);
  return outcome.entry;
}

/** The current state of an entry. */
export function entryOf({ dataSource }: Pick<BookingApp, 'dataSource'>, { id }: WaitlistEntry): Promise<WaitlistEntry> {
  return dataSource.manager.findOneByOrFail(WaitlistEntry, { id });
}

/** The input of accepting an offer. */
export function acceptance(guests: number, paymentIntentId: string, changes: object = {}) {
  return {
    tickets: adults(guests),
    totalAmount: (guests * 25).toFixed(2),
    paymentStatus: 'paid',
    paymentIntentId,
    liabilityWaiverAccepted: true,
    ...changes,
  };
}
