import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namesFile, sitePath } from './site-path.js';

/** A file to answer with, relative to the site's folder. */
export interface SiteFile {
  readonly file: string;
  readonly status: 200 | 404;
}

/** Finds which file of the built site answers a path. The folder is read at each request, so a new build needs no restart. */
export class SiteFiles {
  constructor(readonly root: string) {}

  /**
   * A file as it is named; a page from its own HTML (`tours.html`, `tours/index.html`), else from the shell that the
   * browser fills in. What the site does not know gets its not-found page.
   *
   * @returns undefined when there is nothing to show: a missing file, or no site at all
   */
  async find(pathname: string): Promise<SiteFile | undefined> {
    const path = sitePath(pathname);
    if (path === undefined) return this.notFound();
    if (namesFile(path)) return (await this.has(path)) ? { file: path, status: 200 } : undefined;
    const own = await this.first(path === '' ? ['index.html'] : [`${path}.html`, `${path}/index.html`]);
    if (own !== undefined) return { file: own, status: 200 };
    if (!(await this.knows(`/${path}`))) return this.notFound();
    const shell = await this.first(['200.html', 'index.html']);
    return shell === undefined ? undefined : { file: shell, status: 200 };
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
