import type { CloudEvent } from '@hilltop/contracts/cloud-event';
import type { Reaction } from '@hilltop/platform/messaging/inbox/subscription';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storeProductSnapshot } from './store-product-snapshot.js';

interface ProductFacts {
  readonly productId: string;
  readonly version: number;
  readonly name: string;
  readonly priceCents: number;
  readonly image: string | null;
  readonly inStock: boolean;
  readonly taxCode?: string | undefined;
}

@Injectable()
export class LearnProductWhenPutOnSaleOrChanged implements Reaction<ProductFacts> {
  async react({ data }: CloudEvent<ProductFacts>, manager: EntityManager): Promise<void> {
    const { productId: id, version, name, priceCents, image, inStock, taxCode } = data;
    await storeProductSnapshot({ id, version, name, priceCents, image, inStock, taxCode, withdrawn: false }, manager);
  }
}
