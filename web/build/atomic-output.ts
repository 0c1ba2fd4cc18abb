import { constants, copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { onceWritten } from './once-written.js';

/** The list of files that a build made itself. Hidden, so that the gateway does not serve it. */
const LIST = '.release.json';

/** Files with a content hash in their name, and their compressed copies. */
const hashed = /^(?:assets\/.+|door-scanner)-[\w-]{8,}\.[a-z0-9]+(?:\.(?:br|gz))?$/;

async function hashedFiles(site: string): Promise<string[]> {
  return (await readdir(site, { recursive: true })).filter((file) => hashed.test(file)).toSorted();
}

async function listed(site: string): Promise<readonly string[]> {
  try {
    const files: unknown = JSON.parse(await readFile(join(site, LIST), 'utf8'));
    return Array.isArray(files) ? files.map(String) : [];
  } catch {
    // There is no site yet, or one from before this list.
    return hashedFiles(site).catch(() => []);
  }
}

/** Copies the last build's own files into the next one, for pages opened before the release (0342): two releases are kept. */
export async function carryOver(last: string, next: string): Promise<void> {
  const own = await hashedFiles(next);
  await writeFile(join(next, LIST), JSON.stringify(own));
  const kept = new Set(own);
  for (const file of await listed(last)) {
    // Somebody may have deleted the file by hand.
    if (!kept.has(file))
      await copyFile(join(last, file), join(next, file), constants.COPYFILE_FICLONE).catch(() => undefined);
  }
}

/** On the same file system as the output, so that it can be renamed; ignored by git. */
const BESIDE = '../.hilltop';

/** Builds into a temporary folder and swaps it with the served one at the end, so a failed build leaves the old site. */
export function atomicOutput(): Plugin {
  let [next, output] = ['', ''];
  return {
    name: 'hilltop:atomic-output',
    apply: 'build',
    config: ({ root = '.', build }) => {
      output = resolve(root, build?.outDir ?? 'dist');
      next = resolve(output, BESIDE, `next-${basename(output)}`);
      return { build: { outDir: next, emptyOutDir: true } };
    },
    ...onceWritten(async () => {
      await carryOver(output, next);
      const before = `${next}-before`;
      await rm(before, { recursive: true, force: true });
      await rename(output, before).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      });
      await rename(next, output);
      await rm(before, { recursive: true, force: true });
    }, 'post'),
  };
}
