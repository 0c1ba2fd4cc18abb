import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../build/file-tree.ts';
import { Stamp } from '../build/stamp.ts';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { ServicePart } from '../parts.ts';
import { runTool } from '../processes/run-tool.ts';
import { logDirectory, type Workshop } from './workshop.ts';

type Preparation = {
  directory: string;
  variables: Record<string, string>;
  /** What the demo data is made from. */
  seed: string;
  isOurs: boolean;
  isNew: boolean;
};

/** Everything that a migration can be made of: the service's own sources and those that it shares. */
function migrationInputs(root: string, service: string): string[] {
  return [`services/${service}/src`, 'services/shared/platform/src'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((path) => join(root, folder, path)),
  );
}

/**
 * Runs a service's pending migrations, and writes its demo data once into a database of ours. Both are remembered beside the
 * cluster: a start after which nothing changed does without two processes per service. A database that somebody named is
 * migrated at every start, and its data is theirs to fill.
 */
export async function prepareDatabase(
  { settings, progress }: Workshop,
  { name, seeds }: ServicePart,
  { directory, variables, seed, isOurs, isNew }: Preparation,
): Promise<void> {
  const memory = join(settings.data, 'postgres');
  const run = (script: string) => {
    const log = new RotatingLog(logDirectory(settings), `${name}-${script}`);
    return runTool({
      name: `${name}'s ${script}`,
      command: process.execPath,
      args: [join(directory, 'dist', `${script}.js`)],
      cwd: directory,
      env: variables,
      log: (line) => log.write(line),
    });
  };

  const migrated = new Stamp(memory, `migrated-${name}`, () => migrationInputs(settings.root, name));
  if (!isOurs || isNew || !migrated.isFresh()) {
    await progress.timed(
      name,
      () => run('migrate'),
      () => 'database up to date',
    );
    if (isOurs) {
      migrated.set();
    }
  }

  const seeded = join(memory, `seeded-${name}`);
  if (isNew) {
    rmSync(seeded, { force: true });
  }
  const fingerprint = createHash('sha256').update(seed).digest('hex');
  if (seeds && isOurs && !(existsSync(seeded) && readFileSync(seeded, 'utf8') === fingerprint)) {
    await progress.timed(
      name,
      () => run('seed'),
      () => 'demo data written',
    );
    writeFileSync(seeded, fingerprint);
  }
}
