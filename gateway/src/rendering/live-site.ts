import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface SiteOperation {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  /** The page is rendered without it when the read fails. */
  readonly isOptional?: boolean;
}

/**
 * The module that the build of the site writes (`web/build/live-page-files.ts`). `today` is YYYY-MM-DD at the venue.
 */
export interface LiveSite {
  readonly paths: readonly string[];
  /** The next query that the page needs, given the data of its queries so far; undefined when it has everything. */
  nextQuery(path: string, today: string, data: readonly unknown[]): SiteOperation | undefined;
  render(path: string, today: string, data: readonly unknown[]): Promise<string>;
}

/** Loads the site's server rendering on first use, and again after a new build. */
export class LiveSiteLoader {
  private loaded: { readonly version: number; readonly site: Promise<LiveSite> } | undefined;

  constructor(private readonly directory: string) {}

  /** @returns undefined when the build has no live pages. @throws errors of loading the module */
  async load(): Promise<LiveSite | undefined> {
    const file = join(this.directory, '.live-pages/live-pages.mjs');
    const version = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (version === undefined) return undefined;
    if (this.loaded?.version !== version) {
      // Node caches modules by URL.
      this.loaded = { version, site: import(`${pathToFileURL(file).href}?built=${version}`) as Promise<LiveSite> };
    }
    return this.loaded.site;
  }
}

export function dayAt(timeZone: string, now: Date): string {
  // Canadian English formats dates as YYYY-MM-DD.
  return now.toLocaleDateString('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}
