import { readFile, stat } from 'node:fs/promises';
import { makePage, type Page, type PageSettings } from '../rendering/page.js';

/** Whether a file of the site contains the site's address: pages, and files for search engines. */
export const namesAddress = (file: string): boolean => /\.(?:html|xml|txt)$/.test(file);

export class PrerenderedPages {
  private readonly known = new Map<string, { readonly changedAt: number; readonly page: Page }>();

  constructor(private readonly settings: PageSettings) {}

  async read(file: string): Promise<Page> {
    const { mtimeMs: changedAt } = await stat(file);
    const known = this.known.get(file);
    if (known?.changedAt === changedAt) return known.page;
    const page = makePage(await readFile(file, 'utf8'), this.settings);
    this.known.set(file, { changedAt, page });
    return page;
  }
}
