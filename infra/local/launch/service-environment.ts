import { join } from 'node:path';
import { clockVariables } from '../processes/clock-variables.ts';
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

/** Every service's variables (`@hilltop/platform/environment/service-variables`) but its port. */
export function serviceVariables(
  settings: Settings,
  given: { databaseUrl: string; natsUrl: string; publicKeys: string },
) {
  return {
    ...processVariables(settings),
    HOST: '127.0.0.1',
    DATABASE_URL: given.databaseUrl,
    NATS_URL: given.natsUrl,
    IDENTITY_PUBLIC_KEYS: given.publicKeys,
  };
}
