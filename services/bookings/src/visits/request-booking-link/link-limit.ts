import { countInWindow } from '@hilltop/platform/database/count-in-window';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Environment } from '../../env.js';

type Settings = Pick<Environment, 'BOOKING_LINK_LIMIT' | 'BOOKING_LINK_WINDOW_SECONDS'>;

/** Counts requests for links in fixed windows, in the database that all replicas share. */
@Injectable()
export class LinkLimit {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Counts one request for each of `keys`. @returns seconds until the window ends when one has had its share; otherwise 0 */
  async count(keys: readonly string[]): Promise<number> {
    const { BOOKING_LINK_LIMIT: limit, BOOKING_LINK_WINDOW_SECONDS: length } = this.settings;
    const seconds = this.clock.now().getTime() / 1000;
    const window = Math.floor(seconds / length);
    let wait = 0;
    for (const key of keys) {
      const count = await countInWindow(this.dataSource.manager, 'link_counts', key, window);
      if (count > limit) wait = Math.ceil((window + 1) * length - seconds);
    }
    return wait;
  }
}
