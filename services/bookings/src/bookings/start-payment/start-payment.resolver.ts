import { PaymentProvider } from '@hilltop/payments/payment-provider';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { StartBookingPaymentResult } from '../../generated/schema-types.js';
import { tourNotOffered } from '../../slots/slot.refusals.js';
import { slotSelectionFields } from '../../slots/slot-selection.input.js';
import { checkPartyFits } from '../../tours/tour.refusals.js';
import { TourRepository } from '../../tours/tour.repository.js';
import { amountMismatch } from '../booking.refusals.js';
import { totalAmount } from '../create-booking/create-booking.input.js';

const { tourDate: _date, tourTime: _time, ...partyFields } = slotSelectionFields;
const party = z.object({ ...partyFields, totalAmount: totalAmount.nullish() });

/** Starts the payment of a booking at the current price. */
@Resolver()
export class StartPaymentResolver {
  constructor(
    private readonly tours: TourRepository,
    private readonly payments: PaymentProvider,
  ) {}

  @Mutation('startBookingPayment')
  async start(@Args() given: unknown): Promise<StartBookingPaymentResult> {
    const parsed = parseInput(party, given);
    if (!parsed.ok) return parsed.refusal;
    const { tourType, tourId, groupSize, totalAmount: shownCents } = parsed.value;
    const { tour } = await this.tours.onOffer(tourType, tourId);
    if (!tour) return tourNotOffered(tourType, tourId);
    const tooLarge = checkPartyFits(tour, groupSize);
    if (tooLarge) return tooLarge;
    const amountCents = tour.totalFor(groupSize);
    if (typeof shownCents === 'number' && shownCents !== amountCents) {
      return amountMismatch('totalAmount', amountCents, shownCents);
    }
    return { __typename: 'PaymentStarted', ...(await this.payments.start({ amountCents, chargedLater: true })) };
  }
}
