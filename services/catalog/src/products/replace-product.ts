import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { type NextVersion, replaceVersion } from '@hilltop/platform/messaging/outbox/replace-version';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ProductChangedMeanwhile, ProductNotFound } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';
import { Product } from './product.entity.js';
import { productView } from './product.view.js';

/** Refuses when someone else changed it first. */
@Injectable()
export class ReplaceProduct {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** @param version that the caller saw */
  async execute(
    id: string,
    version: number,
    next: (current: Product) => NextVersion<Product>,
  ): Promise<{ product: Product } | ProductNotFound | ProductChangedMeanwhile> {
    const outcome = await replaceVersion(
      { dataSource: this.dataSource, outbox: this.outbox, target: Product },
      id,
      version,
      next,
    );
    if ('stored' in outcome) return { product: outcome.stored };
    if (!outcome.current) return refuse.ProductNotFound();
    return refuse.ProductChangedMeanwhile({ current: productView(outcome.current) });
  }
}
