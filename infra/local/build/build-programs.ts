import { join } from 'node:path';
import { compilePackages } from './compile-packages.ts';
import { withFileLock } from './file-lock.ts';
import { generateCode } from './generate-code.ts';

/** Brings the compiled services and the gateway up to date; the site is not needed here. Throws `UserError`. */
export async function buildPrograms(root: string): Promise<void> {
  const cache = join(root, '.hilltop', 'cache');
  await withFileLock(join(cache, 'build.lock'), async () => {
    await generateCode(root, cache, () => undefined);
    await compilePackages(root);
  });
}
