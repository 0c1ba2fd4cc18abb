import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type House, isUsual, siteDirectory } from '../house.ts';
import { runTool } from '../processes/run-tool.ts';
import { filesBelow } from './file-tree.ts';
import { Stamp } from './stamp.ts';

function isSource(path: string): boolean {
  return !/(^|\/)e2e\/|^test\/|\.test\.tsx?$/.test(path);
}

/** Builds the site of a house into its folder (`siteDirectory`) if something in it changed. Returns whether it did. */
export async function buildSite(
  root: string,
  cache: string,
  house: House,
  log: (line: string) => void,
): Promise<boolean> {
  const web = join(root, 'web');
  // The site reads bounds, tickets and holidays of the contracts, facts and colors of the house.
  const sources = [web, join(root, 'services/shared/contracts/src'), join(root, 'services/shared/house')];
  const inputs = () => [
    ...sources.flatMap((folder) => filesBelow(folder, isSource).map((path) => join(folder, path))),
    join(root, 'package-lock.json'),
  ];
  const stamp = new Stamp(cache, isUsual(house) ? 'site' : `site-${house.folder}`, inputs);
  if (stamp.isFresh() && existsSync(join(siteDirectory(root, house), 'index.html'))) {
    return false;
  }
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await runTool({
    name: 'the build of the site',
    command: process.execPath,
    args: [vite, 'build'],
    cwd: web,
    // Every caller, also a test runner, gets what visitors get.
    env: { ...process.env, NODE_ENV: 'production', HOUSE: house.folder },
    log,
  });
  stamp.set();
  return true;
}
