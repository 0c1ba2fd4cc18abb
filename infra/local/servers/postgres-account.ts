import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { findSetpriv } from '../processes/end-with-parent.ts';
import { Trouble } from '../trouble.ts';

/** The account that PostgreSQL runs under. Undefined: the one that this process runs under. */
export type PostgresAccount = { name: string; uid: number; gid: number } | undefined;

/** Capabilities by their bit in `/proc/self/status` (linux/capability.h). */
const capabilityBits = { dac_override: 1n, dac_read_search: 2n } as const;

type Capability = keyof typeof capabilityBits;

function findAccount(matches: (name: string, uid: number) => boolean): PostgresAccount {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name = '', , uid, gid] = line.split(':');
    if (name !== '' && matches(name, Number(uid))) {
      return { name, uid: Number(uid), gid: Number(gid) };
    }
  }
  return undefined;
}

/**
 * PostgreSQL refuses to run as root. For root it takes whoever owns the cluster already, else the account `postgres` where
 * the machine has one, else `nobody`: no account is ever added to the machine.
 */
export function choosePostgresAccount(cluster: string): PostgresAccount {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  if (process.platform !== 'linux' || !findSetpriv()) {
    throw new Trouble('PostgreSQL does not run as root here: run Hilltop as an ordinary user.');
  }
  const owner = existsSync(cluster) ? statSync(cluster).uid : 0;
  const account =
    (owner === 0 ? undefined : findAccount((_, uid) => uid === owner)) ??
    findAccount((name) => name === 'postgres') ??
    findAccount((name) => name === 'nobody');
  if (!account) {
    throw new Trouble(
      'PostgreSQL does not run as root, and there is no account `nobody`: run Hilltop as an ordinary user.',
    );
  }
  return account;
}

function isOpenTo(account: { uid: number; gid: number }, path: string): boolean {
  const { uid, gid, mode } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & 1) === 1;
}

/** The first folder on the way to `path` that the account may not enter, e.g. `/root`. */
function closedFolder(account: { uid: number; gid: number }, path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!isOpenTo(account, folder)) {
      return folder;
    }
    if (folder === dirname(folder)) {
      return undefined;
    }
  }
}

function permits(capability: Capability): boolean {
  const [, hex = '0'] = /^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return ((BigInt(`0x${hex}`) >> capabilityBits[capability]) & 1n) === 1n;
}

/**
 * What PostgreSQL needs besides its own rights to reach `files` (its program and its cluster): nothing where every folder
 * on the way is open, else the right to pass closed folders (a clone under /root, which only root may enter).
 */
function neededCapability(
  account: NonNullable<PostgresAccount>,
  program: string,
  files: readonly string[],
): Capability[] {
  const closed = [program, ...files].map((file) => closedFolder(account, file)).find((folder) => folder !== undefined);
  const programIsOpen = isOpenTo(account, program);
  if (!closed && programIsOpen) {
    return [];
  }
  const wanted: Capability[] = programIsOpen ? ['dac_read_search', 'dac_override'] : ['dac_override'];
  const capability = wanted.find(permits);
  if (!capability) {
    throw new Trouble(
      `PostgreSQL runs as ${account.name}, which may not enter ${closed ?? program}: put Hilltop where others may enter, or run it as an ordinary user.`,
    );
  }
  return [capability];
}

/** The options of `setpriv` that run `program` as the account, able to reach `files`; none when it runs as we do. */
export function accountPrivileges(account: PostgresAccount, program: string, files: readonly string[]): string[] {
  if (!account) {
    return [];
  }
  const rights = neededCapability(account, program, files).map((capability) => `+${capability}`);
  const kept = rights.length > 0 ? ['--inh-caps', rights.join(), '--ambient-caps', rights.join()] : [];
  return ['--reuid', String(account.uid), '--regid', String(account.gid), '--clear-groups', ...kept];
}
