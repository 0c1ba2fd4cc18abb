import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { findSetpriv, withPrivileges } from '../processes/setpriv.ts';
import { UserError } from '../user-error.ts';

/** PostgreSQL's account; undefined for this process's own. */
export type PostgresAccount = { name: string; uid: number; gid: number } | undefined;

function findAccount(matches: (name: string, uid: number) => boolean): PostgresAccount {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid, gid] = line.split(':');
    if (name !== '' && matches(name, Number(uid))) {
      return { name, uid: Number(uid), gid: Number(gid) };
    }
  }
  return undefined;
}

/** PostgreSQL refuses to run as root. Root uses the cluster's owner, else `postgres`, else `nobody`; no account is added. */
export function choosePostgresAccount(cluster: string): PostgresAccount {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  if (process.platform !== 'linux' || !findSetpriv()) {
    throw new UserError('PostgreSQL does not run as root here: run Hilltop as an ordinary user.');
  }
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0;
  const account =
    (owner === 0 ? undefined : findAccount((_, uid) => uid === owner)) ??
    findAccount((name) => name === 'postgres') ??
    findAccount((name) => name === 'nobody');
  if (!account) {
    throw new UserError(
      'PostgreSQL does not run as root, and there is no account `nobody`: run Hilltop as an ordinary user.',
    );
  }
  return account;
}

function canReach(paths: readonly string[], privileges: readonly string[]): boolean {
  const script = 'for path; do test -r "$path" && test -x "$path" || exit 1; done';
  const shell = { command: '/bin/sh', args: ['-c', script, 'sh', ...paths] };
  const { command, args } = withPrivileges(shell, privileges);
  return spawnSync(command, args, { cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * `setpriv` options that run `program` on `cluster` as the account; none for our own account. If the account may not
 * enter a parent folder (a clone in /root), one capability lets the process through. Throws `UserError` if not
 * permitted.
 */
export function accountPrivileges(account: PostgresAccount, program: string, cluster: string): string[] {
  if (!account) {
    return [];
  }
  const identity = ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups'];
  // Without no_setuid_fixup, access(2) drops the capabilities of accounts other than root; initdb uses it to find
  // postgres.
  const passing = ['dac_read_search', 'dac_override'].map((capability) => [
    ...[...identity, '--inh-caps', `+${capability}`, '--ambient-caps', `+${capability}`],
    ...['--securebits', '+no_setuid_fixup'],
  ]);
  const privileges = [identity, ...passing].find((options) => canReach([program, cluster], options));
  if (!privileges) {
    throw new UserError(
      `PostgreSQL runs as ${account.name}, which cannot reach ${program} and ${cluster}: move Hilltop to a folder that others may enter, or run it as an ordinary user.`,
    );
  }
  return privileges;
}
