import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { sessionIdField } from '../../carts/cart.input.js';
import { cartItemNotFound } from '../../carts/cart.refusals.js';
import type { RemoveFromCartResult } from '../../generated/schema-types.js';
import { BasketRepository } from '../basket.repository.js';
import { HoldTour } from '../hold-tour.js';

/** The seats of a tour are free at once, or at the end of their hold. */
@Resolver()
export class RemoveLineResolver {
  constructor(
    private readonly baskets: BasketRepository,
    private readonly holdTour: HoldTour,
  ) {}

  @Mutation('removeCartLine')
  async remove(@Args('sessionId') sessionId: string, @Args('lineId') lineId: string): Promise<RemoveFromCartResult> {
    const isLine = isUuid(lineId) && sessionIdField.safeParse(sessionId).success;
    const removed = isLine ? await this.baskets.remove(lineId, sessionId) : undefined;
    if (removed === undefined) return cartItemNotFound;
    if (removed !== 'other') await this.holdTour.release(removed.holdId);
    return { __typename: 'CartItemRemoved', itemId: lineId };
  }
}
