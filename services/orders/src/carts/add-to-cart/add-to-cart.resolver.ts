import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { AddToCartResult } from '../../generated/schema-types.js';
import { addToCartInput } from '../cart.input.js';
import { cartItemView } from '../cart.view.js';
import { AddToCart } from './add-to-cart.js';

@Resolver()
export class AddToCartResolver {
  constructor(private readonly addToCart: AddToCart) {}

  @Mutation('addToCart')
  async add(@Args('input') input: unknown): Promise<AddToCartResult> {
    const parsed = parseInput(addToCartInput, input);
    if (!parsed.ok) return parsed.refusal;
    const outcome = await this.addToCart.execute(parsed.value);
    return 'line' in outcome ? { __typename: 'CartItemSaved', item: cartItemView(outcome.line) } : outcome;
  }
}
