import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isEmbed } from './content-policy.js';
import { namesFile, sitePath } from './site-path.js';

/** A file to answer with, relative to the site's folder. */
export interface SiteFile {
  readonly file: string;
  readonly status: 200 | 404;
  /** The path that the page is found under, when it was asked for by another name. */
  readonly movedTo?: string;
}

/** Files of the site that are answers and no pages of their own. */
const answers = ['404.html', '200.html'];

/** Finds which file of the built site answers a path. The folder is read at each request, so a new build needs no restart. */
export class SiteFiles {
  constructor(readonly root: string) {}

  /**
   * A file as it is named; a page from its own HTML (`tours.html`, `tours/index.html`), else from the shell that the
   * browser fills in. What the site does not know gets its not-found page. A page asked for with a slash at its end, or
   * by the name of its file, has moved to its one address.
   *
   * @returns undefined when there is nothing to show: a missing file, or no site at all
   */
  async find(pathname: string): Promise<SiteFile | undefined> {
    const path = sitePath(pathname);
    if (path === undefined) return this.notFound();
    if (namesFile(path)) return this.file(path);
    const file = (await this.page(path)) ?? (await this.shell(path));
    if (file === undefined) return this.notFound();
    // One page, one address: the browser's router and search engines take the other spelling for another page.
    return pathname.length > 1 && pathname.endsWith('/')
      ? { file, status: 200, movedTo: `/${path}` }
      : { file, status: 200 };
  }

  private async file(path: string): Promise<SiteFile | undefined> {
    if (!(await this.has(path))) return undefined;
    if (!path.endsWith('.html') || isEmbed(path)) return { file: path, status: 200 };
    if (answers.includes(path)) return this.notFound();
    return { file: path, status: 200, movedTo: `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}` };
  }

  /** A page's own HTML. */
  private page(path: string): Promise<string | undefined> {
    return this.first(path === '' ? ['index.html'] : [`${path}.html`, `${path}/index.html`]);
  }

  /** The empty page that the browser fills in, for a page that has no HTML of its own. */
  private async shell(path: string): Promise<string | undefined> {
    return (await this.knows(`/${path}`)) ? this.first(['200.html', 'index.html']) : undefined;
  }

  private async notFound(): Promise<SiteFile | undefined> {
    const file = await this.first(['404.html', '200.html', 'index.html']);
    return file === undefined ? undefined : { file, status: 404 };
  }

  /** The build lists the site's routes in `routes.json`; without the list every page may be one. */
  private async knows(path: string): Promise<boolean> {
    try {
      const routes: unknown = JSON.parse(await readFile(join(this.root, 'routes.json'), 'utf8'));
      return !Array.isArray(routes) || routes.includes(path);
    } catch {
      return true;
    }
  }

  private async first(files: readonly string[]): Promise<string | undefined> {
    for (const file of files) if (await this.has(file)) return file;
    return undefined;
  }

  private async has(file: string): Promise<boolean> {
    try {
      return (await stat(join(this.root, file))).isFile();
    } catch {
      return false;
    }
  }
}
