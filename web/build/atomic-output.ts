import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { carryOver } from './last-release.js';

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
