import { Injectable } from '@nestjs/common';
import { ReturnStockDocument, TakeStockDocument } from '../generated/catalog-queries.js';
import { CatalogClient } from '../products/catalog-client.js';

export interface StockItem {
  readonly productId: string;
  readonly quantity: number;
}

export interface TooFewLeft {
  readonly productId: string;
  readonly left: number;
}

/** Catalog's stock. It alone knows whether the last piece was taken by this claim. Both calls can be repeated with the same claim. */
@Injectable()
export class CountedStock {
  constructor(private readonly catalog: CatalogClient) {}

  /** All of the pieces or none. @throws SubgraphUnavailableError when catalog does not answer; the pieces may be taken then */
  async take(claimId: string, items: readonly StockItem[]): Promise<TooFewLeft | undefined> {
    if (items.length === 0) return undefined;
    const { takeStock } = await this.catalog.read(TakeStockDocument, { claimId, items: itemsOf(items) });
    return takeStock.__typename === 'StockTooLow' ? takeStock : undefined;
  }

  /** @throws SubgraphUnavailableError when catalog does not answer */
  async return(claimId: string, items: readonly StockItem[]): Promise<void> {
    if (items.length === 0) return;
    await this.catalog.read(ReturnStockDocument, { claimId, items: itemsOf(items) });
  }
}

const itemsOf = (items: readonly StockItem[]) => items.map(({ productId, quantity }) => ({ productId, quantity }));
