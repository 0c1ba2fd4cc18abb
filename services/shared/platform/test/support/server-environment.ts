import type { ServerEnvironment } from '../../src/environment/service-variables.js';

/** Any free port on loopback, and a short grace. */
export const serverEnvironment = (changes: Partial<ServerEnvironment> = {}): ServerEnvironment => ({
  PORT: 0,
  HOST: '127.0.0.1',
  HOUSE: 'hill',
  SHUTDOWN_GRACE_MS: 2_000,
  SHUTDOWN_DELAY_MS: 0,
  EVENT_LOOP_LIMIT_MS: 0,
  TRUSTED_PROXIES: 0,
  ...changes,
});
