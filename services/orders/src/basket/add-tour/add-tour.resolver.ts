import { CurrentCaller, CurrentNetwork } from '@hilltop/platform/graphql/current-caller';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { idempotencyKeyInput } from '@hilltop/platform/outcome/idempotency-key';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { sessionIdField } from '../../carts/cart.input.js';
import type { AddTourToCartResult, TourLineInput } from '../../generated/schema-types.js';
import { asRefusal } from '../../lines/hold-tour.js';
import { cartTourView } from '../../lines/kinds/cart-tour.js';
import { AddTour } from './add-tour.js';

const session = z.object({ sessionId: sessionIdField });

@Resolver()
export class AddTourResolver {
  constructor(
    private readonly addTour: AddTour,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('addTourToCart')
  async add(
    @Args('sessionId') sessionId: string,
    @Args('input') input: TourLineInput,
    @Args('idempotencyKey') idempotencyKey: string | null | undefined,
    @CurrentCaller() caller: string | undefined,
    @CurrentNetwork() network: string | undefined,
  ): Promise<AddTourToCartResult> {
    const parsed = parseInput(session, { sessionId });
    if (!parsed.ok) return parsed.refusal;
    const key = parseInput(idempotencyKeyInput, { idempotencyKey });
    if (!key.ok) return key.refusal;
    const added = await this.addTour.execute(sessionId, input, key.value.idempotencyKey, { caller, network });
    if (!('__typename' in added)) return { __typename: 'CartTourSaved', tour: cartTourView(added, this.clock.now()) };
    const isOurs = added.__typename === 'CartFull' || added.__typename === 'CartKeyReused';
    return isOurs ? added : asRefusal(added);
  }
}
