import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RotatingLog } from '../logs/rotating-log.ts';
import { startChild } from '../processes/child.ts';
import { logDirectory } from './launch-context.ts';
import { processVariables } from './service-environment.ts';
import type { Settings } from './settings.ts';

/** The first audit leaves the processor to the first visitors, in milliseconds. */
const firstAfterMs = 3 * 60_000;
/** Everything else goes first when the processor is busy. */
const lowestPriority = 19;
const minuteMs = 60_000;

async function audit(settings: Settings, log: RotatingLog): Promise<void> {
  const child = await startChild({
    name: 'audit',
    command: process.execPath,
    args: [join(settings.root, 'infra/audit/here/audit.ts')],
    cwd: settings.root,
    env: { ...process.env, ...processVariables(settings) },
    onLine: (line) => log.write(line),
    stopWithinMs: 1000,
  });
  setPriority(child.pid, lowestPriority);
  await child.exited;
}

/**
 * Runs `make audit` some minutes after the start, then every `AUDIT_EVERY_MINUTES`. The Status tab of the admin pages shows
 * its last report. A failed audit is a line in `logs/audit.log`, and nothing else.
 */
export async function startPeriodicAudit(settings: Settings): Promise<void> {
  if (settings.auditEveryMinutes === 0) return;
  const log = new RotatingLog(logDirectory(settings), 'audit');
  // No reason to keep the launcher alive.
  await delay(Math.min(firstAfterMs, settings.auditEveryMinutes * minuteMs), undefined, { ref: false });
  for (;;) {
    await audit(settings, log).catch((error: Error) => log.write(error.message));
    await delay(settings.auditEveryMinutes * minuteMs, undefined, { ref: false });
  }
}
