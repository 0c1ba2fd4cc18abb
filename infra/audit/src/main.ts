/**
 * The audit where Hilltop is deployed: counts whether the data add up and leaves the report with the staff service, once or
 * every `AUDIT_EVERY_MINUTES`. The status is 1 when it could not look or not report; what it finds is the report's to say.
 */
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type AuditContext, usualPatience } from './audit-context.ts';
import { auditReport, storeAuditReport } from './audit-report.ts';
import { type AuditEnvironment, auditEnvironment } from './env.ts';
import { listObjects } from './list-objects.ts';
import { openDatabases } from './open-databases.ts';
import { countDifferences, runAudit } from './run-audit.ts';

/** Who comes last when the processor is short. */
const lowestPriority = 19;
const minuteMs = 60_000;

function log(level: 'info' | 'error', msg: string, facts: object = {}): void {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), service: 'audit', ...facts, msg })}\n`);
}

async function audit({ databaseOf, bucket }: AuditEnvironment): Promise<void> {
  const databases = openDatabases(databaseOf);
  try {
    const context: AuditContext = {
      databases: databases.ask,
      objects: bucket && (() => listObjects(bucket)),
      mails: undefined,
      patience: usualPatience,
    };
    const startedAt = new Date();
    const findings = await runAudit(context);
    const report = auditReport(findings, startedAt, new Date());
    await storeAuditReport(databases.ask.staff, report);
    log('info', 'audited', { differences: countDifferences(findings), tookMs: report.tookMs });
  } finally {
    await databases.close();
  }
}

/** What went wrong, without the statement or the address that it went wrong with. */
const reasonOf = (fault: unknown): string => (fault instanceof Error ? `${fault.name}: ${fault.message}` : 'unknown');

async function main(): Promise<void> {
  const environment = auditEnvironment();
  setPriority(lowestPriority);
  for (;;) {
    try {
      await audit(environment);
    } catch (fault) {
      log('error', 'could not audit', { reason: reasonOf(fault) });
      if (environment.everyMinutes === 0) throw fault;
    }
    if (environment.everyMinutes === 0) return;
    await pause(environment.everyMinutes * minuteMs);
  }
}

// Nothing is half done that a stop could break: the report is one statement.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
main().catch((fault: unknown) => {
  log('error', 'the audit ends', { reason: reasonOf(fault) });
  process.exitCode = 1;
});
