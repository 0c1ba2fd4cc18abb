import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OFFER_FREED_SEATS, OfferTerms } from '../holds/offer-terms.js';
import { FORSAKEN } from './group.statements.js';
import { OwnStarts } from './own-starts.js';

interface Forsaken {
  readonly group: string;
  readonly starts: readonly Date[];
}

/**
 * Holds of a group end like any other: by themselves, or with their day. Until this has run in one of the replicas, its own starts sell
 * nothing; then those who wait for them are offered what is free, before anyone else sees it.
 */
@Injectable()
export class FreeKeptStarts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownStarts: OwnStarts,
    private readonly offers: OfferTerms,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the number of groups that had forsaken starts */
  async execute(): Promise<number> {
    const found: Forsaken[] = await this.dataSource.query(FORSAKEN, [this.clock.now()]);
    for (const { group } of found) await inTransaction(this.dataSource, (manager) => this.free(manager, group));
    if (found.length > 0) this.outbox.wake();
    return found.length;
  }

  private async free(manager: EntityManager, group: string): Promise<void> {
    const now = this.clock.now();
    await manager.query('SELECT FROM group_visits WHERE id = $1::uuid FOR UPDATE', [group]);
    const locked = await this.ownStarts.lock(manager, group, [], []);
    // It may have taken one of them again meanwhile.
    const forsaken: Forsaken[] = await manager.query(FORSAKEN, [now]);
    const left = new Set(forsaken.find((one) => one.group === group)?.starts.map((at) => at.getTime()));
    const still = [...locked.values()].map(({ startsAt }) => startsAt).filter((at) => !left.has(at.getTime()));
    const freed = await this.ownStarts.restore(manager, group, locked, still);
    if (freed.length > 0) await manager.query(OFFER_FREED_SEATS, [freed, ...this.offers.parameters(now)]);
  }
}
