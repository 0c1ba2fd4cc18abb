import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { startChild } from '../processes/child.ts';
import { runTool } from '../processes/run-tool.ts';
import { messageOf, UserError } from '../user-error.ts';
import { fetchNatsRelease, hasNatsRelease } from './nats-from-release.ts';
import { accountsFile, natsUsers } from './nats-users.ts';
import { type Server, serverOf } from './server.ts';

export interface NatsOptions {
  /** Keeps the JetStream store between starts. */
  dataDirectory: string;
  port: number;
  /** Password of a user of accounts.conf. Without it everybody may do everything, for tests of single services. */
  passwordOf?: (user: string) => string;
  /** For the downloaded `nats-server`; by default `.hilltop/tools`, so that tests and `make start` share it. */
  toolsDirectory?: string;
  say?: (line: string) => void;
  onLine?: (line: string) => void;
}

const defaultTools = resolve(import.meta.dirname, '../../../.hilltop/tools');

/** Requires user and password, and limits each user to what accounts.conf allows. */
function natsSecurity(store: string, passwordOf: NatsOptions['passwordOf']) {
  if (!passwordOf) return { args: [], passwords: {} };
  copyFileSync(accountsFile, join(store, 'accounts.conf'));
  writeFileSync(join(store, 'nats.conf'), 'include accounts.conf\n');
  const passwords = Object.fromEntries(natsUsers().map((user) => [user.toUpperCase(), passwordOf(user)]));
  return { args: ['--config', join(store, 'nats.conf')], passwords };
}

/** NATS with JetStream on the loopback interface. Throws `UserError` if there is no `nats-server` for this machine. */
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

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * `nats-server` from PATH, or from `toolsDirectory`, where it is downloaded if missing: as a package with apt, else as
 * an official release. Throws `UserError` if neither is possible.
 */
async function findNatsServer(toolsDirectory: string, say: (line: string) => void): Promise<string> {
  const home = join(toolsDirectory, 'nats-server');
  const fetched = join(home, 'nats-server');
  const places = [...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'nats-server')), fetched];
  const found = places.find(isProgram);
  if (found) {
    return found;
  }
  mkdirSync(home, { recursive: true });
  const ways = [
    { name: 'apt', applies: hasApt(), fetch: fetchNatsFromApt },
    { name: 'the official release', applies: hasNatsRelease(), fetch: fetchNatsRelease },
  ].filter(({ applies }) => applies);
  const refusals: string[] = [];
  for (const way of ways) {
    say(`fetching nats-server from ${way.name}`);
    try {
      await way.fetch(home, fetched);
      return fetched;
    } catch (error) {
      refusals.push(`${way.name}: ${messageOf(error)}`);
    }
  }
  throw new UserError(
    `There is no nats-server (${refusals.join('; ') || 'none is made for this machine'}): install it (https://nats.io/download) or name a running one in NATS_URL.`,
  );
}

function hasApt(): boolean {
  return [
    ['apt-get', '--version'],
    ['dpkg', '--version'],
  ].every(([command = '', flag = '']) => spawnSync(command, [flag], { stdio: 'ignore' }).status === 0);
}

async function apt(folder: string, options: readonly string[], ...words: readonly string[]): Promise<void> {
  // Nothing is installed and the folder is ours, so apt needs no root, no lock and no unprivileged account.
  const quiet = ['-qq', '-o', 'APT::Sandbox::User=root', '-o', 'Debug::NoLocking=1'];
  await runTool({ name: 'apt-get', command: 'apt-get', args: [...quiet, ...options, ...words], cwd: folder });
}

/** Uses the machine's package lists or, if there are none, our own, which leave the machine's as they are. */
async function download(folder: string): Promise<void> {
  try {
    await apt(folder, [], 'download', 'nats-server');
  } catch {
    const lists = join(folder, 'lists');
    const cache = join(folder, 'cache');
    mkdirSync(join(lists, 'partial'), { recursive: true });
    mkdirSync(join(cache, 'archives', 'partial'), { recursive: true });
    const own = ['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${cache}`];
    await apt(folder, own, 'update');
    await apt(folder, own, 'download', 'nats-server');
  }
}

/** Unpacks Debian's `nats-server` to `target`, without root. apt verifies the distribution's signature. */
async function fetchNatsFromApt(home: string, target: string): Promise<void> {
  const folder = mkdtempSync(join(home, 'apt-'));
  try {
    await download(folder);
    const [archive] = readdirSync(folder).filter((file) => file.endsWith('.deb'));
    if (!archive) {
      throw new Error('apt fetched nothing');
    }
    await runTool({ name: 'dpkg', command: 'dpkg', args: ['-x', archive, 'tree'], cwd: folder });
    const program = ['usr/sbin/nats-server', 'usr/bin/nats-server']
      .map((path) => join(folder, 'tree', path))
      .find((path) => existsSync(path));
    if (!program) {
      throw new Error('the package holds no nats-server');
    }
    renameSync(program, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
