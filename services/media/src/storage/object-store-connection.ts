import { HealthChecks } from '@hilltop/platform/lifecycle/health-checks';
import { ShutdownSteps, shutdownOrder } from '@hilltop/platform/lifecycle/shutdown-steps';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ObjectStore } from './object-store.js';

/** Injection token of the handle that closes the connections to the store. */
export const CLOSE_OBJECT_STORE = Symbol('CLOSE_OBJECT_STORE');

/**
 * Lets readiness check the bucket and create it when it is missing: the service starts without the store, and recovers
 * by itself once the store is up.
 */
@Injectable()
export class ObjectStoreConnection implements OnApplicationBootstrap {
  constructor(
    private readonly store: ObjectStore,
    @Inject(CLOSE_OBJECT_STORE) private readonly close: () => void,
    private readonly health: HealthChecks,
    private readonly shutdown: ShutdownSteps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.health.add('object store', () => this.store.ensureBucket());
    this.shutdown.add(shutdownOrder.connections, 'object store', this.close);
    // For requests that arrive before the first readiness check.
    this.store
      .ensureBucket()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'cannot connect to the object store, retrying'));
  }
}
