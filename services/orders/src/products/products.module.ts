import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { CatalogClient } from './catalog-client.js';
import { CurrentProducts } from './current-products.js';
import { LearnProductWhenPutOnSaleOrChanged } from './learn-product-when-put-on-sale-or-changed.js';
import { MarkProductGoneWhenWithdrawn } from './mark-product-gone-when-withdrawn.js';

/** Timeout of one replica of catalog, in milliseconds: the gateway waits three seconds for an order. */
const catalogMs = 1_000;

@Module({
  providers: [
    {
      provide: CatalogClient,
      inject: [ENVIRONMENT],
      useFactory: ({ CATALOG_URLS: urls, IDENTITY_PRIVATE_KEY }: Environment) =>
        new CatalogClient({
          audience: 'catalog',
          urls,
          key: signingKey('orders', IDENTITY_PRIVATE_KEY),
          deadlineMs: catalogMs,
        }),
    },
    CurrentProducts,
    LearnProductWhenPutOnSaleOrChanged,
    MarkProductGoneWhenWithdrawn,
  ],
  exports: [CatalogClient, CurrentProducts],
})
export class ProductsModule {}
