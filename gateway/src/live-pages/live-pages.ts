import type { Clock } from '@hilltop/platform/clock/clock';
import { within } from '@hilltop/platform/lifecycle/within';
import type { Logger } from '@hilltop/platform/logging/logger';
import type { FastifyRequest } from 'fastify';
import type { Callers } from '../session/callers.js';
import { DrawingProcess } from './drawing-process.js';
import { type LiveBuild, LiveBuilds } from './live-build.js';
import { type LiveAnswer, LivePage, type LivePageParts } from './live-page.js';

export interface LivePagesParts extends Omit<LivePageParts, 'process'> {
  readonly directory: string;
  readonly callers: Callers;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How long a visitor waits for a page to be drawn, in milliseconds; then it is sent as the build wrote it. */
const patienceMs = 1_000;

/** How long nobody waits again after a page came too late, and after it could not be drawn, in milliseconds. */
const restAfter = { late: 1_000, fault: 10_000 } as const;

/** How often pages are drawn ahead at most, in milliseconds. */
const aheadEveryMs = 5_000;

/**
 * Draws the pages that show tours, goods and free hours with what the gateway knows of them, so that they are whole before
 * any script runs (infra/decisions/0045). Whatever is missing, the page that the build wrote is there.
 */
export class LivePages {
  private readonly builds: LiveBuilds;
  private readonly process = new DrawingProcess();
  private readonly pages = new Map<string, LivePage>();
  private readonly restUntil = new Map<string, number>();
  private aheadFrom = 0;
  private readonly told = new Set<string>();

  constructor(private readonly parts: LivePagesParts) {
    this.builds = new LiveBuilds(parts.directory);
  }

  /** @returns undefined where there is no such page, or it is not to be had in time */
  async pageAt(path: string, request: FastifyRequest): Promise<LiveAnswer | undefined> {
    if (!this.parts.kept.open) return undefined;
    const build = await this.builds.find();
    if (!build?.paths.includes(path) || this.isResting(path)) return undefined;
    return within(this.draw(build, path, request), patienceMs, () => {
      this.restUntil.set(path, performance.now() + restAfter.late);
      return undefined;
    });
  }

  /** Draws, while a visitor reads another page, what nobody has asked for yet. */
  async drawAhead(request: FastifyRequest): Promise<void> {
    if (!this.parts.kept.open || performance.now() < this.aheadFrom) return;
    this.aheadFrom = performance.now() + aheadEveryMs;
    const build = await this.builds.find();
    if (!build) return;
    for (const path of build.paths) {
      if (!this.pages.get(path)?.isDrawn && !this.isResting(path)) await this.draw(build, path, request);
    }
  }

  close(): void {
    this.process.close();
  }

  /** Never fails: a fault is told once for each page of a build. */
  private async draw(build: LiveBuild, path: string, request: FastifyRequest): Promise<LiveAnswer | undefined> {
    const { callers, clock, logger } = this.parts;
    let page = this.pages.get(path);
    if (!page) {
      page = new LivePage(path, { ...this.parts, process: this.process });
      this.pages.set(path, page);
    }
    try {
      const today = build.todayAt(clock.now());
      const answer = await page.tell({ build, today, context: callers.visitorContext(request) });
      if (answer) this.restUntil.delete(path);
      return answer;
    } catch (error) {
      this.restUntil.set(path, performance.now() + restAfter.fault);
      const once = `${build.version} ${path}`;
      if (!this.told.has(once)) logger.error({ err: error, page: path }, 'a live page could not be drawn');
      this.told.add(once);
      return undefined;
    }
  }

  private isResting(path: string): boolean {
    return performance.now() < (this.restUntil.get(path) ?? 0);
  }
}
