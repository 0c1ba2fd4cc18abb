import { formatCents } from '@hilltop/platform/values/cents';
import type { SeatHold } from '../generated/schema-types.js';
import { formatTime } from '../opening/schedule/start-times.js';
import type { VenueClock } from '../opening/schedule/venue-clock.js';
import { parseSlotId } from '../opening/slots/slot.entity.js';
import { lineView } from '../prices/ticket.views.js';
import { adultCounts, centsOf } from '../prices/ticket-line.js';
import { partyWords } from '../prices/ticket-words.js';
import type { Hold } from './hold.entity.js';

export function holdView(hold: Hold, venue: VenueClock, now: Date): SeatHold {
  const { tourType, startsAt } = parseSlotId(hold.slotId);
  const start = venue.wallTime(startsAt);
  return {
    __typename: 'SeatHold',
    id: hold.id,
    tourType,
    tourDate: start.toPlainDate().toString(),
    tourTime: formatTime(start.toPlainTime()),
    guests: hold.guests,
    tourId: hold.tourId,
    tickets: (hold.tickets ?? []).map(lineView),
    totalAmount: hold.tickets && formatCents(centsOf(hold.tickets)),
    party: partyWords(hold.tickets ?? adultCounts(hold.guests)),
    expiresAt: hold.expiresAt.toISOString(),
    secondsLeft: Math.max(0, Math.floor((hold.expiresAt.getTime() - now.getTime()) / 1000)),
    extendable: !hold.extended,
  };
}
