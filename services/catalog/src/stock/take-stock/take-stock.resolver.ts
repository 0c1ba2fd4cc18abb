import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { TakeStockResult } from '../../generated/schema-types.js';
import { refuse } from '../../refusals.en.js';
import { claimInput } from '../stock.input.js';
import { TakeStock } from './take-stock.js';

@Resolver()
export class TakeStockResolver {
  constructor(private readonly takeStock: TakeStock) {}

  @Mutation('takeStock')
  async take(@Args() args: object): Promise<TakeStockResult> {
    const { claimId, items } = claimInput.parse(args);
    const answer = await this.takeStock.execute(claimId, items);
    if (answer.taken) return { __typename: 'StockTaken', claimId };
    const { productId, left } = answer;
    return refuse.StockTooLow({ productId, left });
  }
}
