import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/app/paths/paths.js';
import { isPrivatePath, livePaths } from '../src/app/paths/public-paths.js';
import { afterPaint } from '../src/app/startup/page-scripts.js';
import { htmlPage } from './html-page.js';
import { writeLivePages } from './live-page-files.js';
import { type CompiledPages, withCompiledPages } from './page-compiler.js';
import { robotsText, sitemap } from './robots-and-sitemap.js';
import { scriptsOf } from './script-graph.js';
import { assertStableClassNames } from './stable-class-names.js';

/** Any unknown path renders the not-found page. */
const NOT_FOUND = '/404';

/** Imported by every page's first script after the first paint. */
const START = 'src/app/start-site.tsx';

/** Imported once a page's first query is answered; prefetched with the page's script. */
const nextModules: Readonly<Record<string, readonly string[]>> = {
  [paths.bookTour]: ['src/features/booking/steps/booking-flow.tsx'],
};

// The first script fetches these after the first paint (`src/app/startup/page-scripts.ts`).
function scriptLink(script: string): string {
  return `<link rel="${afterPaint}" crossorigin href="/${script}">`;
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes an HTML page for every path without a token, `404.html`, the empty `200.html` for pages that are not prerendered,
 * `sitemap.xml` and `robots.txt`. Pages with live data are prerendered in their loading state, and the module with
 * which the gateway renders them is written too.
 */
export function prerenderedPages(): Plugin {
  const site = { root: '', directory: '', bundle: {} as Rolldown.OutputBundle };

  const scripts = (modules: readonly string[]): readonly string[] =>
    scriptsOf(site.bundle, [join(site.root, START), ...modules]).map(scriptLink);

  /** @returns the links of the page's scripts */
  const writePage = async (pages: CompiledPages, template: string, path: string): Promise<readonly string[]> => {
    const { html, styles, head, components } = await pages.prerenderPage(path);
    assertStableClassNames(path, html);
    const modules = components.map(pages.moduleOf).filter((module) => module !== undefined);
    const next = (nextModules[path] ?? []).map((module) => join(site.root, module));
    const links = scripts([...modules, ...next]);
    // There is no file for each token: without the gateway's rendering, the browser renders `200.html`.
    if (!isPrivatePath(path)) {
      const page = htmlPage(template, { head: [...head, ...links, styles], html });
      await writeFile(join(site.directory, fileOf(path)), page);
    }
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
          // One at a time: a page's metadata is collected in module state while it renders.
          const links = new Map<string, readonly string[]>();
          for (const path of [...livePaths, NOT_FOUND]) links.set(path, await writePage(pages, template, path));
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
}
