import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import type { Booking } from '../../bookings/booking.entity.js';
import type { PriceList } from '../../prices/price-list.js';
import { priceParty, type WantedTickets } from '../../prices/price-party.js';
import type { StartFacts } from '../../prices/price-rule.js';
import type { PartyRefusal } from '../../prices/prices.refusals.js';
import { resizeAdults } from '../../prices/resize-adults.js';
import { countsOf, type TicketLine } from '../../prices/ticket-line.js';
import { formatTime } from '../../schedule/start-times.js';
import { VenueClock } from '../../schedule/venue-clock.js';
import { StartFactsReader } from '../../slots/start-facts.js';
import type { Tour } from '../../tours/tour.entity.js';
import { checkPartyFits } from '../../tours/tour.refusals.js';
import { TourRepository } from '../../tours/tour.repository.js';

export type NewPartyRefusal = PartyRefusal | InvalidInput;

interface Wanted {
  readonly groupSize: number;
  readonly tickets?: readonly WantedTickets[] | undefined;
}

@Injectable()
export class PriceChangedParty {
  constructor(
    private readonly tours: TourRepository,
    private readonly startFacts: StartFactsReader,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param tour of the booking, also a withdrawn one */
  async lines(
    booking: Booking,
    tour: Tour,
    { groupSize, tickets }: Wanted,
  ): Promise<readonly TicketLine[] | NewPartyRefusal> {
    const tooLarge = groupSize > booking.groupSize ? checkPartyFits(tour, groupSize) : undefined;
    if (tooLarge) return tooLarge;
    if (tickets) return this.priced(booking, tour, tickets, booking.tickets);
    const resized = resizeAdults(booking.tickets, groupSize);
    if (!resized) return tooFewAdults();
    const counts = countsOf(resized);
    return counts.length === 1 ? resized : this.priced(booking, tour, counts, resized);
  }

  private async priced(
    booking: Booking,
    tour: Tour,
    wanted: readonly WantedTickets[],
    kept: readonly TicketLine[],
  ): Promise<readonly TicketLine[] | PartyRefusal> {
    const { list, start } = await this.pricesFor(booking, tour);
    return priceParty(wanted, list, start, kept);
  }

  async pricesFor(booking: Booking, tour: Tour): Promise<{ list: PriceList; start: StartFacts }> {
    const now = this.clock.now();
    const list = (await this.tours.pricesOf([tour.id], now)).get(tour.id);
    if (!list) throw new Error(`tour ${tour.id} has no prices`);
    return { list, start: await this.startOf(booking, tour, list, now) };
  }

  private startOf(booking: Booking, tour: Tour, list: PriceList, now: Date): Promise<StartFacts> {
    const start = this.venue.wallTime(booking.startsAt);
    const at = { slotId: booking.slotId, date: start.toPlainDate(), time: formatTime(start.toPlainTime()) };
    return this.startFacts.of({ ...at, capacity: tour.capacity }, list, booking.seats, now);
  }
}

function tooFewAdults(): InvalidInput {
  const message = 'Please choose tickets by type: the party has too few adults for this size';
  return invalidInput([{ field: 'groupSize', message }]);
}
