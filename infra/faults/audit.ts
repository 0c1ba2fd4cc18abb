/** `make audit`: counts whether the data of a running Hilltop add up. Reads, changes nothing; the status is 1 when they do not. */
import { sentenceOf } from '../local/trouble.ts';
import { livingHilltop } from './audit/living-hilltop.ts';
import { countDifferences, describeFindings, runAudit } from './audit/run-audit.ts';

async function main(): Promise<void> {
  const { context, close } = livingHilltop();
  try {
    const findings = await runAudit(context);
    const differences = countDifferences(findings);
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
