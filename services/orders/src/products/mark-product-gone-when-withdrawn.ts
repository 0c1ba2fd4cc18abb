import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storeWithdrawal } from './store-product-snapshot.js';

/** Carts that contain it show that it is no longer available. */
@Injectable()
export class MarkProductGoneWhenWithdrawn implements Reaction<{ productId: string; version: number }> {
  async react({ data }: CloudEvent<{ productId: string; version: number }>, manager: EntityManager): Promise<void> {
    await storeWithdrawal(data.productId, data.version, manager);
  }
}
