import { constants, copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Names what a build made itself. Hidden, so that the gateway does not serve it. */
const LIST = '.release.json';

/** Files whose names have a hash of their content; with their compressed copies. */
const hashed = /^(?:assets\/.+|door-scanner)-[\w-]{8,}\.[a-z0-9]+(?:\.(?:br|gz))?$/;

async function hashedFiles(site: string): Promise<string[]> {
  return (await readdir(site, { recursive: true })).filter((file) => hashed.test(file)).toSorted();
}

async function listed(site: string): Promise<readonly string[]> {
  try {
    const files: unknown = JSON.parse(await readFile(join(site, LIST), 'utf8'));
    return Array.isArray(files) ? files.map(String) : [];
  } catch {
    // There is no site yet, or it is of a time before the list.
    return hashedFiles(site).catch(() => []);
  }
}

/**
 * Copies what the last build made into the next one: a page that was opened before asks for it by these names (infra/decisions/0342).
 * What that build itself had carried over is left behind, so that no more than two releases are kept.
 */
export async function carryOver(last: string, next: string): Promise<void> {
  const own = await hashedFiles(next);
  await writeFile(join(next, LIST), JSON.stringify(own));
  const kept = new Set(own);
  for (const file of await listed(last)) {
    // A file may be gone that somebody deleted by hand.
    if (!kept.has(file))
      await copyFile(join(last, file), join(next, file), constants.COPYFILE_FICLONE).catch(() => undefined);
  }
}

/** On the same file system as the output, so that it can be renamed; ignored by git. */
const NEXT = '../.hilltop/next-site';

/**
 * Builds into a temporary folder and swaps it with the served one when the build is complete. A failed build leaves
 * the old site in place. The scripts and pictures of the site before stay beside the new ones, for pages that are open.
 */
export function atomicOutput(): Plugin {
  let [next, output] = ['', ''];
  return {
    name: 'hilltop:atomic-output',
    apply: 'build',
    config: ({ root = '.', build }) => {
      output = resolve(root, build?.outDir ?? 'dist');
      next = resolve(output, NEXT);
      return { build: { outDir: next, emptyOutDir: true } };
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await carryOver(output, next);
        const before = `${next}-before`;
        await rm(before, { recursive: true, force: true });
        await rename(output, before).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error;
        });
        await rename(next, output);
        await rm(before, { recursive: true, force: true });
      },
    },
  };
}
