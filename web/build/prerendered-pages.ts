import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { afterPaint } from '../src/app/fetch-scripts.js';
import { paths } from '../src/app/paths.js';
import { publicPaths } from '../src/app/public-paths.js';
import { robotsText, sitemap } from './for-robots.js';
import { htmlPage } from './html-page.js';
import { writeLivePages } from './live-page-files.js';
import { type CompiledPages, withCompiledPages } from './page-compiler.js';
import { scriptsOf } from './script-graph.js';
import { demandStableClassNames } from './stable-class-names.js';

/** Any path that is nobody's: what is drawn there is the not-found page. */
const NOWHERE = '/404';

/** What every page's first script runs once the page is drawn. */
const START = 'src/app/start-site.tsx';

/** What a page runs as soon as it has its first answer from the gateway: fetched beside the page's own script. */
const soonAfter: Readonly<Record<string, readonly string[]>> = {
  [paths.bookTour]: ['src/features/booking/booking-flow.tsx'],
};

// Named here for the first script, which has them fetched once the page is drawn (`src/app/fetch-scripts.ts`).
const named = (script: string): string => `<link rel="${afterPaint}" crossorigin href="/${script}">`;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Writes a page of HTML for every public path, `404.html`, the empty `200.html` for pages that are not prerendered,
 * `sitemap.xml` and `robots.txt`. What reads live data is drawn as it waits for it; beside it lies what the gateway draws it
 * with when it has the data.
 */
export const prerenderedPages = (): Plugin => {
  const site = { root: '', directory: '', bundle: {} as Rolldown.OutputBundle };

  const scripts = (modules: readonly string[]): readonly string[] =>
    scriptsOf(site.bundle, [join(site.root, START), ...modules]).map(named);

  const soonAt = (path: string): readonly string[] => (soonAfter[path] ?? []).map((module) => join(site.root, module));

  /** @returns the links of the page's scripts */
  const drawPage = async (pages: CompiledPages, template: string, path: string): Promise<readonly string[]> => {
    const { html, styles, head, drawn } = await pages.renderPage(path);
    demandStableClassNames(path, html);
    const modules = drawn.map(pages.moduleOf).filter((module) => module !== undefined);
    const links = scripts([...modules, ...soonAt(path)]);
    await writeFile(
      join(site.directory, fileOf(path)),
      htmlPage(template, { head: [...head, ...links, styles], html }),
    );
    return links;
  };

  return {
    name: 'hilltop:prerendered-pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      Object.assign(site, { root, directory: resolve(root, build.outDir) });
    },
    writeBundle: (_options, bundle) => {
      site.bundle = bundle;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        const template = await readFile(join(site.directory, 'index.html'), 'utf8');
        await withCompiledPages(site.root, async (pages) => {
          // One after the other: what a page says of itself is heard while it is drawn.
          const links = new Map<string, readonly string[]>();
          for (const path of [...publicPaths, NOWHERE]) links.set(path, await drawPage(pages, template, path));
          await writeLivePages(site.directory, pages, template, links);
          await writeFile(
            join(site.directory, '200.html'),
            htmlPage(template, { head: [...pages.shellHead, ...scripts([])] }),
          );
        });
        await writeFile(join(site.directory, 'robots.txt'), robotsText());
        await writeFile(join(site.directory, 'sitemap.xml'), sitemap());
      },
    },
  };
};
