import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReturnStock } from './return-stock.js';

interface CancelledLine {
  readonly claimId: string;
  readonly productId: string;
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
    await this.returnStock.execute(data.claimId, data, manager);
  }

  committed(): void {
    this.outbox.wake();
  }
}
