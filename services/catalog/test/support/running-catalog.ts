import { startTestService } from '@hilltop/platform/testing/test-service';
import { AppModule } from '../../src/app.module.js';
import { ENTITIES } from '../../src/database/entities.js';
import { MIGRATIONS } from '../../src/database/migrations.js';

/** The service on servers of its own. */
export const runCatalog = () =>
  startTestService({
    name: 'catalog',
    module: AppModule.forRoot,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    environment: {},
  });

export type RunningCatalog = Awaited<ReturnType<typeof runCatalog>>;
