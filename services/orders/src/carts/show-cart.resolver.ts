import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Cart } from '../generated/schema-types.js';
import { sessionIdField } from './cart.input.js';
import { CartRepository } from './cart.repository.js';
import { cartView } from './cart.view.js';

@Resolver()
export class ShowCartResolver {
  constructor(private readonly carts: CartRepository) {}

  @Query('cart')
  async show(@Args('sessionId') sessionId: string): Promise<Cart> {
    // An invalid session id has no cart, and the database cannot even read every text.
    const isSession = sessionIdField.safeParse(sessionId).success;
    return cartView(sessionId, isSession ? await this.carts.lines(sessionId) : []);
  }
}
