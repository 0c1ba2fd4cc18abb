import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { RemoveFromCartResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { CartRepository } from './cart.repository.js';

@Resolver()
export class RemoveFromCartResolver {
  constructor(private readonly carts: CartRepository) {}

  @Mutation('removeFromCart')
  async remove(
    @Args('itemId') itemId: string,
    @Args('sessionId') sessionId: string | null | undefined,
  ): Promise<RemoveFromCartResult> {
    const removed = isUuid(itemId) && (await this.carts.remove(itemId, sessionId ?? null));
    return removed ? { __typename: 'CartItemRemoved', itemId } : refuse.CartItemNotFound();
  }
}
