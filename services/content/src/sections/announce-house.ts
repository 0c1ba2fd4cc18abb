import { readHouse } from '@hilltop/house/read-house';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { JobStarter } from '@hilltop/platform/lifecycle/job-starter';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defaultDetails } from './default-details.js';
import { Section } from './section.entity.js';
import { contentChangedEvent } from './section.events.js';

const EVERY_MS = 3_600_000;

/** Stores the default details at the first start, and publishes the current ones at every start and hourly, for new or lost copies. */
@Injectable()
export class AnnounceHouse implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly jobs: JobStarter,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'announce-house', everyMs: EVERY_MS, run: () => this.announce() });
  }

  async announce(): Promise<void> {
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      const first = { name: 'house', version: 1, body: defaultDetails(readHouse()), changedAt: now } as const;
      await manager.createQueryBuilder().insert().into(Section).values(first).orIgnore().execute();
      // Locked, so that this event cannot come after that of a later version.
      const lock = { mode: 'pessimistic_write' } as const;
      const house = await manager.findOneOrFail(Section, { where: { name: 'house' }, lock });
      await this.outbox.add(manager, contentChangedEvent(house, now));
    });
    this.outbox.wake();
  }
}
