/**
 * `make reconcile`: counts whether the data of a running Hilltop add up. Changes nothing of them, and leaves a report for the
 * admin; the status is 1 when they do not add up.
 */
import { messageOf } from '../../local/user-error.ts';
import { reconciliationReport, storeReconciliationReport } from '../src/reconciliation-report.ts';
import { countDifferences, describeFindings, runChecks } from '../src/run-checks.ts';
import { runningInstance } from './running-instance.ts';

async function main(): Promise<void> {
  const { context, close } = runningInstance();
  const startedAt = new Date();
  try {
    const findings = await runChecks(context);
    const differences = countDifferences(findings);
    process.stdout.write(`\n${describeFindings(findings)}\n  ${differences} differences\n`);
    process.exitCode = differences > 0 ? 1 : 0;
    await storeReconciliationReport(context.databases.staff, reconciliationReport(findings, startedAt, new Date()));
  } finally {
    await close();
  }
}

main().catch((error) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
