import { z } from 'zod';
import { readEnvironment } from '../environment/read-environment.js';
import { messagingVariables, serviceVariables } from '../environment/service-variables.js';
import { hasEvents, type ServiceDefinition, type ServiceEnvironment } from './define-service.js';

/** @throws EnvironmentError naming everything that is missing or invalid */
export function readServiceEnvironment(service: ServiceDefinition): ServiceEnvironment {
  const messaging = hasEvents(service) && messagingVariables;
  return readEnvironment(z.object({ ...serviceVariables, ...messaging, ...service.variables })) as ServiceEnvironment;
}
