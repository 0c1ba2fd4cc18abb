import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild } from '../processes/child.ts';
import { findNatsServer } from './nats-binary.ts';
import { accountsFile, natsUsers } from './nats-users.ts';
import { type Server, serverOf } from './server.ts';

export interface NatsOptions {
  /** Holds the JetStream store, and keeps it between starts. */
  dataDirectory: string;
  port: number;
  /** The password of a user of accounts.conf. Without it everybody may do everything, as tests of one service do. */
  passwordOf?: (user: string) => string;
  /** Holds a downloaded `nats-server`. By default `.hilltop/tools`, so that tests and `make start` download it once. */
  toolsDirectory?: string;
  say?: (line: string) => void;
  onLine?: (line: string) => void;
}

const defaultTools = resolve(import.meta.dirname, '../../../.hilltop/tools');

/** Has the server ask for a user and a password, and hold each user to what accounts.conf allows. */
function natsSecurity(store: string, passwordOf: NatsOptions['passwordOf']) {
  if (!passwordOf) return { args: [], passwords: {} };
  copyFileSync(accountsFile, join(store, 'accounts.conf'));
  writeFileSync(join(store, 'nats.conf'), 'include accounts.conf\n');
  const passwords = Object.fromEntries(natsUsers().map((user) => [user.toUpperCase(), passwordOf(user)]));
  return { args: ['--config', join(store, 'nats.conf')], passwords };
}

/** Starts NATS with JetStream on the loopback interface. Throws `UserError` when there is no `nats-server` for this machine. */
export async function startNats(options: NatsOptions): Promise<Server> {
  const command = await findNatsServer(options.toolsDirectory ?? defaultTools, options.say ?? (() => undefined));
  const store = resolve(options.dataDirectory);
  mkdirSync(store, { recursive: true });
  const security = natsSecurity(store, options.passwordOf);
  const child = await startChild({
    name: 'NATS',
    command,
    args: [
      ...security.args,
      '--jetstream',
      '--store_dir',
      store,
      '--addr',
      '127.0.0.1',
      '--port',
      String(options.port),
    ],
    cwd: store,
    env: { PATH: process.env.PATH, ...security.passwords },
    stopSignal: 'SIGINT',
    stopWithinMs: 5000,
    ...(options.onLine && { onLine: options.onLine }),
  });
  await child.firstLine((line) => line.includes('Server is ready') || undefined);
  return serverOf(child, `nats://127.0.0.1:${options.port}`, options.port);
}
