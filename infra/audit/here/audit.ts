/**
 * `make audit`: counts whether the data of a running Hilltop add up. Changes nothing of them, and leaves a report for the
 * desk; the status is 1 when they do not add up.
 */
import { messageOf } from '../../local/user-error.ts';
import { auditReport, storeAuditReport } from '../src/audit-report.ts';
import { countDifferences, describeFindings, runAudit } from '../src/run-audit.ts';
import { livingHilltop } from './living-hilltop.ts';

async function main(): Promise<void> {
  const { context, close } = livingHilltop();
  const startedAt = new Date();
  try {
    const findings = await runAudit(context);
    const differences = countDifferences(findings);
    process.stdout.write(`\n${describeFindings(findings)}\n  ${differences} differences\n`);
    process.exitCode = differences > 0 ? 1 : 0;
    await storeAuditReport(context.databases.staff, auditReport(findings, startedAt, new Date()));
  } finally {
    await close();
  }
}

main().catch((fault) => {
  process.stderr.write(`  ${messageOf(fault)}\n`);
  process.exitCode = 1;
});
