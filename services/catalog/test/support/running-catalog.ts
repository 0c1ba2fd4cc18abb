import { startTestService } from '@hilltop/platform/testing/test-service';
import { catalogService } from '../../src/service.js';

/** The service on its own servers. */
export const runCatalog = () =>
  startTestService(catalogService, {
    environment: {},
  });

export type RunningCatalog = Awaited<ReturnType<typeof runCatalog>>;
