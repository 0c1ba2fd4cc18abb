import { z } from 'zod';
import { readEnvironment } from '../environment/read-environment.js';
import { messagingVariables, serviceVariables } from '../environment/service-variables.js';
import { hasEvents, type ServiceDefinition, type ServiceEnvironment } from './define-service.js';

/** Reads what a service needs in order to serve. @throws EnvironmentError naming all that is missing or wrong */
export function readServiceEnvironment(service: ServiceDefinition): ServiceEnvironment {
  const messaging = hasEvents(service) && messagingVariables;
  return readEnvironment(z.object({ ...serviceVariables, ...messaging, ...service.variables })) as ServiceEnvironment;
}
