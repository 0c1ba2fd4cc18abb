/**
 * `node try-image.ts <service>…`: the recipe without a container engine, and whether what comes of it runs: the manifests
 * that the Dockerfile names, their packages, the layout, and the process out of that folder, which may read nothing else and
 * write below the folder for temporary files only. Wants a built checkout.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../local/ports/free-port.ts';
import { runTool } from '../local/processes/run-tool.ts';
import { sentenceOf } from '../local/trouble.ts';
import { manifestsOf } from './dockerfile-text.ts';
import { layOut } from './image-layout.ts';

const root = resolve(import.meta.dirname, '../..');
const aliveWithinMs = 60_000;

/** Nobody listens there: a process must come up without its database, its bus and whom it calls. */
const nowhere = 'http://127.0.0.1:9';
const secret = 'a-secret-of-thirty-two-characters';
const subgraphs = ['BOOKINGS', 'CATALOG', 'CONTACT', 'MEDIA', 'NOTIFICATIONS', 'ORDERS', 'STAFF'];
const environment: Record<string, string> = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'fatal',
  DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/nowhere',
  NATS_URL: 'nats://127.0.0.1:9',
  IDENTITY_SECRETS: secret,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Hilltop <tours@hilltop.test>',
  PUBLIC_URL: nowhere,
  STAFF_INBOX: 'staff@hilltop.test',
  S3_ENDPOINT: nowhere,
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: secret,
  S3_BUCKET: 'hilltop',
  ...Object.fromEntries(
    subgraphs.flatMap((name) => [
      [`${name}_URLS`, nowhere],
      [`${name}_SECRET`, secret],
      [`${name}_DATABASE_URL`, 'postgres://nobody:nothing@127.0.0.1:9/nowhere'],
    ]),
  ),
};

function megabytes(folder: string): number {
  const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, path) => sum + lstatSync(join(folder, path)).size,
    0,
  );
  return Math.round(bytes / 1_000_000);
}

async function status(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return response?.status ?? 0;
}

/** The process, out of that folder, which may read nothing else. */
function start(image: string, variables: Record<string, string> = {}): ChildProcess {
  const may = ['--permission', '--allow-addons', '--allow-worker', '--disable-warning=SecurityWarning'];
  const fences = [
    `--allow-fs-read=${image}/*`,
    `--allow-fs-read=${tmpdir()}/hilltop-*`,
    `--allow-fs-write=${tmpdir()}/*`,
  ];
  return spawn(process.execPath, [...may, ...fences, 'dist/main.js'], {
    cwd: join(image, 'app'),
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The audit answers nobody: it looks once, and says that the database is not there. */
async function looks(image: string): Promise<void> {
  const child = start(image);
  const said = child.stdout ? await text(child.stdout) : '';
  if (!/"could not audit"/.test(said) || !/ECONNREFUSED/.test(said)) throw new Error(`it does not look: ${said}`);
}

async function alive(image: string, paths: readonly string[]): Promise<void> {
  const port = await freePort();
  const child = start(image, { PORT: String(port) });
  child.stdout?.pipe(process.stdout);
  try {
    const until = Date.now() + aliveWithinMs;
    while ((await status(`http://127.0.0.1:${port}/healthz`)) !== 200) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('it does not come up');
      await pause(100);
    }
    for (const path of paths) {
      const answer = await status(`http://127.0.0.1:${port}${path}`);
      if (answer !== 200) throw new Error(`${path} answers ${answer}`);
    }
  } finally {
    child.kill('SIGKILL');
  }
}

async function attempt(service: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'image-'));
  try {
    const installed = join(work, 'installed');
    for (const file of [...manifestsOf(readFileSync(join(root, 'infra/images/Dockerfile'), 'utf8'))]) {
      mkdirSync(dirname(join(installed, file)), { recursive: true });
      cpSync(join(root, file), join(installed, file));
    }
    const args = [join(root, 'infra/images/install-packages.sh'), service];
    await runTool({ name: 'install-packages.sh', command: 'sh', args, cwd: installed });
    layOut(service, { built: root, installed }, join(work, 'out'));
    for (const part of ['packages', 'code']) {
      cpSync(join(work, 'out', part), join(work, 'image'), { recursive: true, verbatimSymlinks: true });
    }
    if (service === 'audit') await looks(join(work, 'image'));
    else await alive(join(work, 'image'), service === 'gateway' ? ['/', '/api/docs'] : []);
    process.stdout.write(
      `${service}: runs out of what its image holds, ${megabytes(join(work, 'image'))} MB on top of Node\n`,
    );
  } finally {
    if (!process.env.KEEP) rmSync(work, { recursive: true, force: true });
    else process.stdout.write(`${work}\n`);
  }
}

for (const service of process.argv.slice(2)) {
  try {
    await attempt(service);
  } catch (fault) {
    process.stderr.write(`${service}: ${sentenceOf(fault)}\n`);
    process.exitCode = 1;
  }
}
