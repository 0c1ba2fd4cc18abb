import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { livePaths } from '../src/app/paths/public-paths.js';
import { livePlaceholders } from '../src/app/rendering/live-placeholders.js';
import { htmlPage } from './html-page.js';
import type { CompiledPages } from './page-compiler.js';

/** Inside the built site, so that both are from the same build. The gateway does not serve dotfiles. */
const FOLDER = '.live-pages';

/**
 * Writes what the gateway needs to render live pages: the compiled site, and `live-pages.mjs`, which the gateway
 * imports (`gateway/src/rendering/live-site.ts`). @param links to the scripts of each page
 */
export async function writeLivePages(
  directory: string,
  { folder, renderer }: Pick<CompiledPages, 'folder' | 'renderer'>,
  template: string,
  links: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const place = join(directory, FOLDER);
  // A temporary folder is readable only by its owner, and in a container the gateway is another user.
  await mkdir(place);
  for (const file of await readdir(folder)) await copyFile(join(folder, file), join(place, file));
  const templates = livePaths.map((path) => {
    const page = htmlPage(template, {
      head: [...(links.get(path) ?? []), livePlaceholders.head],
      html: livePlaceholders.page,
    });
    return [path, page.replace('</body>', `${livePlaceholders.data}\n  </body>`)];
  });
  const source = [
    `import { createLivePageRenderer } from './${renderer}';`,
    `export const { pageAt } = createLivePageRenderer(${JSON.stringify(Object.fromEntries(templates))});`,
  ];
  await writeFile(join(place, 'live-pages.mjs'), `${source.join('\n')}\n`);
}
