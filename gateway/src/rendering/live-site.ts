import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@hilltop/contracts/house/languages';

export interface SiteOperation {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  /** If the read fails, the page is rendered without it. */
  readonly isOptional?: boolean;
}

export interface RenderedHtml {
  readonly html: string;
  /** 404 when the link leads to nothing. */
  readonly status: number;
}

/** A page at one URL. Dates are those of the venue, YYYY-MM-DD. */
export interface SitePage {
  /** As a pattern, such as `/visit/:token`, so that it can be logged. */
  readonly route: string;
  /** It shows one visitor's data. */
  readonly isPrivate: boolean;
  /** Of the page and of what it reads; English by default. */
  readonly language?: Language;
  /** The next query, given the data of the queries so far; undefined when nothing is missing. */
  nextQuery(today: string, data: readonly unknown[]): SiteOperation | undefined;
  /** URLs with the same address show the same page. */
  address(data: readonly unknown[]): string;
  render(today: string, data: readonly unknown[]): Promise<RenderedHtml>;
}

/** The module that the site's build writes (`web/build/prerendered-pages.ts`). */
export interface LiveSite {
  /** @param timeZone the venue's @returns undefined for a page that only the browser renders */
  pageAt(url: string, timeZone: string): SitePage | undefined;
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
