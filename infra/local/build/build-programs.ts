import { join } from 'node:path';
import { compilePackages } from './compile-packages.ts';
import { withFileLock } from './file-lock.ts';
import { generateCode } from './generate-code.ts';

/** Compiles services and gateway, without the site. Throws `UserError`. */
export async function buildPrograms(root: string): Promise<void> {
  const cache = join(root, '.hilltop', 'cache');
  await withFileLock(join(cache, 'build.lock'), async () => {
    await generateCode(root, cache, () => undefined);
    await compilePackages(root);
  });
}
