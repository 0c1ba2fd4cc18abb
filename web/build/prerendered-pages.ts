import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../site/paths/paths.js';
import { livePlaceholders } from '../site/rendering/live-placeholders.js';
import { afterPaint } from '../site/startup/page-scripts.js';
import { onceWritten } from './once-written.js';
import { type CompiledPages, withCompiledPages } from './page-compiler.js';
import { assertStableClassNames } from './stable-class-names.js';

interface Parts {
  readonly head: readonly string[];
  readonly html?: string;
}

const headMark = '<!-- Metadata of the page -->';
const rootMark = '<div id="root"></div>';

/** Renders a page into the built `index.html`. @throws if the template lacks a placeholder */
export function htmlPage(template: string, { head, html = '' }: Parts): string {
  for (const mark of [headMark, rootMark]) {
    if (!template.includes(mark)) throw new Error(`The site's index.html has no ${mark}`);
  }
  return template.replace(headMark, () => head.join('\n    ')).replace(rootMark, () => `<div id="root">${html}</div>`);
}

/** Inside the built site, so that both are from one build. The gateway does not serve dotfiles. */
const FOLDER = '.live-pages';

/** Writes the compiled site and `live-pages.mjs`, which the gateway imports to render live pages. @param links by page */
async function writeLivePages(
  directory: string,
  { folder, renderer, builtSite }: CompiledPages,
  template: string,
  links: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const place = join(directory, FOLDER);
  // A temporary folder is readable only by its owner, and in a container the gateway is another user.
  await mkdir(place);
  for (const file of await readdir(folder)) await copyFile(join(folder, file), join(place, file));
  const templates = builtSite.paths.map((path) => {
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

/** Any unknown path renders the not-found page. */
const NOT_FOUND = '/404';

/** Imported by every page's first script, after the first paint. */
const START = 'site/start-site.tsx';

/** Imported once a page's first query is answered; prefetched with the page's script. */
const nextModules: Readonly<Record<string, readonly string[]>> = {
  [paths.bookTour]: ['shop/book/steps/booking-flow.tsx'],
};

// The first script fetches these after the first paint (`site/startup/page-scripts.ts`).
function scriptLink(script: string): string {
  return `<link rel="${afterPaint}" crossorigin href="/${script}">`;
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Writes a page for every path without a token, `404.html`, the empty `200.html` for pages that are not prerendered,
 * `sitemap.xml`, `robots.txt` and `routes.json`. Pages with live data are prerendered in their loading state; the module that renders
 * them for the gateway is written too.
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
    // Paths with tokens have no file: if the gateway does not render them, the browser renders `200.html`.
    if (!pages.builtSite.isPrivatePath(path)) {
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
    ...onceWritten(async (bundle) => {
      site.bundle = bundle;
      const template = await readFile(join(site.directory, 'index.html'), 'utf8');
      await withCompiledPages(site.root, async (pages) => {
        // One at a time: while a page renders, its metadata is collected in module state.
        const links = new Map<string, readonly string[]>();
        for (const path of [...pages.builtSite.paths, NOT_FOUND])
          links.set(path, await writePage(pages, template, path));
        await writeLivePages(site.directory, pages, template, links);
        const head = [...pages.shellHead, ...scripts([])];
        await writeFile(join(site.directory, '200.html'), htmlPage(template, { head }));
        for (const [name, text] of Object.entries(pages.builtSite.textFiles()))
          await writeFile(join(site.directory, name), text);
      });
    }),
  };
}

type Bundle = Rolldown.OutputBundle;

/** A page's scripts besides the first, in import order. @param modules source files @throws for one without its own script */
export function scriptsOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = withImports(
    named,
    chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  const own = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (chunk === undefined) throw new Error(`The build has no script for ${module}`);
    return chunk.fileName;
  });
  return [...withImports(named, own)].filter((fileName) => !first.has(fileName));
}

/** Scripts and all their static imports. */
function withImports(named: ReadonlyMap<string, Rolldown.OutputChunk>, from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const imported of named.get(fileName)?.imports ?? []) visit(imported);
  };
  for (const fileName of from) visit(fileName);
  return found;
}
