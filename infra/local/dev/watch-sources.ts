import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { watch } from 'chokidar';
import { isSource, watchedFolders } from './rebuild-plan.ts';

/** Files saved together are built together. */
const gatherMs = 30;

/**
 * Calls `rebuild` with the saved sources, as paths below `root`, one call at a time. If it returns false, the next call
 * gets the same paths again. Settles once everything is watched, with a function that stops it.
 */
export async function watchSources(
  root: string,
  rebuild: (paths: string[]) => Promise<boolean>,
): Promise<() => Promise<void>> {
  let saved: string[] = [];
  let isBusy = false;
  const work = async () => {
    isBusy = true;
    let failed: string[] = [];
    while (saved.length > 0) {
      await delay(gatherMs);
      const paths = [...new Set([...failed, ...saved])];
      saved = [];
      failed = (await rebuild(paths)) ? [] : paths;
    }
    isBusy = false;
    saved = failed;
  };
  const watcher = watch(
    watchedFolders.map((folder) => join(root, folder)),
    {
      ignoreInitial: true,
      ignored: (path, stats) =>
        /\/(node_modules|dist|generated)$/.test(path) || (stats?.isFile() === true && !isSource(relative(root, path))),
    },
  );
  watcher.on('all', (event, path) => {
    if (event.endsWith('Dir')) return;
    saved.push(relative(root, path));
    if (!isBusy) void work();
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => watcher.close();
}
