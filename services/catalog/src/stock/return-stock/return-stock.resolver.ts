import { inTransaction } from '@hilltop/platform/database/transaction';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { claimInput } from '../stock.input.js';
import { ReturnStock } from './return-stock.js';

@Resolver()
export class ReturnStockResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly returnStock: ReturnStock,
    private readonly outbox: Outbox,
  ) {}

  @Mutation('returnStock')
  async return(@Args() args: object): Promise<boolean> {
    const { claimId, items } = claimInput.parse(args);
    await inTransaction(this.dataSource, async (manager) => {
      for (const item of items) await this.returnStock.execute(claimId, item, manager);
    });
    this.outbox.wake();
    return true;
  }
}
