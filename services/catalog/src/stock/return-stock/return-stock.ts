import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Product } from '../../products/product.entity.js';
import { productChangedEvent } from '../../products/product.events.js';
import type { StockItem } from '../stock.input.js';
import { LOCK_CLAIM, PUT_BACK_STOCK, REFUSE_CLAIM, RETURN_CLAIM } from '../stock.statements.js';

/** Never more than the claim took. A claim that was not made yet cannot be made afterward. */
@Injectable()
export class ReturnStock {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Wake the outbox once the transaction has ended. */
  async execute(claimId: string, { productId, quantity }: StockItem, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const refused: unknown[] = await manager.query(REFUSE_CLAIM, [claimId, productId, quantity, now]);
    if (refused.length > 0) return;
    const [claim]: { open: number }[] = await manager.query(LOCK_CLAIM, [claimId, productId]);
    const back = Math.min(quantity, claim?.open ?? 0);
    if (back === 0) return;
    await manager.query(RETURN_CLAIM, [claimId, productId, back]);
    const [put]: [{ stock: number }[], number] = await manager.query(PUT_BACK_STOCK, [productId, back]);
    // The first pieces of an empty stock: the product is in stock again.
    if (put[0]?.stock !== back) return;
    const product = await manager.findOneByOrFail(Product, { id: productId });
    if (product.withdrawnAt === null) await this.outbox.add(manager, productChangedEvent(product, now));
  }
}
