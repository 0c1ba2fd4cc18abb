import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Product } from './product.entity.js';
import {
  type ProductChangedMeanwhile,
  type ProductNotFound,
  productChangedMeanwhile,
  productNotFound,
} from './product.refusals.js';
import { ProductRepository } from './product.repository.js';

/** Replaces a version of a product by the next one and says so, or refuses when it is not the newest any more. */
@Injectable()
export class ProductChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param version the one that the caller saw
   * @param next makes the next version and its event
   */
  async apply(
    id: string,
    version: number,
    next: (current: Product) => { product: Product; event: CloudEvent },
  ): Promise<{ product: Product } | ProductNotFound | ProductChangedMeanwhile> {
    const current = await this.products.find(id);
    if (!current) return productNotFound;
    if (current.version !== version) return productChangedMeanwhile(current);
    const { product, event } = next(current);
    const stored = await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.products.replace(product, manager))) return false;
      await this.outbox.add(manager, event);
      return true;
    });
    if (!stored) return this.overtaken(id);
    this.outbox.wake();
    return { product };
  }

  private async overtaken(id: string): Promise<ProductNotFound | ProductChangedMeanwhile> {
    const newest = await this.products.find(id);
    return newest ? productChangedMeanwhile(newest) : productNotFound;
  }
}
