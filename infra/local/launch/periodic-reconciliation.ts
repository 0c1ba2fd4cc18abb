import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RotatingLog } from '../logs/rotating-log.ts';
import { startChild } from '../processes/child.ts';
import { logDirectory } from './launch-context.ts';
import { processVariables } from './service-environment.ts';
import type { Settings } from './settings.ts';

/** The first reconciliation leaves the processor to the first visitors. */
const firstAfterMs = 3 * 60_000;
/** Everything else comes first on a busy machine. */
const lowestPriority = 19;
const minuteMs = 60_000;

async function reconcile(settings: Settings, log: RotatingLog): Promise<void> {
  const child = await startChild({
    name: 'reconciliation',
    command: process.execPath,
    args: [join(settings.root, 'infra/reconciliation/here/reconcile.ts')],
    cwd: settings.root,
    env: { ...process.env, ...processVariables(settings) },
    onLine: (line) => log.write(line),
    stopWithinMs: 1000,
  });
  setPriority(child.pid, lowestPriority);
  await child.exited;
}

/**
 * Runs `make reconcile` some minutes after the start, then every `RECONCILE_EVERY_MINUTES`. The admin panel's Status
 * page shows the last report; a failed run is only a line in `logs/reconciliation.log`.
 */
export async function startPeriodicReconciliation(settings: Settings): Promise<void> {
  if (settings.reconcileEveryMinutes === 0) return;
  const log = new RotatingLog(logDirectory(settings), 'reconciliation');
  // It must not keep the launcher alive.
  await delay(Math.min(firstAfterMs, settings.reconcileEveryMinutes * minuteMs), undefined, { ref: false });
  for (;;) {
    await reconcile(settings, log).catch((error: Error) => log.write(error.message));
    await delay(settings.reconcileEveryMinutes * minuteMs, undefined, { ref: false });
  }
}
