import { StartPayment } from '@hilltop/payments/started-payments/start-payment';
import { CurrentCaller } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { expectedAndGiven } from '@hilltop/platform/values/cents';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { StartBookingPaymentResult } from '../../generated/schema-types.js';
import { type NotFound, SlotFinder } from '../../opening/slots/slot-finder.js';
import { slotSelectionFields } from '../../opening/slots/slot-selection.input.js';
import { priceParty } from '../../prices/price-party.js';
import { centsOf, guestsOf } from '../../prices/ticket-line.js';
import { refuse } from '../../refusals.en.js';
import { TourRepository } from '../../tours/tour.repository.js';
import { checkPartyFits } from '../../tours/tour-checks.js';
import { holdIdField, totalAmount } from './create-booking.input.js';

const { tourDate, tourTime, ...partyFields } = slotSelectionFields;
const party = z.object({
  ...partyFields,
  totalAmount: totalAmount.nullish(),
  holdId: holdIdField,
  tourDate: tourDate.nullish(),
  tourTime: tourTime.nullish(),
});

type PaidParty = z.output<typeof party>;

/** Prices are those that the hold keeps, or the current ones without a hold. */
@Resolver()
export class StartPaymentResolver {
  constructor(
    private readonly tours: TourRepository,
    private readonly slotFinder: SlotFinder,
    private readonly startPayment: StartPayment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('startBookingPayment')
  async start(@Args() given: unknown, @CurrentCaller() caller: string | undefined): Promise<StartBookingPaymentResult> {
    const parsed = parseInput(party, given);
    if (!parsed.ok) return parsed.refusal;
    const amountCents = await this.priceOf(parsed.value);
    if (typeof amountCents !== 'number') return amountCents;
    const { totalAmount: shownCents } = parsed.value;
    if (typeof shownCents === 'number' && shownCents !== amountCents) {
      return refuse.AmountMismatch({ field: 'totalAmount', ...expectedAndGiven(amountCents, shownCents) });
    }
    const asked = { what: 'bookings', field: 'totalAmount', caller } as const;
    return this.startPayment.execute({ amountCents, chargedLater: true }, asked);
  }

  /** Cents. Price rules do not apply without a start. */
  private async priceOf(wanted: PaidParty): Promise<number | NotFound> {
    const { tourType, tourId, tickets, tourDate: date, tourTime: time } = wanted;
    if (date && time) {
      const found = await this.slotFinder.find({ ...wanted, tourDate: date, tourTime: time });
      return '__typename' in found ? found : found.totalCents;
    }
    const { tour, prices, hold } = await this.tours.onOffer(
      tourType,
      { now: this.clock.now(), holdId: wanted.holdId },
      tourId,
    );
    if (!tour) return refuse.TourNotOffered(tourId);
    const tooLarge = checkPartyFits(tour, guestsOf(tickets));
    if (tooLarge) return tooLarge;
    const kept = hold?.tourId === tour.id ? (hold.tickets ?? []) : [];
    const lines = priceParty(tickets, prices, undefined, kept);
    return '__typename' in lines ? lines : centsOf(lines);
  }
}
