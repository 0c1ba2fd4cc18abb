import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { InvalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Booking } from '../../bookings/booking.entity.js';
import { formatTime } from '../../opening/schedule/start-times.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { StartFactsReader } from '../../opening/slots/start-facts.js';
import type { PriceList } from '../../prices/price-list.js';
import { type PartyRefusal, priceParty, type WantedTickets } from '../../prices/price-party.js';
import type { StartFacts } from '../../prices/price-rule.js';
import { guestsOf, type TicketLine } from '../../prices/ticket-line.js';
import { TicketTypeRow } from '../../prices/ticket-type.entity.js';
import type { Tour } from '../../tours/tour.entity.js';
import { TourRepository } from '../../tours/tour.repository.js';
import { checkPartyFits } from '../../tours/tour-checks.js';

export type NewPartyRefusal = PartyRefusal | InvalidInput;

@Injectable()
export class PriceChangedParty {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly startFacts: StartFactsReader,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param tour of the booking, also a withdrawn one */
  async lines(
    booking: Booking,
    tour: Tour,
    wanted: readonly WantedTickets[],
  ): Promise<readonly TicketLine[] | NewPartyRefusal> {
    const guests = guestsOf(wanted);
    const tooLarge = guests > booking.guests ? checkPartyFits(tour, guests) : undefined;
    if (tooLarge) return tooLarge;
    const { list, start } = await this.pricesFor(booking, tour);
    // A type that is no longer sold keeps its rules: its children still need an adult.
    return priceParty(wanted, list, start, booking.tickets, await this.dataSource.manager.find(TicketTypeRow));
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
