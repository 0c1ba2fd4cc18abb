/**
 * `make audit`: counts whether the data of a running Hilltop add up. Reads and changes nothing of them, and leaves
 * a report for the desk; the status is 1 when they do not add up.
 */
import { sentenceOf } from '../local/trouble.ts';
import { auditReport, writeAuditReport } from './audit/audit-report.ts';
import { livingHilltop } from './audit/living-hilltop.ts';
import { countDifferences, describeFindings, runAudit } from './audit/run-audit.ts';

async function main(): Promise<void> {
  const { context, reportFile, close } = livingHilltop();
  const startedAt = new Date();
  try {
    const findings = await runAudit(context);
    const differences = countDifferences(findings);
    writeAuditReport(reportFile, auditReport(findings, startedAt, new Date()));
    process.stdout.write(`\n${describeFindings(findings)}\n  ${differences} differences\n`);
    process.exitCode = differences > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

main().catch((fault) => {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
});
