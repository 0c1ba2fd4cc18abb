import { join } from 'node:path';
import { compilePackages } from '../build/compile-packages.ts';
import { withFileLock } from '../build/file-lock.ts';
import { generateCode } from '../build/generate-code.ts';
import type { LaunchContext } from '../launch/launch-context.ts';
import { services } from '../parts.ts';
import { messageOf } from '../user-error.ts';
import { planRebuild } from './rebuild-plan.ts';

const parts = [...services.map(({ name }) => name), 'gateway'];

/**
 * Builds, migrates and restarts what saved files change. Settles once all serves again, and shows what fails. Returns
 * false if the build failed: then everything runs on as it was.
 */
export async function rebuild(context: LaunchContext, paths: readonly string[]): Promise<boolean> {
  const { settings, progress, supervisor, development } = context;
  const { generate, migrate, restart } = planRebuild(paths, parts);
  const savedAt = performance.now();
  const attempt = async (part: string, done: string, work: () => Promise<unknown>) => {
    try {
      await work();
      progress.line(part, `${done} ${((performance.now() - savedAt) / 1000).toFixed(1)} s after the save`);
      return true;
    } catch (error) {
      progress.line(part, messageOf(error));
      return false;
    }
  };
  const cache = join(settings.root, '.hilltop', 'cache');
  const build = () =>
    withFileLock(join(cache, 'build.lock'), async () => {
      if (generate) await generateCode(settings.root, cache, (line) => development?.showLine('build', line));
      await compilePackages(settings.root);
    });
  if (!(await attempt('build', generate ? 'types generated' : 'compiled', build))) return false;
  await Promise.all(
    migrate.map((service) => attempt(service, 'migrated', async () => development?.migrations.get(service)?.())),
  );
  const names = restart.flatMap((part) => supervisor.namesOf(part));
  await Promise.all(names.map((name) => attempt(name, 'restarted', () => supervisor.restart(name))));
  return true;
}
