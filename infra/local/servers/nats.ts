import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startChild } from '../processes/child.ts';
import { findNatsServer } from './nats-binary.ts';
import { type Server, serverOf } from './server.ts';

export interface NatsOptions {
  /** Holds the JetStream store, and keeps it between starts. */
  dataDirectory: string;
  port: number;
  /** Holds a downloaded `nats-server`. By default `.hilltop/tools`, so that tests and `make start` download it once. */
  toolsDirectory?: string;
  say?: (line: string) => void;
  onLine?: (line: string) => void;
}

const defaultTools = resolve(import.meta.dirname, '../../../.hilltop/tools');

/** Starts NATS with JetStream on the loopback interface. Throws `UserError` when there is no `nats-server` for this machine. */
export async function startNats(options: NatsOptions): Promise<Server> {
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
  await child.firstLine((line) => line.includes('Server is ready') || undefined, 30_000);
  return serverOf(child, `nats://127.0.0.1:${options.port}`, options.port);
}
