import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { FoodOrders } from '../../food/food-orders.js';
import type { HoldSaleLineResult, MutationHoldSaleLineArgs } from '../../generated/schema-types.js';
import { holdView } from '../../holds/hold.view.js';
import { HoldSeats } from '../../holds/hold-seats/hold-seats.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { SlotFinder } from '../../opening/slots/slot-finder.js';
import { GuestQuestions } from '../../questions/guest-questions.js';
import { checkAmounts, partyOf } from '../create-booking/create-booking.js';
import { saleLineInput } from './sale-line.input.js';

/** Renews the hold that the visitor names; without one the line's id is the hold's. */
@Resolver()
export class HoldSaleLineResolver {
  constructor(
    private readonly slotFinder: SlotFinder,
    private readonly holdSeats: HoldSeats,
    private readonly foodOrders: FoodOrders,
    private readonly questions: GuestQuestions,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('holdSaleLine')
  async hold(@Args() given: MutationHoldSaleLineArgs): Promise<HoldSaleLineResult> {
    const parsed = parseInput(saleLineInput, given);
    if (!parsed.ok) return parsed.refusal;
    const { lineId, input } = parsed.value;
    const offer = await this.slotFinder.find(input);
    if ('__typename' in offer) return offer;
    const food = await checkAmounts(input, offer, this.foodOrders);
    if ('__typename' in food) return food;
    const answers = await this.questions.online(input.answers, partyOf(offer));
    if ('__typename' in answers) return answers;
    const holdId = input.holdId !== null && isUuid(input.holdId) ? input.holdId : lineId;
    const holder = { caller: given.caller ?? undefined, network: given.network ?? undefined };
    const held = await this.holdSeats.execute({ ...input, holdId }, holder);
    if (!('hold' in held)) return held;
    return {
      __typename: 'SaleLineHeld',
      hold: holdView(held.hold, this.venue, this.clock.now()),
      tourId: offer.tour.id,
      tourName: offer.tour.name,
      tourDurationMinutes: offer.tour.durationMinutes,
      startsAt: offer.request.startsAt.toISOString(),
      totalAmount: formatCents(offer.totalCents),
      foodOrderTotal: formatCents(input.foodOrderTotal),
    };
  }
}
