import { join, resolve } from 'node:path';
import { startChild } from '../processes/child.ts';
import { underClock } from '../processes/clock-variables.ts';
import { accountPrivileges, choosePostgresAccount } from './postgres-account.ts';
import { findPostgres } from './postgres-binaries.ts';
import { clearStalePostmaster, clusterPassword, prepareCluster, prepareFolder } from './postgres-cluster.ts';
import { type Server, serverOf } from './server.ts';

export interface PostgresOptions {
  /** Holds the cluster and the superuser's password, and keeps them between starts. */
  dataDirectory: string;
  port: number;
  /** Server settings besides the default ones, e.g. `{ fsync: 'off' }` for tests that may lose their data. */
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
}

/** `url` is the superuser's connection string to the database `postgres`. `stop` keeps everything that was committed. */
export type PostgresServer = Server;

/** PostgreSQL logs that a statement failed or was slow, and never its parameters or the rows it met: those name people. */
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

/**
 * Starts PostgreSQL 18 on the loopback interface, and makes its cluster at the first start.
 * Throws `UserError` when it cannot run here.
 */
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
