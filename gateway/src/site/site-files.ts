import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmbed } from '../rendering/content-policy.js';

/**
 * Decoded, without leading and trailing slashes, empty for the home page.
 * @returns undefined for a path that leaves the folder, names a hidden file or is encoded twice
 */
export function sitePath(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return path.length <= 1 ? '' : undefined;
  const isPlain = inner.split('/').every((segment) => /^[^.\\%\0][^\\%\0]*$/.test(segment));
  return isPlain && inner.length <= 512 ? inner : undefined;
}

export const namesFile = (path: string): boolean => /\.[^./]+$/.test(path);

export interface SiteFile {
  readonly file: string;
  readonly status: 200 | 404;
  /** The canonical path, when the request used another one. */
  readonly movedTo?: string;
}

/** Of each language but English in a folder, such as `es/404.html`. */
const shells = /^(?:[a-z]{2}\/)?(?:404|200)\.html$|^staff\.html$/;

/** Ends of sentences, brackets and quotation marks. No address and no token ends with them. */
const AROUND_LINKS = /[\s.,;:!?'"’”»)\]}>]+$/u;

const endsInSlash = (pathname: string): boolean => pathname.length > 1 && pathname.endsWith('/');

/** Reads the folder on each request, so a new build needs no restart. */
export class SiteFiles {
  constructor(readonly root: string) {}

  /**
   * A file, a page's HTML, the shell that the browser renders, or the not-found page. Undefined for a missing file, or without a site.
   * Other spellings of a page's address redirect to it: a final slash, capitals, and punctuation around a link in a chat.
   */
  async find(pathname: string): Promise<SiteFile | undefined> {
    const path = sitePath(pathname);
    if (path === undefined) return this.notFound('');
    const meant = path.replace(AROUND_LINKS, '');
    const found = await this.at(meant);
    if (found) return meant === path && !endsInSlash(pathname) ? found : { movedTo: `/${meant}`, ...found };
    const page = await this.inOtherLetters(meant);
    if (page !== undefined) return { file: 'index.html', status: 200, movedTo: page };
    return namesFile(meant) ? undefined : this.notFound(meant);
  }

  private async at(path: string): Promise<SiteFile | undefined> {
    if (namesFile(path)) return this.file(path);
    const pages =
      path === '' ? ['index.html'] : [`${path}.html`, `${path}/index.html`].filter((page) => !shells.test(page));
    const file = (await this.first(pages)) ?? (await this.shell(path));
    return file === undefined ? undefined : { file, status: 200 };
  }

  private async file(path: string): Promise<SiteFile | undefined> {
    if (!(await this.has(path))) return undefined;
    if (!path.endsWith('.html') || isEmbed(path)) return { file: path, status: 200 };
    if (shells.test(path)) return this.notFound(path);
    return { file: path, status: 200, movedTo: `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}` };
  }

  private async shell(path: string): Promise<string | undefined> {
    if (!(await this.isRoute(`/${path}`))) return undefined;
    return this.first(/^admin(\/|$)/.test(path) ? ['staff.html'] : [...inLanguage(path, '200.html'), 'index.html']);
  }

  private async notFound(path: string): Promise<SiteFile | undefined> {
    const file = await this.first([...inLanguage(path, '404.html'), '200.html', 'index.html']);
    return file === undefined ? undefined : { file, status: 404 };
  }

  private async isRoute(path: string): Promise<boolean> {
    const routes = await this.routes();
    return routes === undefined || routes.some((route) => wordsAt(route, path) === path);
  }

  /** Segments of a route with a colon, such as tokens, keep their case. */
  private async inOtherLetters(path: string): Promise<string | undefined> {
    const addresses = ((await this.routes()) ?? []).map((route) => wordsAt(route, `/${path}`));
    return addresses.find((address) => address !== undefined);
  }

  /** The build writes `routes.json`; without it, any path can be a route. */
  private async routes(): Promise<readonly string[] | undefined> {
    try {
      const routes: unknown = JSON.parse(await readFile(join(this.root, 'routes.json'), 'utf8'));
      return Array.isArray(routes) ? routes.map(String) : undefined;
    } catch {
      return undefined;
    }
  }

  private async first(files: readonly string[]): Promise<string | undefined> {
    for (const file of files) if (await this.has(file)) return file;
    return undefined;
  }

  private async has(file: string): Promise<boolean> {
    return stat(join(this.root, file)).then(
      (found) => found.isFile(),
      () => false,
    );
  }
}

/** The file of a path's language, and the English one. */
function inLanguage(path: string, file: string): readonly string[] {
  const [, language] = /^([a-z]{2})(?:\/|$)/.exec(path) ?? [];
  return language === undefined ? [file] : [`${language}/${file}`, file];
}

/** The path with the route's case; segments with a colon match any word. Undefined when it is not of the route. */
function wordsAt(route: string, path: string): string | undefined {
  const [wanted, given] = [route.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const words = wanted.map((part, at) => (part.startsWith(':') ? given[at] : part));
  return words.join('/').toLowerCase() === path.toLowerCase() ? words.join('/') : undefined;
}
