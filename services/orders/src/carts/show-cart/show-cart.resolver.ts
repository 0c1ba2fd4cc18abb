import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Cart } from '../../generated/schema-types.js';
import { CartRepository } from '../cart.repository.js';
import { cartView } from '../cart.view.js';

@Resolver()
export class ShowCartResolver {
  constructor(private readonly carts: CartRepository) {}

  @Query('cart')
  async show(@Args('sessionId') sessionId: string): Promise<Cart> {
    return cartView(sessionId, await this.carts.lines(sessionId));
  }
}
