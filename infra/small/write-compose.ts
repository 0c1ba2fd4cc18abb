/** `make small-compose`: writes what infra/small/compose.yml gives its parts, from `.hilltop/small/settings`, with secrets made once. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Secrets } from '../local/launch/secrets.ts';
import { messageOf, UserError } from '../local/user-error.ts';
import { partEnvironments } from '../one-process/part-environments.ts';
import { inContainers, linesOf, partVariables } from './part-variables.ts';
import { variablesOf } from './settings.ts';

const folder = resolve(import.meta.dirname, '../../.hilltop/small');
const settings = join(folder, 'settings');

function main(): void {
  // Nobody else enters it: containers of other accounts read single files of it.
  mkdirSync(join(folder, 'parts'), { recursive: true, mode: 0o700 });
  if (!existsSync(settings)) {
    copyFileSync(join(import.meta.dirname, 'settings.env'), settings);
    throw new UserError(`Fill in ${settings}, then run this again.`);
  }
  const given = { ...variablesOf(parseEnv(readFileSync(settings, 'utf8'))), ...inContainers.settings };
  const parts = partVariables(given, new Secrets(folder), inContainers.folders);
  // Makes the secrets that the services would make themselves.
  partEnvironments({ ...parts.hilltop, HILLTOP_DATA: folder });
  chmodSync(join(folder, 'secrets.json'), 0o644);
  for (const [part, variables] of Object.entries(parts)) writeFileSync(join(folder, 'parts', part), linesOf(variables));
  process.stdout.write(`  ${folder}/parts is written. The passphrase of the back-ups, to be kept somewhere else:\n`);
  process.stdout.write(`  ${parts.backup.BACKUP_PASSPHRASE}\n`);
}

try {
  main();
} catch (error) {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
}
