import { LRUCache } from 'lru-cache';
import type { CacheEntry } from '../cache/cache-entry.js';
import { type CachePolicy } from '../cache/public-fields.js';
import { cachePolicyOfOperation } from '../cache/public-queries.js';
import type { SiteOperation, SitePage } from './live-site.js';
import type { Page } from './page.js';

/** Undefined without a complete response. */
export interface PageReads {
  /** Through the response cache. */
  readonly shared: (
    operation: SiteOperation,
    policy: CachePolicy,
  ) => Promise<{ readonly entry: CacheEntry; readonly stale: boolean } | undefined>;
  /** One visitor's data, never cached. */
  readonly own: (operation: SiteOperation) => Promise<unknown>;
}

export interface RenderRequest {
  readonly page: SitePage;
  readonly today: string;
  readonly reads: PageReads;
}

export interface RenderedPage {
  readonly page: Page;
  readonly status: number;
  readonly stale: boolean;
}

interface Rendered {
  readonly key: string;
  readonly at: number;
  readonly page: Promise<Pick<RenderedPage, 'page' | 'status'>>;
}

const maxReads = 7;
/** More than the site has in all languages: tours and categories have a page each. */
const maxPages = 192;
/** Seats change every second, and the browser reads them again anyway. */
const maxSeatsAgeMs = 3_000;

/** Public pages once per change of their data, private pages for each request. */
export class PageRenderer {
  private readonly rendered = new LRUCache<string, Rendered>({ max: maxPages });

  constructor(private readonly makePage: (html: string) => Page) {}

  /** @returns undefined when data is missing. @throws errors of the rendering */
  async render({ page, today, reads }: RenderRequest): Promise<RenderedPage | undefined> {
    const data: unknown[] = [];
    let key = today;
    let stale = false;
    for (let operation = next(page, today, data); operation; operation = next(page, today, data)) {
      const policy = cachePolicyOfOperation(operation);
      if (!policy) {
        if (!page.isPrivate) throw new Error(`${operation.operationName} on ${page.route} is not a public read`);
        const own = await reads.own(operation);
        if (own === undefined) return undefined;
        data.push(own);
        continue;
      }
      const recent = policy.tags.includes('seats') && this.recent(page, data, `${key} `);
      if (recent) return { ...(await recent.page), stale };
      const result = await reads.shared(operation, policy);
      if (!result && !operation.isOptional) return undefined;
      data.push(result?.entry.data ?? null);
      key += ` ${result?.entry.etag}`;
      stale ||= result?.stale ?? false;
    }
    const rendering = page.isPrivate ? this.draw(page, today, data) : this.renderOnce(page, today, { key, data });
    return { ...(await rendering), stale };
  }

  /** The last rendered page, if it is recent and its key has this prefix. */
  private recent(page: SitePage, data: readonly unknown[], prefix: string): Rendered | undefined {
    const last = page.isPrivate ? undefined : this.rendered.get(keyOf(page, data));
    return last?.key.startsWith(prefix) && performance.now() - last.at < maxSeatsAgeMs ? last : undefined;
  }

  private renderOnce(page: SitePage, today: string, { key, data }: { key: string; data: readonly unknown[] }) {
    const address = keyOf(page, data);
    const last = this.rendered.get(address);
    if (last?.key === key) return last.page;
    const rendered = { key, at: performance.now(), page: this.draw(page, today, data) };
    this.rendered.set(address, rendered);
    rendered.page.catch(() => {
      if (this.rendered.peek(address) === rendered) this.rendered.delete(address);
    });
    return rendered.page;
  }

  private async draw(page: SitePage, today: string, data: readonly unknown[]) {
    const { html, status } = await page.render(today, data);
    return { page: this.makePage(html), status };
  }
}

const keyOf = (page: SitePage, data: readonly unknown[]): string => `${page.language ?? 'en'} ${page.address(data)}`;

function next(page: SitePage, today: string, data: readonly unknown[]): SiteOperation | undefined {
  if (data.length > maxReads) throw new Error(`${page.route} makes more than ${maxReads} reads`);
  return page.nextQuery(today, data);
}
