import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { keepWithdrawal } from './keep-known-product.js';

/** Takes a product off sale here too; carts that hold it show that it is gone. */
@Injectable()
export class MarkProductGoneWhenWithdrawn implements Reaction<{ productId: string; version: number }> {
  async react({ data }: CloudEvent<{ productId: string; version: number }>, manager: EntityManager): Promise<void> {
    await keepWithdrawal(data.productId, data.version, manager);
  }
}
