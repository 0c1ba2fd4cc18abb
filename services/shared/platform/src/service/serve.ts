import { startService } from '../lifecycle/start-service.js';
import { createLogger } from '../logging/logger.js';
import type { ServiceDefinition } from './define-service.js';
import { readServiceEnvironment } from './service-environment.js';
import { ServiceModule } from './service-module.js';

/** Serves until the process gets a signal. */
export async function serve(service: ServiceDefinition): Promise<void> {
  const { name } = service;
  const environment = readServiceEnvironment(service);
  const logger = createLogger({ service: name, level: environment.LOG_LEVEL });
  await startService({
    name,
    module: ServiceModule.forRoot(service, await service.module(), environment),
    environment,
    logger,
    configure: async (app) => service.configureServer?.(app, environment),
  });
}
