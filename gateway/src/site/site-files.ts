import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmbed } from '../rendering/content-policy.js';
import { namesFile, sitePath } from './site-path.js';

export interface SiteFile {
  readonly file: string;
  readonly status: 200 | 404;
  /** The canonical path of the page, when the request used another one. */
  readonly movedTo?: string;
}

const shells = ['404.html', '200.html'];

/**
 * Finds the file of the built site for a path. It reads the folder on each request, so a new build needs no restart.
 */
export class SiteFiles {
  constructor(readonly root: string) {}

  /**
   * A file by its name; or the HTML of a page; or the shell that the browser renders; or the not-found page.
   * A page has one address, and other spellings redirect to it. Undefined for a missing file, or without a site.
   */
  async find(pathname: string): Promise<SiteFile | undefined> {
    const path = sitePath(pathname);
    if (path === undefined) return this.notFound();
    if (namesFile(path)) return this.file(path);
    const pages = path === '' ? ['index.html'] : [`${path}.html`, `${path}/index.html`];
    const file = (await this.first(pages)) ?? (await this.shell(path));
    if (file === undefined) return this.notFound();
    const hasSlash = pathname.length > 1 && pathname.endsWith('/');
    return { file, status: 200, ...(hasSlash && { movedTo: `/${path}` }) };
  }

  private async file(path: string): Promise<SiteFile | undefined> {
    if (!(await this.has(path))) return undefined;
    if (!path.endsWith('.html') || isEmbed(path)) return { file: path, status: 200 };
    if (shells.includes(path)) return this.notFound();
    return { file: path, status: 200, movedTo: `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}` };
  }

  private async shell(path: string): Promise<string | undefined> {
    return (await this.isRoute(`/${path}`)) ? this.first(['200.html', 'index.html']) : undefined;
  }

  private async notFound(): Promise<SiteFile | undefined> {
    const file = await this.first(['404.html', '200.html', 'index.html']);
    return file === undefined ? undefined : { file, status: 404 };
  }

  /** The build lists the site's routes in `routes.json`; without the list, any path can be one. */
  private async isRoute(path: string): Promise<boolean> {
    try {
      const routes: unknown = JSON.parse(await readFile(join(this.root, 'routes.json'), 'utf8'));
      return !Array.isArray(routes) || routes.some((route) => isAt(String(route), path));
    } catch {
      return true;
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

/** Whether a path matches a route, whose segments with a colon match any word. */
function isAt(route: string, path: string): boolean {
  if (!route.includes(':')) return route === path;
  const [wanted, given] = [route.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}
