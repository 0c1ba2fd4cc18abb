import { withTimeout } from '@hilltop/platform/async/with-timeout';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { dayAt } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ResponseCache } from '../cache/response-cache.js';
import { isUnavailable } from '../errors/subgraph-errors.js';
import { OperationRunner } from '../graphql/operation-runner.js';
import { LoadShedder } from '../limits/load-shedder.js';
import { RequestAuthenticator } from '../session/request-authenticator.js';
import type { GatewayContext } from '../supergraph/gateway-context.js';
import { type LiveSite, LiveSiteLoader, type SiteOperation, type SitePage } from './live-site.js';
import { makePage, type PageSettings } from './page.js';
import { type PageReads, PageRenderer, type RenderedPage } from './page-renderer.js';

export interface SiteOptions extends PageSettings {
  readonly directory: string;
  readonly timeoutFactor: number;
}

export const SITE = Symbol('SITE');

export interface LivePage extends RenderedPage {
  /** It shows one visitor's data. */
  readonly isPrivate: boolean;
}

/** Times TIMEOUT_FACTOR; after it the visitor gets the prerendered page. */
const renderTimeoutMs = 1_000;
/** How long a route is not rendered again after a timeout, and after an error. */
const pauseMs = { late: 1_000, failed: 10_000 } as const;

/** Renders pages with their data, so that they are complete without scripts. */
@Injectable()
export class LivePages {
  private readonly loader: LiveSiteLoader;
  private readonly pausedUntil = new Map<string, number>();
  private readonly logged = new Set<string>();
  private current: { readonly site: LiveSite; readonly renderer: PageRenderer } | undefined;

  constructor(
    @Inject(SITE) private readonly options: SiteOptions,
    private readonly cache: ResponseCache,
    private readonly operations: OperationRunner,
    private readonly authenticator: RequestAuthenticator,
    private readonly shedder: LoadShedder,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.loader = new LiveSiteLoader(options.directory);
  }

  /** @returns undefined when the page is not live, or not ready in time: send the build's file */
  async render(request: FastifyRequest): Promise<LivePage | undefined> {
    if (!this.cache.isOpen) return undefined;
    let route = 'all';
    try {
      const site = await this.loader.load();
      const page = site?.pageAt(request.url, this.options.timeZone);
      if (!site || !page) return undefined;
      route = page.route;
      if (performance.now() < (this.pausedUntil.get(route) ?? 0)) return undefined;
      const late = () => this.pause(page.route, 'late');
      const timeoutMs = renderTimeoutMs * this.options.timeoutFactor;
      const rendered = await withTimeout(this.renderPage(site, page, request), timeoutMs, late);
      return rendered && { ...rendered, isPrivate: page.isPrivate };
    } catch (error) {
      // Too many operations: the browser gets the page that fetches its own data.
      if (error instanceof ProblemError) return undefined;
      if (!this.logged.has(route)) this.logger.error({ err: error, page: route }, 'a live page could not be rendered');
      this.logged.add(route);
      return this.pause(route, 'failed');
    }
  }

  private async renderPage(site: LiveSite, page: SitePage, request: FastifyRequest) {
    if (site !== this.current?.site) {
      this.current = { site, renderer: new PageRenderer((html) => makePage(html, this.options)) };
    }
    const { renderer } = this.current;
    const context = { ...this.authenticator.visitorContext(request), language: page.language ?? 'en' };
    const today = dayAt(this.options.timeZone, this.clock.now());
    const work = () => renderer.render({ page, today, reads: this.readsOf(context) });
    // Public pages are rendered once per change, private ones for each request.
    return page.isPrivate ? this.shedder.run('read', context.caller, work) : work();
  }

  private readsOf(context: GatewayContext): PageReads {
    return {
      shared: async (operation, policy) => {
        const key = JSON.stringify(['page', context.language, operation]);
        const result = await this.cache.get({ key, policy }, async () => {
          const { data, errors = [] } = await this.execute(operation, context);
          const complete = errors.length === 0 && data !== null && data !== undefined;
          if (!complete) return { complete, unavailable: isUnavailable(errors), failure: undefined };
          return { complete, text: JSON.stringify(data), contentType: 'application/json; charset=utf-8' };
        });
        return result.entry && { entry: result.entry, stale: result.stale };
      },
      own: async (operation) => {
        const { data, errors = [] } = await this.execute(operation, context);
        return errors.length === 0 ? (data ?? undefined) : undefined;
      },
    };
  }

  private execute({ operationName, query, variables }: SiteOperation, context: GatewayContext) {
    return this.operations.execute({ name: operationName, text: query }, variables, context);
  }

  private pause(route: string, why: keyof typeof pauseMs): undefined {
    this.pausedUntil.set(route, performance.now() + pauseMs[why]);
    return undefined;
  }
}
