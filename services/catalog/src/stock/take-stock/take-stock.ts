import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Product } from '../../products/product.entity.js';
import { productChangedEvent } from '../../products/product.events.js';
import type { StockItem } from '../stock.input.js';
import { CLAIM_STOCK, LOCK_CLAIM, TAKE_STOCK } from '../stock.statements.js';

/** Rolls the claim back. */
class TooFewLeftError extends Error {
  constructor(
    readonly productId: string,
    readonly left: number,
  ) {
    super('too few pieces are left');
  }
}

export type StockAnswer =
  | { readonly taken: true }
  | { readonly taken: false; readonly productId: string; readonly left: number };

/** Takes all of the pieces of an order or none, once per claim. Uncounted products are available until staff say otherwise. */
@Injectable()
export class TakeStock {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param items sorted by product, so that two orders do not deadlock */
  async execute(claimId: string, items: readonly StockItem[]): Promise<StockAnswer> {
    try {
      await inTransaction(this.dataSource, async (manager) => {
        for (const item of items) await this.take(claimId, item, manager);
      });
    } catch (error) {
      if (!(error instanceof TooFewLeftError)) throw error;
      return { taken: false, productId: error.productId, left: error.left };
    }
    this.outbox.wake();
    return { taken: true };
  }

  private async take(claimId: string, { productId, quantity }: StockItem, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const claimed: unknown[] = await manager.query(CLAIM_STOCK, [claimId, productId, quantity, now]);
    if (claimed.length === 0) {
      const [claim]: { open: number }[] = await manager.query(LOCK_CLAIM, [claimId, productId]);
      const product = claim ? null : await manager.findOneBy(Product, { id: productId });
      if (claim?.open === 0 || product?.inStock === false) throw new TooFewLeftError(productId, 0);
      return;
    }
    const [taken]: [{ stock: number }[], number] = await manager.query(TAKE_STOCK, [productId, quantity]);
    const product = await manager.findOneByOrFail(Product, { id: productId });
    if (taken.length === 0) throw new TooFewLeftError(productId, product.inStock ? (product.stock ?? 0) : 0);
    if (product.stock === 0) await this.outbox.add(manager, productChangedEvent(product, now));
  }
}
