import type { SeatHold } from '../generated/schema-types.js';
import { formatTime } from '../schedule/start-times.js';
import type { VenueClock } from '../schedule/venue-clock.js';
import { parseSlotId } from '../slots/slot.entity.js';
import type { Hold } from './hold.entity.js';

/** A hold as the schema defines it. */
export function holdView(hold: Hold, venue: VenueClock, now: Date): SeatHold {
  const { tourType, startsAt } = parseSlotId(hold.slotId);
  const start = venue.wallTime(startsAt);
  return {
    __typename: 'SeatHold',
    id: hold.id,
    tourType,
    tourDate: start.toPlainDate().toString(),
    tourTime: formatTime(start.toPlainTime()),
    groupSize: hold.groupSize,
    expiresAt: hold.expiresAt.toISOString(),
    secondsLeft: Math.max(0, Math.floor((hold.expiresAt.getTime() - now.getTime()) / 1000)),
    extendable: !hold.extended,
  };
}
