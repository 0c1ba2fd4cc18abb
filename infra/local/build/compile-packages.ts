import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { changedAt, filesBelow } from './file-tree.ts';

interface Task {
  source: string;
  target: string;
}

/** Folders of the packages that are compiled to `dist`. */
export function compiledPackages(root: string): string[] {
  const below = (folder: string) => readdirSync(join(root, folder)).map((name) => join(root, folder, name));
  const alone = ['gateway', 'infra/reconciliation'].map((folder) => join(root, folder));
  return [...below('services/shared'), ...below('services'), ...alone].filter((folder) =>
    existsSync(join(folder, 'src')),
  );
}

/** Where a file of `src` goes in `dist`; undefined for tests and their helpers. */
export function targetOf(path: string): string | undefined {
  if (/\.test\.ts$|\.d\.ts$|(^|\/)testing\//.test(path)) {
    return undefined;
  }
  return path.replace(/\.ts$/, '.js');
}

function staleTasks(folder: string, ruleChangedAt: number): Task[] {
  return filesBelow(join(folder, 'src')).flatMap((path) => {
    const target = targetOf(path);
    if (!target) {
      return [];
    }
    const task = { source: join(folder, 'src', path), target: join(folder, 'dist', target) };
    const builtAt = changedAt(task.target) ?? 0;
    return builtAt < (changedAt(task.source) ?? 0) || builtAt < ruleChangedAt ? [task] : [];
  });
}

/** Removes compiled files whose sources are gone, so that nothing imports them by mistake. */
function removeOrphans(folder: string): void {
  const wanted = new Set(
    filesBelow(join(folder, 'src')).flatMap((path) => {
      const target = targetOf(path);
      return target ? [target, `${target}.map`] : [];
    }),
  );
  const dist = join(folder, 'dist');
  for (const path of filesBelow(dist).filter((built) => !wanted.has(built))) {
    rmSync(join(dist, path));
  }
}

async function compile(tasks: readonly Task[], root: string): Promise<void> {
  // Loaded on need: a start with nothing to compile does not pay for it.
  const { transformFile } = await import('@swc/core');
  const { jsc, module } = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));
  await Promise.all(
    tasks.map(async ({ source, target }) => {
      mkdirSync(dirname(target), { recursive: true });
      if (!source.endsWith('.ts')) {
        copyFileSync(source, target);
        return;
      }
      const { code, map = '' } = await transformFile(source, { swcrc: false, jsc, module, sourceMaps: true });
      writeFileSync(`${target}.map`, map);
      // Renamed into place, so that an interrupted build leaves no half file.
      writeFileSync(`${target}.new`, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
      renameSync(`${target}.new`, target);
    }),
  );
}

/** Compiles what changed since the last time. Returns the number of files. */
export async function compilePackages(root: string): Promise<number> {
  const ruleChangedAt = changedAt(join(root, '.swcrc')) ?? 0;
  const packages = compiledPackages(root);
  const tasks = packages.flatMap((folder) => staleTasks(folder, ruleChangedAt));
  if (tasks.length > 0) {
    await compile(tasks, root);
  }
  for (const folder of packages) {
    removeOrphans(folder);
  }
  return tasks.length;
}
