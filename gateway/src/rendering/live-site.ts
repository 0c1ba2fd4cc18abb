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

export interface RenderedHtml {
  readonly html: string;
  /** 404 when the link leads to nothing. */
  readonly status: number;
}

/** A page of the site at one URL. Dates are those of the venue, YYYY-MM-DD. */
export interface SitePage {
  /** Its path as a pattern, such as `/visit/:token`: it can be logged. */
  readonly route: string;
  /** It shows one visitor's data. */
  readonly isPrivate: boolean;
  /** The next query that it needs, given the data of its queries so far; undefined when it has everything. */
  nextQuery(today: string, data: readonly unknown[]): SiteOperation | undefined;
  /** URLs with the same address show the same page. */
  address(data: readonly unknown[]): string;
  render(today: string, data: readonly unknown[]): Promise<RenderedHtml>;
}

/** The module that the build of the site writes (`web/build/prerendered-pages.ts`). */
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

const formats = new Map<string, Intl.DateTimeFormat>();

/** @returns the date there, YYYY-MM-DD */
export function dayAt(timeZone: string, now: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Canadian English formats dates as YYYY-MM-DD. Making a format is slow.
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(now);
}
