import { randomUUID } from 'node:crypto';
import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Environment } from '../../env.js';
import { ReleaseExpiredHolds } from '../../holds/release-expired-holds/release-expired-holds.js';
import type { SlotClosed, TourNotOffered } from '../../slots/slot.refusals.js';
import { SlotFinder } from '../../slots/slot-finder.js';
import type { SlotRequest } from '../../slots/slot-request.js';
import { LOCK_SLOTS } from '../../visits/change.statements.js';
import { waitlistJoinedEvent, waitlistUpdatedEvent } from '../waitlist.events.js';
import {
  listClosed,
  type SlotHasRoom,
  slotHasRoom,
  type TooManyWaitlistEntries,
  tooManyWaitlistEntries,
  type WaitlistFull,
  waitlistFull,
} from '../waitlist.refusals.js';
import { CLOSES_BEFORE_MS, WaitlistEntry } from '../waitlist-entry.entity.js';
import type { JoinRequest } from './join-waitlist.input.js';

type Settings = Pick<Environment, 'WAITLIST_JOIN_LIMIT' | 'WAITLIST_PARTIES_PER_SLOT' | 'BOOKING_LINK_WINDOW_SECONDS'>;

export interface Joined {
  readonly entry: WaitlistEntry;
  /** The address was already on the list for one of these slots. */
  readonly replayed: boolean;
}

export type JoinRefusal = TourNotOffered | SlotClosed | SlotHasRoom | WaitlistFull | TooManyWaitlistEntries;

/** How often an entry that is joined again is mailed. */
const REPEATS = { table: 'link_counts', limit: 1, windowSeconds: 60 * 60 };

const WAITING = `status IN ('waiting', 'offered')`;
const FREE = 'SELECT id, capacity - taken AS free FROM slots WHERE id = ANY ($1::text[])';
const WAITING_PER_SLOT = `
  SELECT count(*)::integer AS count FROM unnest($1::text[]) wished(id)
  JOIN waitlist_entries w ON w.slot_ids @> ARRAY[wished.id] AND w.${WAITING}
  GROUP BY wished.id ORDER BY count DESC LIMIT 1`;

/** Puts a party on the waiting list of full slots, once per address and slot. */
@Injectable()
export class JoinWaitlist {
  constructor(
    private readonly dataSource: DataSource,
    private readonly slotFinder: SlotFinder,
    private readonly releaseExpired: ReleaseExpiredHolds,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param caller keyed hash of the caller's address, when there is one */
  async execute(request: JoinRequest, caller: string | undefined): Promise<Joined | JoinRefusal> {
    const wait = await this.countJoins(request.email, caller);
    if (wait > 0) return tooManyWaitlistEntries(wait);
    const wished = await this.wishedSlots(request);
    if ('__typename' in wished) return wished;
    for (const { slotId } of wished) await this.releaseExpired.execute(slotId);
    const outcome = await inTransaction(this.dataSource, (manager) => this.join(manager, request, wished));
    if ('entry' in outcome) this.outbox.wake();
    return outcome;
  }

  private countJoins(email: string, caller: string | undefined): Promise<number> {
    const { WAITLIST_JOIN_LIMIT: limit, BOOKING_LINK_WINDOW_SECONDS: windowSeconds } = this.settings;
    const keys = [`waitlist ${email.toLowerCase()}`, ...(caller === undefined ? [] : [`waitlist caller ${caller}`])];
    const joins = { table: 'link_counts', limit, windowSeconds };
    return countAgainstLimit(this.dataSource.manager, joins, keys, this.clock.now());
  }

  /** By start, without duplicates. */
  private async wishedSlots(request: JoinRequest): Promise<SlotRequest[] | SlotClosed | TourNotOffered> {
    const { tourType, tourId, groupSize } = request;
    const wished = new Map<string, SlotRequest>();
    for (const { tourDate, tourTime } of [request, ...request.otherTimes]) {
      const found = await this.slotFinder.find({ tourType, tourId, groupSize, tourDate, tourTime });
      if ('__typename' in found) return found;
      if (closesAt(found.request) <= this.clock.now()) return listClosed();
      wished.set(found.request.slotId, found.request);
    }
    return [...wished.values()].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  /** Locks the slots, so that a transaction that frees seats waits and then sees the entry. */
  private async join(
    manager: EntityManager,
    request: JoinRequest,
    wished: readonly SlotRequest[],
  ): Promise<Joined | SlotHasRoom | WaitlistFull> {
    const slotIds = wished.map(({ slotId }) => slotId);
    await manager.query(LOCK_SLOTS, [slotIds]);
    const now = this.clock.now();
    const earlier = await this.waitingOf(manager, request.email, slotIds);
    if (earlier) {
      // The caller may not own the address, so the link is sent to it by e-mail, and not as often as anybody likes.
      if ((await countAgainstLimit(manager, REPEATS, [`waitlist repeat ${earlier.id}`], now)) === 0) {
        await this.outbox.add(manager, waitlistUpdatedEvent(earlier.id, earlier.status as 'waiting' | 'offered', now));
      }
      return { entry: earlier, replayed: true };
    }
    const free: { id: string; free: number }[] = await manager.query(FREE, [slotIds]);
    for (const { slotId, seats, capacity, date, time } of wished) {
      const left = free.find(({ id }) => id === slotId)?.free ?? capacity;
      if (left >= seats) return slotHasRoom(date.toString(), time, left);
    }
    const [most] = await manager.query<{ count: number }[]>(WAITING_PER_SLOT, [slotIds]);
    if ((most?.count ?? 0) >= this.settings.WAITLIST_PARTIES_PER_SLOT) return waitlistFull();
    const entry = newEntry(request, wished, now);
    await manager.insert(WaitlistEntry, entry);
    await this.outbox.add(manager, waitlistJoinedEvent(entry));
    return { entry, replayed: false };
  }

  private waitingOf(manager: EntityManager, email: string, slotIds: string[]): Promise<WaitlistEntry | null> {
    return manager
      .createQueryBuilder(WaitlistEntry, 'w')
      .where(`w.${WAITING} AND w.slotIds && :slotIds AND lower(w.email) = lower(:email)`, { slotIds, email })
      .orderBy('w.joinedAt')
      .getOne();
  }
}

function closesAt({ startsAt }: SlotRequest): Date {
  return new Date(startsAt.getTime() - CLOSES_BEFORE_MS);
}

function newEntry(request: JoinRequest, wished: readonly SlotRequest[], now: Date): WaitlistEntry {
  const last = wished.at(-1);
  if (!last) throw new Error('a party waits for at least one slot');
  const { tourType, groupSize, firstName, lastName, email, phone } = request;
  return Object.assign(new WaitlistEntry(), {
    ...{ id: randomUUID(), tourType, groupSize, firstName, lastName, email, phone },
    tourId: request.tourId ?? null,
    slotIds: wished.map(({ slotId }) => slotId),
    seats: last.seats,
    status: 'waiting',
    holdId: null,
    passedOver: 0,
    missed: 0,
    removedBecause: null,
    joinedAt: now,
    closesAt: closesAt(last),
    endedAt: null,
  } satisfies WaitlistEntry);
}
