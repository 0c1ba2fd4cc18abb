/**
 * The deployed reconciliation: checks the data and stores the report for the staff service, once or every
 * `RECONCILE_EVERY_MINUTES`. The status is 1 only if it could not read or report.
 */
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type ReconciliationEnvironment, reconciliationEnvironment } from './env.ts';
import { listObjects } from './list-objects.ts';
import { openDatabases } from './open-databases.ts';
import { type ReconciliationContext, usualGracePeriods } from './reconciliation-context.ts';
import { reconciliationReport, storeReconciliationReport } from './reconciliation-report.ts';
import { countDifferences, runChecks } from './run-checks.ts';

/** Comes last on a busy machine. */
const lowestPriority = 19;
const minuteMs = 60_000;

function log(level: 'info' | 'error', msg: string, facts: object = {}): void {
  process.stdout.write(`${JSON.stringify({ level, time: Date.now(), service: 'reconciliation', ...facts, msg })}\n`);
}

async function reconcile({ databaseOf, bucket }: ReconciliationEnvironment): Promise<void> {
  const databases = openDatabases(databaseOf);
  try {
    const context: ReconciliationContext = {
      databases: databases.ask,
      objects: bucket && (() => listObjects(bucket)),
      mails: undefined,
      gracePeriods: usualGracePeriods,
    };
    const startedAt = new Date();
    const findings = await runChecks(context);
    const report = reconciliationReport(findings, startedAt, new Date());
    await storeReconciliationReport(databases.ask.staff, report);
    log('info', 'reconciled', { differences: countDifferences(findings), tookMs: report.tookMs });
  } finally {
    await databases.close();
  }
}

/** Without the statement or the URL, which can contain personal data or passwords. */
const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : 'unknown');

async function main(): Promise<void> {
  const environment = reconciliationEnvironment();
  setPriority(lowestPriority);
  for (;;) {
    try {
      await reconcile(environment);
    } catch (error) {
      log('error', 'could not reconcile', { reason: reasonOf(error) });
      if (environment.everyMinutes === 0) throw error;
    }
    if (environment.everyMinutes === 0) return;
    await pause(environment.everyMinutes * minuteMs);
  }
}

// A stop leaves nothing half done: the report is one statement.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
main().catch((error: unknown) => {
  log('error', 'the reconciliation ends', { reason: reasonOf(error) });
  process.exitCode = 1;
});
