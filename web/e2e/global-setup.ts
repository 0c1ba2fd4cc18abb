import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '../..');

/** Long enough for a first start, which builds everything. */
const OPEN_WITHIN_MS = 300_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given');
  return address.port;
};

const opened = (hilltop: ChildProcess): Promise<void> =>
  new Promise((resolveOpened, reject) => {
    const words: string[] = [];
    const late = setTimeout(() => reject(new Error(`Hilltop did not open:\n${words.join('\n')}`)), OPEN_WITHIN_MS);
    for (const output of [hilltop.stdout, hilltop.stderr]) {
      if (output === null) continue;
      createInterface({ input: output }).on('line', (line) => {
        words.push(line);
        if (!line.includes('Ctrl-C ends everything')) return;
        clearTimeout(late);
        resolveOpened();
      });
    }
    hilltop.once('exit', () => reject(new Error(`Hilltop ended before it opened:\n${words.join('\n')}`)));
  });

/** Starts a Hilltop of the tests' own, with data that is thrown away, unless SITE_URL names one that runs. */
const globalSetup = async (): Promise<undefined | (() => Promise<void>)> => {
  if (process.env.SITE_URL) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'hilltop-e2e-'));
  const ports = { PORT: String(await freePort()), MAIL_PORT: String(await freePort()), AUDIT_EVERY_MINUTES: '0' };
  const hilltop = spawn(join(root, 'node_modules/.bin/node'), ['infra/local/start.ts'], {
    cwd: root,
    env: { ...process.env, ...ports, HILLTOP_DATA: data, HILLTOP_TOOLS: join(root, '.hilltop/tools') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await opened(hilltop);
  const runFile = join(data, 'run/parts.json');
  const { site, inbox } = JSON.parse(readFileSync(runFile, 'utf8')) as { site: string; inbox: string };
  Object.assign(process.env, { SITE_URL: site, INBOX_URL: inbox, RUN_FILE: runFile });
  return async () => {
    const gone = once(hilltop, 'exit');
    hilltop.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
};

export default globalSetup;
