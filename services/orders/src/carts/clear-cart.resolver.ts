import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { ClearCartResult } from '../generated/schema-types.js';
import { sessionIdField } from './cart.input.js';
import { CartRepository } from './cart.repository.js';

const clearCartInput = z.object({ sessionId: sessionIdField });

@Resolver()
export class ClearCartResolver {
  constructor(private readonly carts: CartRepository) {}

  @Mutation('clearCart')
  async clear(@Args('sessionId') sessionId: string): Promise<ClearCartResult> {
    const parsed = parseInput(clearCartInput, { sessionId });
    if (!parsed.ok) return parsed.refusal;
    await this.carts.clear(sessionId);
    return { __typename: 'CartCleared', sessionId };
  }
}
