import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { OrdersClient } from './orders-client.js';

@Module({
  providers: [
    {
      provide: OrdersClient,
      inject: [ENVIRONMENT],
      useFactory: ({ ORDERS_URLS, IDENTITY_PRIVATE_KEY }: Environment) =>
        new OrdersClient({
          audience: 'orders',
          urls: ORDERS_URLS,
          key: signingKey('notifications', IDENTITY_PRIVATE_KEY),
        }),
    },
  ],
  exports: [OrdersClient],
})
export class OrdersClientModule {}
