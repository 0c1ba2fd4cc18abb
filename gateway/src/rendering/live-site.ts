import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface SiteOperation {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  /** The page is rendered without it where it does not answer. */
  readonly isOptional?: boolean;
}

/** The module that the build of the site writes (`web/build/live-page-files.ts`). `today` is YYYY-MM-DD at the venue. */
export interface LiveSite {
  readonly paths: readonly string[];
  /** The query that the page needs next, given the data of its queries so far; undefined when it has everything. */
  nextQuery(path: string, today: string, data: readonly unknown[]): SiteOperation | undefined;
  render(path: string, today: string, data: readonly unknown[]): Promise<string>;
}

/** Loads the site's server rendering when a page first needs it, and again when the site was built anew. */
export class LiveSiteLoader {
  private loaded: { readonly version: number; readonly site: Promise<LiveSite> } | undefined;

  constructor(private readonly directory: string) {}

  /** @returns undefined where the build has no live pages. @throws what loading the module throws */
  async load(): Promise<LiveSite | undefined> {
    const file = join(this.directory, '.live-pages/live-pages.mjs');
    const version = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (version === undefined) return undefined;
    if (this.loaded?.version !== version) {
      // Node keeps modules by their URL.
      this.loaded = { version, site: import(`${pathToFileURL(file).href}?built=${version}`) as Promise<LiveSite> };
    }
    return this.loaded.site;
  }
}

export function dayAt(timeZone: string, now: Date): string {
  // Canadian English writes dates so.
  return now.toLocaleDateString('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}
