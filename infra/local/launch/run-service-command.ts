import { join } from 'node:path';
import type { ServicePart } from '../parts.ts';
import { runTool } from '../processes/run-tool.ts';
import { ensureDatabase } from '../servers/postgres-databases.ts';
import { UserError } from '../user-error.ts';
import { sharedConfig } from './layout.ts';
import { readRun } from './run-file.ts';
import { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/**
 * Runs a service's command on the running Hilltop's database, or on `…_DATABASE_URL`, and shows its output. Throws
 * `UserError` if it fails, or if Hilltop does not run.
 */
export async function runServiceCommand(
  settings: Settings,
  { name, variables }: ServicePart,
  command: 'seed' | 'dead-letters' | 'verify-days',
  args: readonly string[] = [],
): Promise<void> {
  const running = readRun(settings.data)?.parts ?? [];
  const urlsOf = (part: string) =>
    running.flatMap((one) => (one.url && (one.name === part || one.name.startsWith(`${part}-`)) ? [one.url] : []));
  const [adminUrl] = urlsOf('postgres');
  const given = settings.databaseOf(name);
  if (!given && !adminUrl) {
    throw new UserError('Hilltop does not run here: start it with `make start`, then try again in another terminal.');
  }
  const secrets = new Secrets(settings.data);
  const [smtp = '', s3 = ''] = [...urlsOf('mail'), ...urlsOf('s3')];
  const config = sharedConfig(settings, secrets, { smtp, s3, addressesOf: urlsOf });
  const secret = secrets.of(`database-${name}`);
  const url = given ?? (await ensureDatabase(adminUrl ?? '', `hilltop_${name}`, secret)).url;
  const cwd = join(settings.root, 'services', name);
  await runTool({
    name: `${name} ${command}`,
    command: process.execPath,
    args: [join(cwd, 'dist/main.js'), command, ...args],
    cwd,
    env: { ...settings.passedThrough, ...variables?.(config), DATABASE_URL: url },
    log: (line) => process.stdout.write(`${line}\n`),
  });
}
