import { CurrentCaller, CurrentNetwork } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { sessionIdField } from '../../carts/cart.input.js';
import type {
  ChangeCartTourInput,
  ChangeCartTourResult,
  HoldCartTourAgainResult,
} from '../../generated/schema-types.js';
import { asRefusal } from '../../lines/hold-tour.js';
import { type CartTour, cartTourView } from '../../lines/kinds/cart-tour.js';
import { refuse } from '../../refusals.en.js';
import { BasketRepository } from '../basket.repository.js';
import { ChangeTour } from './change-tour.js';

type Outcome = Awaited<ReturnType<ChangeTour['change']>>;

@Resolver()
export class ChangeTourResolver {
  constructor(
    private readonly changeTour: ChangeTour,
    private readonly baskets: BasketRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('holdCartTourAgain')
  holdAgain(
    @Args('sessionId') sessionId: string,
    @Args('lineId') lineId: string,
    @CurrentCaller() caller: string | undefined,
    @CurrentNetwork() network: string | undefined,
  ): Promise<HoldCartTourAgainResult> {
    return this.answer(sessionId, lineId, (tour) => this.changeTour.holdAgain(tour, { caller, network }));
  }

  @Mutation('changeCartTour')
  change(
    @Args('sessionId') sessionId: string,
    @Args('lineId') lineId: string,
    @Args('input') input: ChangeCartTourInput,
    @CurrentCaller() caller: string | undefined,
    @CurrentNetwork() network: string | undefined,
  ): Promise<ChangeCartTourResult> {
    return this.answer(sessionId, lineId, (tour) => this.changeTour.change(tour, input, { caller, network }));
  }

  private async answer(sessionId: string, lineId: string, change: (tour: CartTour) => Promise<Outcome>) {
    const isSession = sessionIdField.safeParse(sessionId).success;
    const tour = isSession && isUuid(lineId) ? await this.baskets.find(lineId, sessionId, 'tour') : null;
    if (!tour) return refuse.CartItemNotFound();
    const outcome = await change(tour);
    if (!('__typename' in outcome)) {
      return { __typename: 'CartTourSaved' as const, tour: cartTourView(outcome, this.clock.now()) };
    }
    return outcome.__typename === 'CartItemNotFound' ? outcome : asRefusal(outcome);
  }
}
