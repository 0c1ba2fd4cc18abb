import { readRun } from '../../local/launch/run-file.ts';
import { Secrets } from '../../local/launch/secrets.ts';
import { readSettings, type Settings } from '../../local/launch/settings.ts';
import { UserError } from '../../local/user-error.ts';
import { type Bucket, listObjects } from '../src/list-objects.ts';
import { databaseOn, openDatabases } from '../src/open-databases.ts';
import { type ReconciliationContext, usualGracePeriods } from '../src/reconciliation-context.ts';

function bucketOf(settings: Settings, localStore: string | undefined): Bucket | undefined {
  if (settings.s3) {
    return settings.s3;
  }
  const keys = { accessKey: 'hilltop', secretKey: new Secrets(settings.data).of('s3'), bucket: 'hilltop' };
  return localStore ? { endpoint: localStore, ...keys } : undefined;
}

/**
 * The Hilltop that runs on this machine's data folder, or the one that the variables of `make start` name. Throws `UserError`
 * when there is neither.
 */
export function runningInstance(): {
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
      // An inbox that people tidy up proves nothing.
      mails: undefined,
      gracePeriods: usualGracePeriods,
    },
    close: databases.close,
  };
}
