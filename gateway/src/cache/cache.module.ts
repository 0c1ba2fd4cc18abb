import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { NatsConnection } from '@hilltop/platform/messaging/nats/nats-connection';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { CachedResponseHandler } from './cached-response-handler.js';
import { InvalidationSubscriber } from './invalidation-subscriber.js';
import { ResponseCache } from './response-cache.js';
import { TagVersions } from './tag-versions.js';

@Module({})
export class CacheModule {
  /** @param servers NATS; without it nothing is cached. Readiness does not depend on NATS. */
  static forRoot(servers: readonly string[] | undefined): DynamicModule {
    const connection: Provider = {
      provide: NatsConnection,
      inject: [LOGGER],
      useFactory: (logger: Logger) => new NatsConnection({ servers: servers ?? [], name: 'gateway', logger }),
    };
    return {
      module: CacheModule,
      global: true,
      providers: [
        TagVersions,
        InvalidationSubscriber,
        ResponseCache,
        CachedResponseHandler,
        ...(servers ? [connection] : []),
      ],
      exports: [TagVersions, InvalidationSubscriber, ResponseCache, CachedResponseHandler],
    };
  }
}
