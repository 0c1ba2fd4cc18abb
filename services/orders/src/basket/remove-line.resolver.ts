import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { sessionIdField } from '../carts/cart.input.js';
import type { RemoveFromCartResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { BasketRepository } from './basket.repository.js';

/** The seats of a tour are free at once, or at the end of their hold. */
@Resolver()
export class RemoveLineResolver {
  constructor(private readonly baskets: BasketRepository) {}

  @Mutation('removeCartLine')
  async remove(@Args('sessionId') sessionId: string, @Args('lineId') lineId: string): Promise<RemoveFromCartResult> {
    const isLine = isUuid(lineId) && sessionIdField.safeParse(sessionId).success;
    const isRemoved = isLine && (await this.baskets.remove(lineId, sessionId));
    return isRemoved ? { __typename: 'CartItemRemoved', itemId: lineId } : refuse.CartItemNotFound();
  }
}
