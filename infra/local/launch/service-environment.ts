import { join } from 'node:path';
import { siteDirectory } from '../house.ts';
import { identityPublicKeys } from '../identity/identity-keys.ts';
import { gatewayVariables, type ServicePart } from '../parts.ts';
import { clockVariables } from '../processes/clock-variables.ts';
import type { Layout } from './layout.ts';
import type { Settings } from './settings.ts';

// No request on one machine takes longer, and Ctrl-C should be quick.
const graceMs = '3000';

/** For every Node process. */
export function processVariables({ root, passedThrough }: Settings): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SHUTDOWN_GRACE_MS: graceMs,
    // V8's compile cache: a second start need not compile thousands of modules again.
    NODE_COMPILE_CACHE: join(root, '.hilltop', 'cache', 'v8'),
    ...clockVariables(),
    ...passedThrough,
  };
}

type Addresses = Pick<Layout, 'facts' | 'natsUrlOf'>;

/** All of a service's variables but its port. */
export function serviceEnvironment(
  settings: Settings,
  { name, variables }: ServicePart,
  { facts, natsUrlOf }: Addresses,
  databaseUrl: string,
): Record<string, string> {
  return {
    ...processVariables(settings),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrlOf(name),
    IDENTITY_PUBLIC_KEYS: identityPublicKeys(name, facts.privateKeyOf, { isDemo: true }),
    ...variables?.(facts),
  };
}

/** All of the gateway's variables but its port. */
export function gatewayEnvironment(settings: Settings, { facts, natsUrlOf }: Addresses): Record<string, string> {
  return {
    ...processVariables(settings),
    ...gatewayVariables(facts),
    NATS_URL: natsUrlOf('gateway'),
    SITE_DIRECTORY: siteDirectory(settings.root, settings.house),
  };
}
