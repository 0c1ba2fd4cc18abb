/**
 * `make reconcile`: checks a running Hilltop's data without changing them, and stores a report for the admin panel; the
 * status is 1 if they do not add up.
 */

import { readRun } from '../../local/launch/run-file.ts';
import { Secrets } from '../../local/launch/secrets.ts';
import { readSettings, type Settings } from '../../local/launch/settings.ts';
import { messageOf, UserError } from '../../local/user-error.ts';
import { type Bucket, listObjects } from '../src/list-objects.ts';
import { listProviderPayments } from '../src/list-provider-payments.ts';
import { databaseOn, openDatabases } from '../src/open-databases.ts';
import { type ReconciliationContext, usualGracePeriods } from '../src/reconciliation-context.ts';
import { reconciliationReport, storeReconciliationReport } from '../src/reconciliation-report.ts';
import { countDifferences, describeFindings, runChecks } from '../src/run-checks.ts';

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

function bucketOf(settings: Settings, localStore: string | undefined): Bucket | undefined {
  if (settings.s3) {
    return settings.s3;
  }
  const keys = { accessKey: 'hilltop', secretKey: new Secrets(settings.data).of('s3'), bucket: 'hilltop' };
  return localStore ? { endpoint: localStore, ...keys } : undefined;
}

/** As `make start` was given it. */
function providerOf({ PAYMENT_PROVIDER, STRIPE_SECRET_KEY, STRIPE_API_URL }: NodeJS.ProcessEnv) {
  if (PAYMENT_PROVIDER !== 'stripe' || !STRIPE_SECRET_KEY) return undefined;
  return () => listProviderPayments(STRIPE_SECRET_KEY, STRIPE_API_URL);
}

/** The Hilltop on this machine's data folder, or the one in the variables of `make start`. Throws `UserError` without either. */
function runningInstance(): {
  context: ReconciliationContext;
  close(): Promise<void>;
} {
  const settings = readSettings();
  const running = readRun(settings.data);
  const urlOf = (part: string) => running?.parts.find(({ name }) => name === part)?.url;
  const adminUrl = urlOf('postgres');
  const databases = openDatabases((owner) => {
    const given = settings.databaseOf(owner);
    if (!given && !adminUrl) {
      throw new UserError(
        'Hilltop does not run here: start it with `make start`, then reconcile it from another terminal.',
      );
    }
    return given ?? databaseOn(adminUrl ?? '', owner);
  });
  const bucket = bucketOf(settings, urlOf('s3'));
  return {
    context: {
      databases: databases.ask,
      objects: bucket && (() => listObjects(bucket)),
      // Not the inbox, which people clean up.
      mails: undefined,
      provider: providerOf(process.env),
      gracePeriods: usualGracePeriods,
    },
    close: databases.close,
  };
}
