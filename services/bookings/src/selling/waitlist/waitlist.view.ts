import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { formatCents } from '@hilltop/platform/values/cents';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { WaitlistEntry as EntryView, WaitlistOffer, WaitlistTime } from '../../generated/schema-types.js';
import { Hold } from '../../holds/hold.entity.js';
import { formatTime } from '../../opening/schedule/start-times.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { parseSlotId } from '../../opening/slots/slot.entity.js';
import { countViews } from '../../prices/ticket.views.js';
import { partyWords } from '../../prices/ticket-words.js';
import { TourRepository } from '../../tours/tour.repository.js';
import type { WaitlistEntry } from './waitlist-entry.entity.js';
import { WaitlistLinks } from './waitlist-links.js';

/** Slots that the house has closed. $1 slots. */
const CLOSED = 'SELECT id FROM slots WHERE id = ANY ($1::text[]) AND closed';

const PARTIES_BEFORE = `
  SELECT e.id, (SELECT count(*)::integer FROM waitlist_entries w WHERE w.slot_ids && e.slot_ids
    AND w.status IN ('waiting', 'offered') AND w.confirmed_at IS NOT NULL AND (w.joined_at, w.id) < (e.joined_at, e.id)) AS count
  FROM waitlist_entries e WHERE e.id = ANY ($1::uuid[])`;

@Injectable()
export class WaitlistViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tours: TourRepository,
    private readonly links: WaitlistLinks,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(entry: WaitlistEntry): Promise<EntryView> {
    const [view] = await this.all([entry]);
    if (!view) throw new Error('the entry has no view');
    return view;
  }

  async all(entries: readonly WaitlistEntry[]): Promise<EntryView[]> {
    const { manager } = this.dataSource;
    const holdIds = entries.flatMap(({ holdId }) => holdId ?? []);
    const [tours, holds, counts, closed] = await Promise.all([
      this.tours.allOnOffer(),
      manager.findBy(Hold, { id: In(holdIds) }),
      manager.query<{ id: string; count: number }[]>(PARTIES_BEFORE, [entries.map(({ id }) => id)]),
      manager.query<{ id: string }[]>(CLOSED, [entries.flatMap(({ slotIds }) => slotIds)]),
    ]);
    const closedIds = new Set(closed.map(({ id }) => id));
    return entries.map((entry) => {
      const ofType = tours.filter(({ type }) => type === entry.tourType);
      const tour = ofType.find((offered) => offered.id === entry.tourId) ?? ofType[0];
      const { tickets: party } = entry;
      const { id, tourType, guests, firstName, lastName, email, phone, language, status } = entry;
      return {
        __typename: 'WaitlistEntry',
        ...{ id, tourType, guests, firstName, lastName, email, phone, language, status },
        tickets: countViews(party),
        party: partyWords(party),
        waitlistUrl: this.links.urlOf(entry),
        tourId: tour?.id ?? null,
        tourName: tour?.name ?? null,
        price: tour ? formatCents(tour.priceCents) : null,
        confirmed: entry.confirmedAt !== null,
        times: entry.slotIds.map((slotId) => ({ ...this.timeOf(slotId), closed: closedIds.has(slotId) })),
        partiesBefore: counts.find((row) => row.id === id)?.count ?? 0,
        offer: this.offerOf(
          entry,
          holds.find((hold) => hold.id === entry.holdId),
        ),
        removedBecause: null,
        joinedAt: entry.joinedAt.toISOString(),
        closesAt: entry.closesAt.toISOString(),
      };
    });
  }

  private timeOf(slotId: string): Omit<WaitlistTime, 'closed'> {
    const { startsAt } = parseSlotId(slotId);
    const start = this.venue.wallTime(startsAt);
    return {
      tourDate: start.toPlainDate().toString(),
      tourTime: formatTime(start.toPlainTime()),
      startsAt: startsAt.toISOString(),
    };
  }

  /** Seats that are still gathering for a party are not an offer. */
  private offerOf({ status }: WaitlistEntry, hold: Hold | undefined): WaitlistOffer | null {
    if (!hold || (status === 'waiting' && hold.status === 'active')) return null;
    const end = Math.min(hold.expiresAt.getTime(), hold.endedAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const seconds = (from: Date): number => Math.max(0, Math.floor((end - from.getTime()) / 1000));
    return {
      ...this.timeOf(hold.slotId),
      __typename: 'WaitlistOffer',
      declined: hold.status === 'released',
      expiresAt: new Date(end).toISOString(),
      secondsLeft: hold.isActive(this.clock.now()) ? seconds(this.clock.now()) : 0,
      secondsInAll: seconds(hold.beganAt ?? hold.createdAt),
    };
  }
}
