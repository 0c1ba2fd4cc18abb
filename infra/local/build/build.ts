import { join } from 'node:path';
import type { House } from '../house.ts';
import { RotatingLog } from '../logs/rotating-log.ts';
import { buildSite } from './build-site.ts';
import { compilePackages } from './compile-packages.ts';
import { withFileLock } from './file-lock.ts';
import { generateCode } from './generate-code.ts';

export interface BuildReport {
  generated: boolean;
  compiled: number;
  site: boolean;
}

/**
 * Brings generated code, services, gateway and site up to date, one process at a time. Throws `UserError` with the
 * failed tool's last words; `build.log` has the rest.
 */
export async function build(
  root: string,
  logDirectory: string,
  { house, site = true }: { house: House; site?: boolean },
): Promise<BuildReport> {
  const cache = join(root, '.hilltop', 'cache');
  const log = new RotatingLog(logDirectory, 'build');
  const write = (line: string) => log.write(line);
  return await withFileLock(join(cache, 'build.lock'), async () => ({
    generated: await generateCode(root, cache, write),
    compiled: await compilePackages(root),
    site: site && (await buildSite(root, cache, house, write)),
  }));
}

export function describeBuild({ generated, compiled, site }: BuildReport): string {
  const done = [
    generated ? 'types generated' : '',
    compiled > 0 ? `${compiled} files compiled` : '',
    site ? 'site built' : '',
  ].filter((words) => words !== '');
  return done.join(', ') || 'up to date';
}
