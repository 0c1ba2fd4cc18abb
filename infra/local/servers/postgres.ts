import { join, resolve } from 'node:path';
import { type Child, type Exit, startChild } from '../processes/child.ts';
import { accountPrivileges, choosePostgresAccount } from './postgres-account.ts';
import { findPostgres } from './postgres-binaries.ts';
import { clearStalePostmaster, clusterPassword, prepareCluster, prepareFolder } from './postgres-cluster.ts';

export type PostgresOptions = {
  /** Kept between starts. Holds the cluster and the superuser's password. */
  dataDirectory: string;
  port: number;
  /** Server settings on top of ours, e.g. `{ fsync: 'off' }` for tests that may lose their data. */
  settings?: Record<string, string>;
  onLine?: (line: string) => void;
};

export type PostgresServer = {
  /** Connection string of the superuser, database `postgres`. */
  url: string;
  port: number;
  pid: number;
  exited: Promise<Exit>;
  /** Fast shutdown: sessions are cut, everything committed is kept. */
  stop(): Promise<void>;
};

const ourSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

function waitUntilReady(child: Child): Promise<true> {
  // Long, because a server that was cut off replays its log first.
  return child.firstLine(
    (line) => (line.includes('database system is ready to accept connections') ? true : undefined),
    60_000,
  );
}

/**
 * Starts PostgreSQL 18 on the loopback interface, making its cluster at the first start.
 * Throws `Trouble` when it cannot run here.
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

  const settings = Object.entries({ ...ourSettings, ...options.settings }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const child = await startChild({
    name: 'PostgreSQL',
    command: binaries.postgres,
    args: ['-D', cluster, '-p', String(options.port), ...settings],
    privileges: accountPrivileges(account, binaries.postgres, [cluster]),
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stopSignal: 'SIGINT',
    stopWithinMs: 10_000,
    ...(options.onLine && { onLine: options.onLine }),
  });
  await waitUntilReady(child);
  return {
    url: `postgres://hilltop:${password}@127.0.0.1:${options.port}/postgres`,
    port: options.port,
    pid: child.pid,
    exited: child.exited,
    stop: () => child.stop(),
  };
}
