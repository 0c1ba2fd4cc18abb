import type { OpenTime } from '../../local/test/support/open-times.ts';
import { tourBooking } from '../../local/test/support/tour-booking.ts';
import type { LoadRequest, Tally } from '../load/load-order.ts';
import { runLoad } from '../load/run-load.ts';
import { processorSeconds } from '../measure/process-tree.ts';
import type { Contender } from './contender.ts';
import { differences } from './slots.ts';

/** A round of bookings. Times in ms, processor time in ms per booking and part. */
export interface Rush {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  readonly processor: Readonly<Record<string, number>>;
}

/** A visitor who keeps booking one slot; `[<id>]` makes each payment unique. */
export function bookingRequest(slot: OpenTime, visitor: number): LoadRequest {
  const party = { name: `guest-${visitor}`, guests: (visitor % 4) + 1, ...slot };
  const body = { ...tourBooking(party), paymentIntentId: 'pi_[<id>]' };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}` };
  return { name: 'booking', method: 'POST', path: '/api/tour-bookings', headers, body: JSON.stringify(body) };
}

/** Visitors book as fast as they are answered; then answers are compared with rows. Throws if they differ. */
export async function rush(
  contender: Contender,
  slots: readonly OpenTime[],
  { visitors, seconds, soldBefore }: { visitors: number; seconds: number; soldBefore: number },
): Promise<{ result: Rush; tally: Tally }> {
  const requests = Array.from({ length: visitors }, (_, visitor) => {
    const slot = slots[visitor % slots.length];
    if (!slot) throw new RangeError('no slot');
    return bookingRequest(slot, visitor);
  });
  const before = processorSeconds(contender.pids);
  const run = await runLoad({ origin: contender.instance.site, requests, connections: visitors, seconds });
  const [tally] = run.tallies;
  if (!tally) throw new Error('nothing was booked');
  const found = await differences(contender, soldBefore + tally.good);
  if (found.length > 0) throw new Error(`answers and rows differ: ${found.join(', ')}`);
  await contender.settle(20_000);
  const processor = Object.fromEntries(
    [...processorSeconds(contender.pids)].map(([part, seconds]) => {
      return [part, (1_000 * (seconds - (before.get(part) ?? 0))) / Math.max(1, tally.good)];
    }),
  );
  const { p50, p99, refused, wrong } = tally;
  return { result: { perSecond: tally.good / run.seconds, p50, p99, failed: refused + wrong, processor }, tally };
}
