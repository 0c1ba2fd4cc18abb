import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '../local/user-error.ts';
import { type Machine, run, writePartFiles } from './machine.ts';
import { missingParts } from './status.ts';
import { unitFiles } from './units.ts';

const readyWithinMs = 180_000;
/** What a visitor sees first, from three services and the site. */
const pages = ['/', '/api/tours', '/api/products', '/api/content'];
const always = ['hilltop-nats', 'hilltop-s3', 'hilltop', 'caddy'];

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Debian's clusters take settings from a folder. Restarts PostgreSQL when they have changed. */
function configurePostgres({ release }: Machine['places']): void {
  const text = readFileSync(join(release, 'infra/small/postgres.conf'), 'utf8');
  const files = globSync('/etc/postgresql/*/main/conf.d').map((folder) => join(folder, 'hilltop.conf'));
  const changed = files.filter((file) => globSync(file).length === 0 || readFileSync(file, 'utf8') !== text);
  if (process.env.HILLTOP_ROOT || changed.length === 0) return;
  for (const file of changed) writeFileSync(file, text);
  run('systemctl', ['restart', 'postgresql']);
}

function makeDatabases({ places: { release }, postgres, hilltop }: Machine): void {
  // Peer authentication: the password is for everybody else.
  const statement = `ALTER ROLE postgres PASSWORD '${postgres.PGPASSWORD}';\n`;
  const psql = ['psql', '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--dbname=postgres'];
  run('runuser', ['-u', 'postgres', '--', ...psql], {
    cwd: '/',
    input: statement,
    env: { PGPORT: postgres.PGPORT ?? '' },
  });
  run('bash', [join(release, 'infra/compose/postgres/databases.sh')], { env: postgres });
  oneProcess(release, hilltop, 'migrate');
}

/** A command of the services, as they run it: by their own account. */
export function oneProcess(release: string, env: Machine['hilltop'], ...words: string[]): void {
  const node = [join(release, 'bin/node'), join(release, 'infra/one-process/main.ts')];
  run('runuser', ['-u', 'hilltop', '--', ...node, ...words], { env: { ...env, LOG_LEVEL: 'warn' }, cwd: '/' });
}

/** Waits until all services are ready and the first pages are served. @throws UserError that says what is missing */
export async function check({ hilltop }: Machine): Promise<void> {
  const site = `http://127.0.0.1:${hilltop.PORT}`;
  for (const until = Date.now() + readyWithinMs; ; await pause(500)) {
    const missing = await missingParts(site);
    if (missing.length === 0) break;
    if (Date.now() > until)
      throw new UserError(`Hilltop is not ready: ${missing.join('; ')}. \`hilltop logs\` says more.`);
  }
  for (const page of pages) {
    const { status } = await fetch(`${site}${page}`);
    if (status !== 200) throw new UserError(`${page} answers with ${status} instead of 200.`);
  }
}

/** Gives every part its settings, makes what the databases lack, and starts this release. Waits until it serves. */
export async function apply(machine: Machine): Promise<void> {
  const { release, units, caddyfile } = machine.places;
  writePartFiles(machine);
  // The services add secrets of their own.
  run('chown', ['hilltop:hilltop', join(machine.places.data, 'secrets.json')]);
  for (const [name, text] of unitFiles(machine.places)) writeFile(join(units, name), text);
  mkdirSync(dirname(caddyfile), { recursive: true });
  copyFileSync(join(release, 'infra/small/Caddyfile'), caddyfile);
  configurePostgres(machine.places);
  makeDatabases(machine);
  run('systemctl', ['daemon-reload']);
  run('systemctl', [
    'enable',
    '--quiet',
    ...always,
    ...['backup', 'watch', 'reconcile'].map((name) => `hilltop-${name}.timer`),
  ]);
  run('systemctl', ['restart', ...always]);
  run('systemctl', ['restart', ...['backup', 'watch', 'reconcile'].map((name) => `hilltop-${name}.timer`)]);
  await check(machine);
}
