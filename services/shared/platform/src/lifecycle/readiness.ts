import type { HealthChecks, NotReady } from './health-checks.js';
import type { StartGate } from './start-gate.js';

export interface Readiness {
  readonly health: HealthChecks;
  readonly gate: StartGate;
}

/** What a service waits for at its start, and what it has lost since. */
export async function missingOf({ health, gate }: Readiness): Promise<NotReady[]> {
  const missing = await health.notReady();
  const starting = gate.waitingFor
    .filter((name) => !missing.some((part) => part.name === name))
    .map((name) => ({ name, reason: 'starting' }));
  return [...missing, ...starting];
}
