import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../env.js';
import type { TooManyLinkRequests } from '../generated/refusals.js';
import { refuse } from '../refusals.en.js';

type Settings = Pick<Environment, 'BOOKING_LINK_LIMIT' | 'BOOKING_LINKS_PER_CALLER' | 'BOOKING_LINK_WINDOW_SECONDS'>;

@Injectable()
export class LinkLimits {
  constructor(
    private readonly statements: PreparedStatements,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Undefined when it is not over the limit. */
  async refuse(key: string): Promise<TooManyLinkRequests | undefined> {
    return this.count(key, this.settings.BOOKING_LINK_LIMIT);
  }

  /** Limits a client address, which many people may share. */
  async refuseCaller(key: string): Promise<TooManyLinkRequests | undefined> {
    return this.count(key, this.settings.BOOKING_LINKS_PER_CALLER);
  }

  private async count(key: string, limit: number): Promise<TooManyLinkRequests | undefined> {
    const links = { table: 'link_counts', limit, windowSeconds: this.settings.BOOKING_LINK_WINDOW_SECONDS };
    const wait = await countAgainstLimit(this.statements, links, [key], this.clock.now());
    return wait > 0 ? refuse.TooManyLinkRequests({ retryAfterSeconds: wait }) : undefined;
  }
}
