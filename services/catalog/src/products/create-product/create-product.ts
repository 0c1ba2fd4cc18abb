import { randomUUID } from 'node:crypto';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { productActionEvent } from '../product.actions.js';
import { Product, type ProductDraft } from '../product.entity.js';
import { productCreatedEvent } from '../product.events.js';
import { ProductRepository } from '../product.repository.js';

@Injectable()
export class CreateProduct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param staff null for the demo's products */
  async execute(draft: ProductDraft, staff: StaffIdentity | null, id: string = randomUUID()): Promise<Product> {
    const now = this.clock.now();
    const product = Product.putOnSale(id, draft, now);
    await inTransaction(this.dataSource, async (manager) => {
      await this.products.add(product, manager);
      await this.outbox.add(manager, productCreatedEvent(product, now));
      if (staff) await this.outbox.add(manager, productActionEvent('createProduct', staff, null, product, now));
    });
    this.outbox.wake();
    return product;
  }
}
