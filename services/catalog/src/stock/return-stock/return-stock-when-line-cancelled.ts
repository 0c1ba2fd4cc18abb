import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReturnStock } from './return-stock.js';

interface CancelledLine {
  /** Left out for what has no stock. */
  readonly claimId?: string | undefined;
  readonly productId?: string | undefined;
  /** Pieces. */
  readonly quantity: number;
}

/** What staff cancel of an order can be sold again. */
@Injectable()
export class ReturnStockWhenLineCancelled implements Reaction<CancelledLine> {
  constructor(
    private readonly returnStock: ReturnStock,
    private readonly outbox: Outbox,
  ) {}

  async react({ data }: CloudEvent<CancelledLine>, manager: EntityManager): Promise<void> {
    const { claimId, productId, quantity } = data;
    if (claimId === undefined || productId === undefined) return;
    await this.returnStock.execute(claimId, { productId, quantity }, manager);
  }

  committed(): void {
    this.outbox.wake();
  }
}
