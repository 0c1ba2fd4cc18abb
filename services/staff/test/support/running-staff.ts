import type { Clock } from '@hilltop/platform/clock/clock';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { AppModule } from '../../src/app.module.js';
import { ENTITIES } from '../../src/database/entities.js';
import { MIGRATIONS } from '../../src/database/migrations.js';

/** The service on servers of its own. */
export function runStaff(options: { readonly clock?: Clock } = {}) {
  return startTestService({
    name: 'staff',
    module: AppModule.forRoot,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    environment: {},
    ...options,
  });
}

export type RunningStaff = Awaited<ReturnType<typeof runStaff>>;
