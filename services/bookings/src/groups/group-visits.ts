import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import type { GroupRevisionPassed, StartsFull } from '../generated/refusals.js';
import { Hold } from '../holds/hold.entity.js';
import { ReleaseExpiredHolds } from '../holds/release-expired-holds/release-expired-holds.js';
import { refuse } from '../refusals.en.js';
import { changeHash } from '../visits/visit-input.js';
import { SeatsLackingError } from './arrange-parts.js';
import type { GroupRequest } from './group.input.js';
import { LOCK_GROUP, RAISE_GROUP } from './group.statements.js';
import type { Part } from './group-part.js';

export interface GroupOrder<Refused> {
  readonly group: GroupRequest;
  /** The operation and what it was given, which a repeated request repeats. */
  readonly asked: readonly [operation: string, request: object];
  /** In the transaction that has locked the group and its parts; a refusal rolls it back. */
  readonly change: (manager: EntityManager, parts: readonly Part[], now: Date) => Promise<Refused | undefined>;
}

export type GroupRefusal = GroupRevisionPassed | StartsFull;

interface LockedGroup {
  readonly revision: number;
  readonly requestHash: string;
  readonly isNew: boolean;
}

/** Rolls the transaction back. */
class RefusedError extends Error {
  constructor(readonly refusal: { readonly __typename: string }) {
    super(refusal.__typename);
  }
}

/** Bookings first, then holds, each by id. */
export async function lockParts(manager: EntityManager, groupId: string): Promise<Part[]> {
  const locked = { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } } as const;
  const bookings = await manager.find(Booking, { where: { groupId, status: Not('cancelled') }, ...locked });
  return [...bookings, ...(await manager.find(Hold, { where: { groupId, status: 'active' }, ...locked }))];
}

/** Changes the seats of a group once per revision: a repeated request changes nothing, and an older one is refused. */
@Injectable()
export class GroupVisits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly releaseExpired: ReleaseExpiredHolds,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined once the group has what was asked */
  async execute<Refused extends { readonly __typename: string }>(
    order: GroupOrder<Refused>,
  ): Promise<Refused | GroupRefusal | undefined> {
    try {
      return await this.attempt(order);
    } catch (error) {
      if (!(error instanceof SeatsLackingError)) throw error;
      let released = 0;
      for (const { part } of error.starts) released += await this.releaseExpired.execute(part.slotId);
      if (released === 0) return full(error);
    }
    try {
      return await this.attempt(order);
    } catch (error) {
      if (error instanceof SeatsLackingError) return full(error);
      throw error;
    }
  }

  private async attempt<Refused extends { readonly __typename: string }>(
    order: GroupOrder<Refused>,
  ): Promise<Refused | GroupRefusal | undefined> {
    try {
      await inTransaction(this.dataSource, (manager) => this.change(manager, order));
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal as Refused | GroupRefusal;
      throw error;
    }
    this.outbox.wake();
    return undefined;
  }

  private async change<Refused extends { readonly __typename: string }>(
    manager: EntityManager,
    { group, asked, change }: GroupOrder<Refused>,
  ): Promise<void> {
    const { id, number, revision, peoplePerGuide } = group;
    const hash = changeHash(...asked);
    const [before]: LockedGroup[] = await manager.query(LOCK_GROUP, [id, number, peoplePerGuide, revision, hash]);
    if (!before) throw new Error('the row of a group was neither written nor found');
    if (!before.isNew) {
      if (before.revision === revision && before.requestHash === hash) return;
      if (before.revision === revision) throw new RefusedError(refuse.GroupRevisionPassed.reused(before));
      if (before.revision > revision) throw new RefusedError(refuse.GroupRevisionPassed.passed(before));
      await manager.query(RAISE_GROUP, [id, revision, hash]);
    }
    const refused = await change(manager, await lockParts(manager, id), this.clock.now());
    if (refused) throw new RefusedError(refused);
  }
}

function full({ starts }: SeatsLackingError): StartsFull {
  return refuse.StartsFull({
    starts: starts.map(({ part, remaining }) => ({
      __typename: 'FullStart',
      tourDate: part.date.toString(),
      tourTime: part.time,
      remaining,
    })),
  });
}
