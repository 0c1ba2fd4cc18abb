import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RotatingLog } from '../logs/rotating-log.ts';
import { startChild } from '../processes/child.ts';
import { processVariables } from './service-environment.ts';
import type { Settings } from './settings.ts';
import { logDirectory } from './workshop.ts';

/** Visitors come first on a house that has just opened, in milliseconds. */
const firstAfterMs = 3 * 60_000;
/** Who comes last when the processor is short. */
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
 * Runs `make audit` some minutes after the start and then every `AUDIT_EVERY_MINUTES`; its last report stands on the
 * desk's Status tab. An audit that cannot be started or fails is a line in `logs/audit.log` and nothing else.
 */
export async function auditNowAndThen(settings: Settings): Promise<void> {
  if (settings.auditEveryMinutes === 0) return;
  const log = new RotatingLog(logDirectory(settings), 'audit');
  // No reason to keep the launcher alive.
  await delay(Math.min(firstAfterMs, settings.auditEveryMinutes * minuteMs), undefined, { ref: false });
  for (;;) {
    await audit(settings, log).catch((fault: Error) => log.write(fault.message));
    await delay(settings.auditEveryMinutes * minuteMs, undefined, { ref: false });
  }
}
