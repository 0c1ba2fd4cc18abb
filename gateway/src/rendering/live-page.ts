import type { CacheEntry } from '../cache/cache-entry.js';
import { cachePolicyOfOperation } from '../cache/public-queries.js';
import type { CacheableRead } from '../cache/response-cache.js';
import type { LiveSite, SiteOperation } from './live-site.js';
import type { Page } from './page.js';

/** Reads data for a page through the response cache; undefined without a complete response. */
export type ReadForPage = (
  read: CacheableRead,
  operation: SiteOperation,
) => Promise<{ readonly entry: CacheEntry; readonly stale: boolean } | undefined>;

export interface RenderRequest {
  readonly site: LiveSite;
  readonly today: string;
  readonly read: ReadForPage;
}

interface Rendered {
  readonly key: string;
  readonly at: number;
  readonly page: Promise<Page>;
}

const maxReads = 6;
/**
 * How old the seats on a page can be, in milliseconds. They change every second, and the browser reads them again
 * anyway.
 */
const maxSeatsAgeMs = 3_000;

/** One page, rendered for all visitors once per change of its data. */
export class LivePage {
  private last: Rendered | undefined;

  constructor(
    private readonly path: string,
    private readonly makePage: (html: string) => Page,
  ) {}

  /** @returns undefined when data is missing. @throws errors of the rendering */
  async render({ site, today, read }: RenderRequest): Promise<{ page: Page; stale: boolean } | undefined> {
    const data: unknown[] = [];
    let key = today;
    let stale = false;
    for (let operation = this.next(site, today, data); operation; operation = this.next(site, today, data)) {
      const policy = cachePolicyOfOperation(operation);
      if (!policy) throw new Error(`${operation.operationName} on ${this.path} is not a public read`);
      const last = this.recent(`${key} `);
      if (last && policy.tags.includes('seats')) return { page: await last.page, stale };
      const result = await read({ key: JSON.stringify(['page', operation]), policy }, operation);
      if (!result && !operation.isOptional) return undefined;
      data.push(result?.entry.data ?? null);
      key += ` ${result?.entry.etag}`;
      stale ||= result?.stale ?? false;
    }
    return { page: await this.renderOnce(site, key, today, data), stale };
  }

  private next(site: LiveSite, today: string, data: readonly unknown[]): SiteOperation | undefined {
    if (data.length > maxReads) throw new Error(`${this.path} makes more than ${maxReads} reads`);
    return site.nextQuery(this.path, today, data);
  }

  /** The last page, if it is recent and its key has this prefix. */
  private recent(prefix: string): Rendered | undefined {
    const { last } = this;
    return last?.key.startsWith(prefix) && performance.now() - last.at < maxSeatsAgeMs ? last : undefined;
  }

  private renderOnce(site: LiveSite, key: string, today: string, data: readonly unknown[]): Promise<Page> {
    if (this.last?.key === key) return this.last.page;
    const rendered = { key, at: performance.now(), page: site.render(this.path, today, data).then(this.makePage) };
    this.last = rendered;
    rendered.page.catch(() => {
      if (this.last === rendered) this.last = undefined;
    });
    return rendered.page;
  }
}
