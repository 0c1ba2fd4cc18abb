import { z } from 'zod';
import { type EnvironmentSource, readEnvironment } from '../environment/read-environment.js';
import { messagingVariables, serviceVariables } from '../environment/service-variables.js';
import { hasEvents, type ServiceDefinition, type ServiceEnvironment } from './define-service.js';

/** @throws EnvironmentError naming everything that is missing or invalid */
export function readServiceEnvironment(service: ServiceDefinition, source: EnvironmentSource): ServiceEnvironment {
  const messaging = hasEvents(service) && messagingVariables;
  const shape = z.object({ ...serviceVariables, ...messaging, ...service.variables });
  return readEnvironment(shape, source) as ServiceEnvironment;
}
