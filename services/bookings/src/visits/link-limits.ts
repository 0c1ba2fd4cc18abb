import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { busyNetwork } from '@hilltop/platform/outcome/busy-network';
import type { Refusal } from '@hilltop/platform/outcome/refusal';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../env.js';

type Settings = Pick<Environment, 'BOOKING_LINK_LIMIT' | 'BOOKING_LINK_WINDOW_SECONDS'>;

export interface TooManyLinkRequests extends Refusal<'TooManyLinkRequests'> {
  readonly retryAfterSeconds: number;
}

/** Limits how often links are asked for and mailed. */
@Injectable()
export class LinkLimits {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts a request for each key; undefined when none is over the limit. */
  async refuse(keys: readonly string[]): Promise<TooManyLinkRequests | undefined> {
    const { BOOKING_LINK_LIMIT: limit, BOOKING_LINK_WINDOW_SECONDS: windowSeconds } = this.settings;
    const links = { table: 'link_counts', limit, windowSeconds };
    const wait = await countAgainstLimit(this.dataSource.manager, links, keys, this.clock.now());
    return wait > 0 ? tooManyLinkRequests(wait) : undefined;
  }
}

function tooManyLinkRequests(retryAfterSeconds: number): TooManyLinkRequests {
  const message = busyNetwork('requests for links', retryAfterSeconds, ' or for this address');
  return { __typename: 'TooManyLinkRequests', message, retryAfterSeconds };
}
