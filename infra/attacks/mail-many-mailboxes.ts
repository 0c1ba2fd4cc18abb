import { openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, purchasesPerCaller, type Verdict } from './attack-target.ts';

const attacker = '203.0.113.20';
const visitor = '203.0.113.21';
const mailboxes = 60;

/** One address books for sixty mailboxes, each of which would get an e-mail. Another address books meanwhile. */
export async function mailManyMailboxes(target: AttackTarget): Promise<Verdict> {
  const times = await openTimes(target.instance.site);
  const bookFor = async (address: string, at: number) => {
    const time = times[at % times.length];
    if (!time) throw new Error('no start time is open');
    const booking = tourBooking({ name: `mailbox-${at}`, guests: 1, ...time });
    return (await postFrom(address, target, '/api/tour-bookings', booking)).status;
  };
  const startedAt = performance.now();
  const statuses: number[] = [];
  // Below an address's limit of operations.
  for (let at = 0; at < mailboxes; at += 5) {
    statuses.push(...(await Promise.all([0, 1, 2, 3, 4].map((next) => bookFor(attacker, at + next)))));
  }
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const booked = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  const others = await bookFor(visitor, mailboxes);
  return {
    attack: 'One address books for many mailboxes',
    held: booked <= purchasesPerCaller && booked + refused === mailboxes && others === 201,
    evidence: `${mailboxes} bookings in ${seconds} s: ${booked} booked and mailed, ${refused} refused; another address is answered ${others}`,
  };
}
