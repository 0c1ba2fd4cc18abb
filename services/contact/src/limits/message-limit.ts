import { countInWindow } from '@hilltop/platform/database/count-in-window';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Environment } from '../env.js';

type Settings = Pick<Environment, 'CONTACT_LIMIT' | 'CONTACT_WINDOW_SECONDS'>;

/** Counts messages per caller and per address in fixed windows, in the database that all replicas share. */
@Injectable()
export class MessageLimit {
  constructor(
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Counts one message for each of `keys`, in the caller's transaction: a message that is not stored is not counted.
   *
   * @returns seconds until the window ends when one of them has had its share; otherwise 0
   */
  async count(keys: readonly string[], manager: EntityManager): Promise<number> {
    const { CONTACT_LIMIT, CONTACT_WINDOW_SECONDS } = this.settings;
    const seconds = this.clock.now().getTime() / 1000;
    const window = Math.floor(seconds / CONTACT_WINDOW_SECONDS);
    let wait = 0;
    // In one order everywhere, so that two messages never wait for each other.
    for (const key of [...keys].sort()) {
      const count = await countInWindow(manager, 'message_counts', key, window);
      if (count > CONTACT_LIMIT) wait = Math.ceil((window + 1) * CONTACT_WINDOW_SECONDS - seconds);
    }
    return wait;
  }
}
