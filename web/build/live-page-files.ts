import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveMarks } from '../src/app/live-marks.js';
import { livePages } from '../src/app/live-pages.js';
import { venueTimeZone } from '../src/content/venue.js';
import { htmlPage } from './html-page.js';
import type { CompiledPages } from './page-compiler.js';

/** Beside the pages, so that both are always of one build; nothing whose name begins with a dot is served. */
const FOLDER = '.live-pages';

/**
 * Lays down what the gateway draws live pages with: `live-pages.mjs`, a program that draws them (`src/app/live-page-process.ts`),
 * with the compiled site; and `live-pages.json`, which says what they are.
 * @param links of each page, to the scripts that it needs
 */
export const writeLivePages = async (
  directory: string,
  { folder, drawing }: Pick<CompiledPages, 'folder' | 'drawing'>,
  template: string,
  links: ReadonlyMap<string, readonly string[]>,
): Promise<void> => {
  const place = join(directory, FOLDER);
  // Made here: a folder for temporary files is its owner's alone, and in an image the gateway is somebody else.
  await mkdir(place);
  for (const file of await readdir(folder)) await copyFile(join(folder, file), join(place, file));
  const templates = livePages.map((path) => {
    const page = htmlPage(template, { head: [...(links.get(path) ?? []), liveMarks.head], html: liveMarks.page });
    return [path, page.replace('</body>', `${liveMarks.sent}\n  </body>`)];
  });
  const source = [
    `import { drawLivePages } from './${drawing}';`,
    `drawLivePages(${JSON.stringify(Object.fromEntries(templates))});`,
  ];
  await writeFile(join(place, 'live-pages.mjs'), `${source.join('\n')}\n`);
  await writeFile(join(place, 'live-pages.json'), `${JSON.stringify({ paths: livePages, timeZone: venueTimeZone })}\n`);
};
