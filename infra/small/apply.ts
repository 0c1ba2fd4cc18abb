import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '../local/user-error.ts';
import { places, run, systemctl, writeFile, writeParts } from './machine.ts';
import type { PartVariables } from './part-variables.ts';
import { missingParts } from './status.ts';
import { unitFiles, unitNames } from './units.ts';

// A slow machine after a start, with others on its cores.
const readyWithinMs = 180_000;
/** What a visitor sees first, from three services and the site. */
const pages = ['/', '/api/tours', '/api/products', '/api/content'];
const small = join(places.release, 'infra/small');

/** What search and lists are sorted by: PostgreSQL has it from 17 on. New databases have what `template1` has. */
const collation = `SET client_min_messages = warning; CREATE COLLATION IF NOT EXISTS pg_catalog.pg_c_utf8 (LOCALE = 'C.UTF-8');`;

/** Debian's clusters read settings from a folder. */
function configurePostgres(): void {
  const text = readFileSync(join(small, 'postgres.conf'), 'utf8');
  const files = globSync(`${places.postgres}/*/main/conf.d`).map((folder) => join(folder, 'hilltop.conf'));
  const stale = files.filter((file) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  for (const file of stale) writeFile(file, text);
  if (stale.length > 0) systemctl('restart', 'postgresql');
}

/** A command of the services, by their own account. */
export function runInProcess(variables: PartVariables['hilltop'], ...words: string[]): void {
  const node = [join(places.release, 'bin/node'), join(places.release, 'infra/one-process/main.ts')];
  run('runuser', ['-u', 'hilltop', '--', ...node, ...words], { env: { LOG_LEVEL: 'error', ...variables }, cwd: '/' });
}

function prepareDatabases({ hilltop, migrate, backup }: PartVariables): void {
  // Its account needs no password on the socket; everybody else has this one.
  const psql = ['psql', '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--dbname=template1'];
  const input = `ALTER ROLE postgres PASSWORD '${backup.PGPASSWORD}'; ${collation}\n`;
  run('runuser', ['-u', 'postgres', '--', ...psql], { cwd: '/', input, env: { PGPORT: backup.PGPORT } });
  runInProcess({ ...hilltop, ...migrate }, 'migrate');
}

/** Waits until all services are ready and the first pages are served. @throws UserError that says what is missing */
async function check({ hilltop: { PORT } }: PartVariables): Promise<void> {
  const site = `http://127.0.0.1:${PORT}`;
  for (const until = Date.now() + readyWithinMs; ; await pause(500)) {
    const missing = await missingParts(site);
    if (missing.length === 0) break;
    if (Date.now() > until) throw new UserError(`Hilltop is not ready: ${missing.join('; ')}. See \`hilltop logs\`.`);
  }
  for (const page of pages) {
    const { status } = await fetch(`${site}${page}`);
    if (status !== 200) throw new UserError(`${page} answers with ${status} instead of 200.`);
  }
}

/** Gives every part its settings, makes what the databases lack, and starts this release. Settles when it serves. */
export async function apply(machine: PartVariables): Promise<void> {
  writeParts(machine, 0o600);
  // The services add secrets of their own.
  run('chown', ['hilltop:hilltop', join(places.data, 'secrets.json')]);
  for (const [name, text] of unitFiles()) writeFile(join(places.units, name), text);
  writeFile(places.caddyfile, readFileSync(join(small, 'Caddyfile'), 'utf8'));
  configurePostgres();
  prepareDatabases(machine);
  systemctl('daemon-reload');
  systemctl('enable', '--quiet', ...unitNames);
  systemctl('restart', ...unitNames);
  await check(machine);
}
