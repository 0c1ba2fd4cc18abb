import { join } from 'node:path';
import type { Settings } from './settings.ts';

// Nothing is in flight for long on one machine, and Ctrl-C should feel like it.
const graceMs = '3000';

/** Variables of every Node process that is started here. */
export function processVariables({ root, handedOn }: Settings): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SHUTDOWN_GRACE_MS: graceMs,
    // V8 keeps what it compiled: a second start reads it instead of compiling thousands of modules again.
    NODE_COMPILE_CACHE: join(root, '.hilltop', 'cache', 'v8'),
    ...handedOn,
  };
}

/** Variables that every service has (`@hilltop/platform/environment/service-variables`), but its port. */
export function serviceVariables(settings: Settings, given: { databaseUrl: string; natsUrl: string; secret: string }) {
  return {
    ...processVariables(settings),
    HOST: '127.0.0.1',
    DATABASE_URL: given.databaseUrl,
    NATS_URL: given.natsUrl,
    IDENTITY_SECRETS: given.secret,
  };
}
