import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ResponseCache } from '../cache/response-cache.js';
import { isUnavailable } from '../errors/subgraph-errors.js';
import { OperationRunner } from '../graphql/operation-runner.js';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import { LivePage, type ReadForPage } from './live-page.js';
import { dayAt, type LiveSite, LiveSiteLoader } from './live-site.js';
import { makePage, type Page, type PageSettings } from './page.js';

export interface SiteOptions extends PageSettings {
  readonly directory: string;
}

export const SITE = Symbol('SITE');

/** Timeout of a live page, in milliseconds; after it the visitor gets the prerendered page. */
const renderTimeoutMs = 1_000;
/** How long a page is not rendered again after a timeout, and after an error, in milliseconds. */
const pauseMs = { late: 1_000, failed: 10_000 } as const;

/**
 * Renders the pages with tours, products and available times with live data, so that they are complete without scripts.
 */
@Injectable()
export class LivePages {
  private readonly loader: LiveSiteLoader;
  private readonly pages = new Map<string, LivePage>();
  private readonly pausedUntil = new Map<string, number>();
  private readonly logged = new Set<string>();
  private site: LiveSite | undefined;

  constructor(
    @Inject(SITE) private readonly options: SiteOptions,
    private readonly cache: ResponseCache,
    private readonly operations: OperationRunner,
    private readonly authenticator: RequestAuthenticator,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.loader = new LiveSiteLoader(options.directory);
  }

  /** @returns undefined when the prerendered page must be sent: the page is not live, or not ready in time */
  async render(path: string, request: FastifyRequest): Promise<{ page: Page; stale: boolean } | undefined> {
    if (!this.cache.isOpen || performance.now() < (this.pausedUntil.get(path) ?? 0)) return undefined;
    try {
      const site = await this.loader.load();
      if (!site?.paths.includes(path)) return undefined;
      return await withTimeout(this.renderPage(site, path, request), renderTimeoutMs, () => this.pause(path, 'late'));
    } catch (error) {
      if (!this.logged.has(path)) this.logger.error({ err: error, page: path }, 'a live page could not be rendered');
      this.logged.add(path);
      return this.pause(path, 'failed');
    }
  }

  private async renderPage(site: LiveSite, path: string, request: FastifyRequest) {
    if (site !== this.site) this.pages.clear();
    this.site = site;
    const page = this.pages.get(path) ?? new LivePage(path, (html) => makePage(html, this.options));
    this.pages.set(path, page);
    const context = this.authenticator.visitorContext(request);
    const read: ReadForPage = async (cacheable, { operationName, query, variables }) => {
      const result = await this.cache.get(cacheable, async () => {
        const run = this.operations.execute({ name: operationName, text: query }, variables, context);
        const { data, errors = [] } = await run;
        const complete = errors.length === 0 && data !== null && data !== undefined;
        if (!complete) return { complete, unavailable: isUnavailable(errors), failure: undefined };
        return { complete, text: JSON.stringify(data), contentType: 'application/json; charset=utf-8' };
      });
      return result.entry && { entry: result.entry, stale: result.stale };
    };
    return page.render({ site, today: dayAt(this.options.timeZone, this.clock.now()), read });
  }

  private pause(path: string, why: keyof typeof pauseMs): undefined {
    this.pausedUntil.set(path, performance.now() + pauseMs[why]);
    return undefined;
  }
}
