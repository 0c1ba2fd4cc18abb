import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build grows, beside its place so that moving it costs nothing; ignored by git. */
const GROWING = '../.hilltop/next-site';

/**
 * Builds beside the folder that is served and takes its place when all is done: nobody meets half a site, and a build
 * that fails leaves the one before it standing.
 */
export const putInPlace = (): Plugin => {
  let [from, place] = ['', ''];
  return {
    name: 'hilltop:put-in-place',
    apply: 'build',
    config: ({ root = '.', build }) => {
      place = resolve(root, build?.outDir ?? 'dist');
      from = resolve(place, GROWING);
      return { build: { outDir: from, emptyOutDir: true } };
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const before = `${from}-before`;
        await rm(before, { recursive: true, force: true });
        await rename(place, before).catch((fault: NodeJS.ErrnoException) => {
          if (fault.code !== 'ENOENT') throw fault;
        });
        await rename(from, place);
        await rm(before, { recursive: true, force: true });
      },
    },
  };
};
