import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import type { CountStockResult } from '../generated/schema-types.js';
import { productActionEvent } from '../products/product.actions.js';
import { Product } from '../products/product.entity.js';
import { productChangedEvent } from '../products/product.events.js';
import { ProductRepository } from '../products/product.repository.js';
import { refuse } from '../refusals.en.js';
import { countInput } from './stock.input.js';
import { COUNT_STOCK } from './stock.statements.js';

@Resolver()
export class CountStockResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('countStock')
  async count(
    @Args('productId') productId: string,
    @Args('stock') stock: number | null | undefined,
    @Args('was') was: number | null | undefined,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<CountStockResult> {
    const parsed = parseInput(countInput, { stock, was });
    if (!parsed.ok) return parsed.refusal;
    const before = isUuid(productId) ? await this.products.find(productId) : null;
    if (!before) return refuse.ProductNotFound();
    const after = await this.store(before, parsed.value, staff);
    if (after) return { __typename: 'StockCounted', productId, stock: after.stock };
    const current = await this.products.find(productId);
    if (!current) return refuse.ProductNotFound();
    return refuse.StockChangedMeanwhile({ stock: current.stock });
  }

  /** @returns undefined when the stock is not as the manager saw it */
  private async store(
    before: Product,
    { stock, was }: { readonly stock: number | null; readonly was: number | null },
    staff: StaffIdentity,
  ): Promise<Product | undefined> {
    const now = this.clock.now();
    const stored = await inTransaction(this.dataSource, async (manager) => {
      const [counted]: [unknown[], number] = await manager.query(COUNT_STOCK, [before.id, stock, was]);
      if (counted.length === 0) return undefined;
      const after = await manager.findOneByOrFail(Product, { id: before.id });
      await this.outbox.add(manager, productChangedEvent(after, now));
      const seen = Object.assign(new Product(), before, { stock: was });
      await this.outbox.add(manager, productActionEvent('countStock', staff, seen, after, now));
      return after;
    });
    if (stored) this.outbox.wake();
    return stored;
  }
}
