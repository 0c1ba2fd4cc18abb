import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess } from '../processes/end-process.ts';
import { commandLineOf } from '../processes/process-identity.ts';
import { withPrivileges } from '../processes/setpriv.ts';
import { UserError } from '../user-error.ts';
import { accountPrivileges, type PostgresAccount } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

const version = '18';

/** The superuser's password: made once for a data folder, readable by its owner alone. */
export function clusterPassword(dataDirectory: string): string {
  const file = join(dataDirectory, 'password');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

function initialise(cluster: string, binaries: PostgresBinaries, account: PostgresAccount, password: string): void {
  // Made beside and then renamed: a first start that was cut short leaves nothing that looks like a cluster.
  const fresh = `${cluster}.new`;
  const passwordFile = `${cluster}.pass`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    chownSync(fresh, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  const options = ['--username=hilltop', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  // Sorting and messages that are the same on every machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const { command, args } = withPrivileges(
    { command: binaries.initdb, args: [`--pgdata=${fresh}`, ...options, ...locale] },
    accountPrivileges(account, binaries.initdb, fresh),
  );
  const { status, stderr, error } = spawnSync(command, args, { cwd: '/', encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (status !== 0) {
    const reason = error?.message ?? stderr.split('\n').findLast((line) => line.trim() !== '');
    throw new UserError(`PostgreSQL cannot make its data folder ${cluster}: ${reason}`);
  }
  renameSync(fresh, cluster);
}

/** Makes the cluster where there is none, and refuses one of another major version. */
export function prepareCluster(
  cluster: string,
  binaries: PostgresBinaries,
  account: PostgresAccount,
  password: string,
): void {
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    initialise(cluster, binaries, account, password);
    return;
  }
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found !== version) {
    throw new UserError(
      `The data in ${cluster} is PostgreSQL ${found}'s and this is ${version}: run \`make clean\` to start afresh, or move it away.`,
    );
  }
}

/**
 * Deals with the `postmaster.pid` of a server that was not stopped: a server that still runs on this cluster is ended, and
 * the file of a dead one is removed. PostgreSQL alone would refuse to start as soon as some other process has that number.
 */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) {
    return;
  }
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  const isOurs = Number.isInteger(pid) && pid > 1 && commandLineOf(pid).includes(cluster);
  if (isOurs && !(await endProcess(pid, 'SIGINT', 10_000))) {
    throw new UserError(`Another PostgreSQL (process ${pid}) uses ${cluster}: end it, then start again.`);
  }
  rmSync(file, { force: true });
}

/** Makes the folder that holds the cluster, open to be passed through by the account of PostgreSQL. */
export function prepareFolder(dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true });
  chmodSync(dataDirectory, 0o711);
}
