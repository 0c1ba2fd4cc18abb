import type { EnvironmentSource } from '@hilltop/platform/environment/read-environment';
import type { Part } from '@hilltop/platform/lifecycle/own-process';
import { createLogger } from '@hilltop/platform/logging/logger';
import { gatewayEnvironment } from './env.js';

/** @throws EnvironmentError that names every missing or invalid variable */
export function gatewayPart(source: EnvironmentSource): Part {
  const environment = gatewayEnvironment(source);
  const logger = createLogger({ service: 'gateway', level: environment.LOG_LEVEL });
  const load = async () => (await import('./gateway.js')).gateway(environment, logger);
  return { name: 'gateway', environment, logger, load };
}
