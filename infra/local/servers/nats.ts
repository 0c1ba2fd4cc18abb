import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Exit, startChild } from '../processes/child.ts';
import { findNatsServer } from './nats-binary.ts';

export type NatsOptions = {
  /** Kept between starts: the JetStream store. */
  dataDirectory: string;
  port: number;
  /** Where a fetched `nats-server` is kept. Default: `.hilltop/tools`, so that tests and `make start` fetch it once. */
  toolsDirectory?: string;
  say?: (line: string) => void;
  onLine?: (line: string) => void;
};

export type NatsServer = { url: string; port: number; pid: number; exited: Promise<Exit>; stop(): Promise<void> };

const defaultTools = resolve(import.meta.dirname, '../../../.hilltop/tools');

/** Starts NATS with JetStream on file, on the loopback interface. Throws `Trouble` when there is no server for this machine. */
export async function startNats(options: NatsOptions): Promise<NatsServer> {
  const command = await findNatsServer(options.toolsDirectory ?? defaultTools, options.say ?? (() => undefined));
  const store = resolve(options.dataDirectory);
  mkdirSync(store, { recursive: true });
  const child = await startChild({
    name: 'NATS',
    command,
    args: ['--jetstream', '--store_dir', store, '--addr', '127.0.0.1', '--port', String(options.port)],
    cwd: store,
    env: { PATH: process.env.PATH },
    stopSignal: 'SIGINT',
    stopWithinMs: 5000,
    ...(options.onLine && { onLine: options.onLine }),
  });
  await child.firstLine((line) => (line.includes('Server is ready') ? true : undefined), 30_000);
  return {
    url: `nats://127.0.0.1:${options.port}`,
    port: options.port,
    pid: child.pid,
    exited: child.exited,
    stop: () => child.stop(),
  };
}
