import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { baseOf } from '../../services/shared/contracts/src/house/languages.js';
import { type Language, pathIn } from '../kit/words/language.js';
import { paths } from '../site/paths/paths.js';
import { livePlaceholders } from '../site/rendering/live-placeholders.js';
import { afterPaint } from '../site/startup/page-scripts.js';
import { MANIFEST, manifestIn, siteLanguages } from './chosen-house.js';
import { onceWritten } from './once-written.js';
import { type CompiledPages, withCompiledPages } from './page-compiler.js';
import { withoutHint } from './spanish-hint.js';
import { assertStableClassNames } from './stable-class-names.js';

interface Parts {
  readonly head: readonly string[];
  readonly html?: string;
  /** For browsers without JavaScript. */
  readonly noScript: string;
  /** Says to browsers that prefer Spanish that the page is in it. */
  readonly hasHint?: boolean;
}

const headMark = '<!-- Metadata of the page -->';
const rootMark = '<div id="root"></div>';
const noScriptMark = '<!-- Said without JavaScript -->';

/** Renders a page into the built `index.html`. @throws if the template lacks a placeholder */
export function htmlPage(template: string, { head, html = '', noScript, hasHint = false }: Parts): string {
  for (const mark of [headMark, rootMark, noScriptMark]) {
    if (!template.includes(mark)) throw new Error(`The site's index.html has no ${mark}`);
  }
  return (hasHint ? template : withoutHint(template))
    .replace(headMark, () => head.join('\n    '))
    .replace(noScriptMark, noScript)
    .replace(rootMark, () => `<div id="root">${html}</div>`);
}

/** Inside the built site, so that both are from one build. The gateway does not serve dotfiles. */
const FOLDER = '.live-pages';

interface LivePages {
  /** A folder for each language but English. */
  readonly place: string;
  readonly template: string;
  /** By page. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** Languages whose pages the module also finds, in folders below. */
  readonly others: readonly Language[];
}

/** Writes the compiled site and `live-pages.mjs`, which the gateway imports to render live pages. */
async function writeLivePages({ folder, renderer, builtSite }: CompiledPages, live: LivePages): Promise<void> {
  const { place, template, links, others } = live;
  const { noScript, hasHint } = builtSite;
  // A temporary folder is readable only by its owner, and in a container the gateway is another user.
  await mkdir(place, { recursive: true });
  for (const file of await readdir(folder)) await copyFile(join(folder, file), join(place, file));
  const templates = builtSite.paths.map((path) => {
    const page = htmlPage(template, {
      head: [...(links.get(path) ?? []), livePlaceholders.head],
      html: livePlaceholders.page,
      noScript,
      hasHint: hasHint(path),
    });
    return [path, page.replace('</body>', `${livePlaceholders.data}\n  </body>`)];
  });
  const source = [
    `import { createLivePageRenderer } from './${renderer}';`,
    ...others.map((one) => `import { pageAt as ${one} } from './${one}/live-pages.mjs';`),
    `const own = createLivePageRenderer(${JSON.stringify(Object.fromEntries(templates))});`,
    `const others = [${others.join(', ')}];`,
    // Each knows the pages of its language alone.
    'export const pageAt = (...at) => [own.pageAt, ...others].reduce((page, pageAt) => page ?? pageAt(...at), undefined);',
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

function fileOf(language: Language, path: string): string {
  return `${pathIn(language, path).slice(1) || 'index'}.html`;
}

/**
 * Writes a page of a language for every path without a token, `404.html`, the empty `200.html` for pages that are not prerendered, and
 * with the English pages `sitemap.xml`, `robots.txt` and `routes.json`, with others a `site.webmanifest`. Pages with live data are prerendered in their loading state; the
 * module that renders them for the gateway is written too.
 */
export function prerenderedPages(language: Language): Plugin {
  const site = { root: '', directory: '', template: '', bundle: {} as Rolldown.OutputBundle };

  const scripts = (modules: readonly string[]): readonly string[] =>
    scriptsOf(site.bundle, [join(site.root, START), ...modules]).map(scriptLink);

  const write = async (name: string, text: string): Promise<void> => {
    const file = join(site.directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };

  /** @returns the links of the page's scripts */
  const writePage = async (pages: CompiledPages, path: string): Promise<readonly string[]> => {
    const { html, styles, head, components } = await pages.prerenderPage(path);
    assertStableClassNames(path, html);
    const modules = components.map(pages.moduleOf).filter((module) => module !== undefined);
    const next = (nextModules[path] ?? []).map((module) => join(site.root, module));
    const links = scripts([...modules, ...next]);
    // Paths with tokens have no file: if the gateway does not render them, the browser renders `200.html`.
    if (!pages.builtSite.isPrivatePath(path)) {
      const { noScript, hasHint } = pages.builtSite;
      const parts = { head: [...head, ...links, styles], html, noScript, hasHint: hasHint(path) };
      await write(fileOf(language, path), htmlPage(site.template, parts));
    }
    return links;
  };

  return {
    name: 'hilltop:prerendered-pages',
    apply: 'build',
    configResolved: ({ root, build }) => {
      Object.assign(site, { root, directory: resolve(root, build.outDir) });
    },
    // Languages are built into one folder, and each page is written below under a name of its own.
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html');
        site.template = String(page.source).replace(MANIFEST, pathIn(language, MANIFEST));
        delete bundle['index.html'];
      },
    },
    ...onceWritten(async (bundle) => {
      site.bundle = bundle;
      await withCompiledPages({ root: site.root, language }, async (pages) => {
        // One at a time: while a page renders, its metadata is collected in module state.
        const links = new Map<string, readonly string[]>();
        for (const path of [...pages.builtSite.paths, NOT_FOUND]) links.set(path, await writePage(pages, path));
        const place = join(site.directory, FOLDER, baseOf(language));
        const others = language === 'en' ? siteLanguages.filter((one) => one !== 'en') : [];
        await writeLivePages(pages, { place, template: site.template, links, others });
        const head = [...pages.shellHead, ...scripts([])];
        const { noScript, description, textFiles } = pages.builtSite;
        await write(fileOf(language, '/200'), htmlPage(site.template, { head, noScript }));
        const files =
          language === 'en'
            ? textFiles()
            : { [pathIn(language, MANIFEST).slice(1)]: manifestIn(language, description) };
        for (const [name, text] of Object.entries(files)) await write(name, text);
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
