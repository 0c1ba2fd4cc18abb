import { countAgainstLimit } from '@hilltop/platform/database/count-against-limit';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { mailboxKey, mailboxKeySql } from '@hilltop/platform/values/typed-email';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Environment } from '../../../env.js';
import type {
  SlotHasRoom,
  TooManyWaitlistEntries,
  WaitlistFull,
  WaitlistUnconfirmed,
} from '../../../generated/refusals.js';
import { ReleaseExpiredHolds } from '../../../holds/release-expired-holds/release-expired-holds.js';
import { type NotFound, SlotFinder } from '../../../opening/slots/slot-finder.js';
import { refuse } from '../../../refusals.en.js';
import { LOCK_SLOTS } from '../../../visits/change.statements.js';
import { waitlistJoinedEvent, waitlistUpdatedEvent } from '../waitlist.events.js';
import { WAITING, WAITING_PER_SLOT } from '../waitlist.statements.js';
import { WaitlistEntry } from '../waitlist-entry.entity.js';
import type { JoinRequest } from './join-waitlist.input.js';
import { closesAt, newEntry, type WantedSlot } from './new-entry.js';

type Settings = Pick<
  Environment,
  | 'WAITLIST_JOIN_LIMIT'
  | 'WAITLIST_UNCONFIRMED_PER_CALLER'
  | 'WAITLIST_PARTIES_PER_SLOT'
  | 'BOOKING_LINK_WINDOW_SECONDS'
>;

export interface Joined {
  readonly entry: WaitlistEntry;
  /** The address was already on the list for one of these slots. */
  readonly replayed: boolean;
}

export type JoinRefusal = NotFound | SlotHasRoom | WaitlistFull | WaitlistUnconfirmed | TooManyWaitlistEntries;

const FREE = 'SELECT id, capacity - taken AS free FROM slots WHERE id = ANY ($1::text[])';
/** One request per caller at a time, so that concurrent ones see each other's entries. */
const LOCK_CALLER = `SELECT pg_advisory_xact_lock(hashtext('waitlist caller ' || $1::text))`;
const UNCONFIRMED = `
  SELECT count(*)::integer AS count FROM waitlist_entries
  WHERE caller = $1::text AND confirmed_at IS NULL AND status = 'waiting'`;

/** How often the link is sent again to an address that joins again. */
const LINK_AGAIN_MS = 3_600_000;

/** Adds an entry once per address and slot. */
@Injectable()
export class JoinWaitlist {
  constructor(
    private readonly dataSource: DataSource,
    private readonly statements: PreparedStatements,
    private readonly slotFinder: SlotFinder,
    private readonly releaseExpired: ReleaseExpiredHolds,
    private readonly outbox: Outbox,
    @Inject(ENVIRONMENT) private readonly settings: Settings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param caller keyed hash of the caller's address */
  async execute(request: JoinRequest, caller: string | undefined): Promise<Joined | JoinRefusal> {
    const wait = await this.countJoins(request.email, caller);
    if (wait > 0) return refuse.TooManyWaitlistEntries({ retryAfterSeconds: wait });
    const wanted = await this.wantedSlots(request);
    if ('__typename' in wanted) return wanted;
    for (const { slotId } of wanted) await this.releaseExpired.execute(slotId);
    const outcome = await inTransaction(this.dataSource, (manager) => this.join(manager, request, wanted, caller));
    if ('entry' in outcome) this.outbox.wake();
    return outcome;
  }

  private countJoins(email: string, caller: string | undefined): Promise<number> {
    const { WAITLIST_JOIN_LIMIT: limit, BOOKING_LINK_WINDOW_SECONDS: windowSeconds } = this.settings;
    // Never the address alone: strangers could use up its joins.
    const keys = [caller === undefined ? `waitlist ${mailboxKey(email)}` : `waitlist caller ${caller}`];
    const joins = { table: 'link_counts', limit, windowSeconds };
    return countAgainstLimit(this.statements, joins, keys, this.clock.now());
  }

  /** Sorted by start, without duplicates. */
  private async wantedSlots(request: JoinRequest): Promise<WantedSlot[] | NotFound> {
    const { tourType, tourId, tickets } = request;
    const wanted = new Map<string, WantedSlot>();
    for (const { tourDate, tourTime } of [request, ...request.otherTimes]) {
      const found = await this.slotFinder.find({ tourType, tourId, tickets, tourDate, tourTime });
      if ('__typename' in found) return found;
      if (closesAt(found.request) <= this.clock.now()) return refuse.SlotClosed.waitingList({ reason: null });
      wanted.set(found.request.slotId, found.request);
    }
    return [...wanted.values()].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  }

  /** Locks the slots, so that a transaction that frees seats waits and then sees the entry. */
  private async join(
    manager: EntityManager,
    request: JoinRequest,
    wanted: readonly WantedSlot[],
    caller: string | undefined,
  ): Promise<Joined | SlotHasRoom | WaitlistFull | WaitlistUnconfirmed> {
    if (caller !== undefined) await manager.query(LOCK_CALLER, [caller]);
    const slotIds = wanted.map(({ slotId }) => slotId);
    await manager.query(LOCK_SLOTS, [slotIds]);
    const now = this.clock.now();
    const earlier = await this.waitingOf(manager, request.email, slotIds, caller);
    if (earlier) {
      await this.sendAgain(manager, earlier, now);
      return { entry: earlier, replayed: true };
    }
    const free: { id: string; free: number }[] = await manager.query(FREE, [slotIds]);
    for (const { slotId, seats, capacity, date, time } of wanted) {
      const left = free.find(({ id }) => id === slotId)?.free ?? capacity;
      if (left >= seats) return refuse.SlotHasRoom({ tourDate: date.toString(), tourTime: time, remaining: left });
    }
    const [most] = await manager.query<{ count: number }[]>(WAITING_PER_SLOT, [slotIds]);
    if ((most?.count ?? 0) >= this.settings.WAITLIST_PARTIES_PER_SLOT) return refuse.WaitlistFull();
    const mostUnconfirmed = this.settings.WAITLIST_UNCONFIRMED_PER_CALLER;
    if (caller !== undefined && (await this.countUnconfirmed(manager, caller)) >= mostUnconfirmed) {
      return refuse.WaitlistUnconfirmed();
    }
    const entry = newEntry(request, wanted, caller, now);
    await manager.insert(WaitlistEntry, entry);
    await this.outbox.add(manager, waitlistJoinedEvent(entry));
    return { entry, replayed: false };
  }

  /** The caller may not own the address, so the link is mailed to it. */
  private async sendAgain(manager: EntityManager, entry: WaitlistEntry, now: Date): Promise<void> {
    const { id, status, linkSentAt } = entry;
    if (linkSentAt && now.getTime() - linkSentAt.getTime() < LINK_AGAIN_MS) return;
    await manager.update(WaitlistEntry, { id }, { linkSentAt: now });
    await this.outbox.add(manager, waitlistUpdatedEvent(entry, status as 'waiting' | 'offered', now));
  }

  private async countUnconfirmed(manager: EntityManager, caller: string): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(UNCONFIRMED, [caller]);
    return row?.count ?? 0;
  }

  /** An unconfirmed entry that somebody else began with the address is not the party's. */
  private waitingOf(
    manager: EntityManager,
    email: string,
    slotIds: string[],
    caller: string | undefined,
  ): Promise<WaitlistEntry | null> {
    return manager
      .createQueryBuilder(WaitlistEntry, 'w')
      .where(`w.${WAITING} AND w.slotIds && :slotIds AND ${mailboxKeySql('w.email')} = :mailbox`, {
        slotIds,
        mailbox: mailboxKey(email),
      })
      .andWhere('(w.confirmedAt IS NOT NULL OR w.caller IS NOT DISTINCT FROM :caller)', { caller: caller ?? null })
      .orderBy('w.joinedAt')
      .getOne();
  }
}
