import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../env.js';

type Settings = Pick<Environment, 'BOOKING_LINK_LIMIT' | 'BOOKING_LINKS_PER_CALLER' | 'BOOKING_LINK_WINDOW_SECONDS'>;

export interface TooManyLinkRequests extends Refusal<'TooManyLinkRequests'> {
  readonly retryAfterSeconds: number;
}

@Injectable()
export class LinkLimits {
  constructor(
    private readonly dataSource: DataSource,
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
    const wait = await countAgainstLimit(this.dataSource.manager, links, [key], this.clock.now());
    return wait > 0 ? tooManyLinkRequests(wait) : undefined;
  }
}

function tooManyLinkRequests(retryAfterSeconds: number): TooManyLinkRequests {
  const message = busyNetwork('requests for links', retryAfterSeconds, ' or for this address');
  return { __typename: 'TooManyLinkRequests', message, retryAfterSeconds };
}
