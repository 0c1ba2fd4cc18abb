import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Basket } from '../../generated/schema-types.js';
import { ShowBasket } from './show-basket.js';

@Resolver()
export class ShowBasketResolver {
  constructor(private readonly showBasket: ShowBasket) {}

  @Query('basket')
  async show(@Args('sessionId') sessionId: string): Promise<Basket> {
    return this.showBasket.of(sessionId);
  }
}
