import type { Language } from '@hilltop/contracts/house/languages';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingLinks } from '../bookings/booking-links.js';
import { GroupVisit } from '../bookings/group-visit.entity.js';
import { ADMITTED } from '../door/check-in/admitted.js';
import type { GroupPart as PartView, GroupVisit as VisitView } from '../generated/schema-types.js';
import { SCANS_KEPT_DAYS } from '../opening/schedule/own-times.js';
import { formatTime } from '../opening/schedule/start-times.js';
import { VenueClock } from '../opening/schedule/venue-clock.js';
import type { TicketLine } from '../prices/ticket-line.js';
import { countsOfPart } from './group-part.js';

interface PartRow {
  readonly startsAt: Date;
  readonly tourId: string;
  readonly tickets: readonly TicketLine[];
  readonly ownStart: boolean;
  readonly holdId: string | null;
  readonly bookingId: string | null;
  /** Null while it is held, as are the next four. */
  readonly revision: number | null;
  readonly durationMinutes: number | null;
  readonly linkVersion: number | null;
  readonly language: Language | null;
  readonly confirmationCode: string | null;
  readonly displaced: boolean;
  /** Null while it is held. */
  readonly admitted: number | null;
}

/** What a group let go is read only if requested. */
export type StoredGroupVisit = Omit<VisitView, 'givenUp'>;

/** $1 group, $2 now, $3 whether what it let go, whose start is ahead, in place of what it has. */
const PARTS = `
  SELECT p.*, s.starts_at AS "startsAt", s.kept_for IS NOT NULL AND s.kept_for = $1::uuid AS "ownStart" FROM (
    SELECT b.slot_id, b.tour_id AS "tourId", b.tickets, NULL::uuid AS "holdId", b.id AS "bookingId", b.revision,
      b.tour_duration_minutes AS "durationMinutes", b.link_version AS "linkVersion", b.language,
      b.confirmation_code AS "confirmationCode", b.status = 'displaced' AS displaced, greatest(admitted, 0) AS admitted
    FROM bookings b CROSS JOIN LATERAL ${ADMITTED} let_in
    WHERE b.group_id = $1::uuid AND (b.status = 'cancelled') = $3::boolean AND (NOT $3::boolean OR b.starts_at > $2::timestamptz)
    UNION ALL
    SELECT slot_id, tour_id, tickets, id, NULL, NULL, NULL, NULL, NULL, NULL, false, NULL FROM holds
    WHERE group_id = $1::uuid AND status = 'active' AND expires_at > $2::timestamptz AND NOT $3::boolean
  ) p JOIN slots s ON s.id = p.slot_id ORDER BY s.starts_at`;

const DAY_MS = 86_400_000;

@Injectable()
export class GroupVisitViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly venue: VenueClock,
    private readonly links: BookingLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null for a group that never asked for seats. */
  async of(id: string): Promise<StoredGroupVisit | null> {
    const group = await this.dataSource.manager.findOneBy(GroupVisit, { id });
    if (!group) return null;
    const parts = await this.parts(id, false);
    const held = parts.length > 0 ? 'HELD' : 'ENDED';
    const state = parts.some(({ bookingId }) => bookingId !== null) ? 'BOOKED' : held;
    return { __typename: 'GroupVisit', id, revision: group.revision, state, parts };
  }

  givenUp(id: string): Promise<PartView[]> {
    return this.parts(id, true);
  }

  private async parts(id: string, isGivenUp: boolean): Promise<PartView[]> {
    const rows: PartRow[] = await this.dataSource.query(PARTS, [id, this.clock.now(), isGivenUp]);
    return rows.map((row) => this.part(row));
  }

  private part({ startsAt, tickets, admitted, ...part }: PartRow): PartView {
    const at = this.venue.wallTime(startsAt);
    const age = this.clock.now().getTime() - startsAt.getTime();
    const isCounted = age >= 0 && age < SCANS_KEPT_DAYS * DAY_MS;
    const { tourId, ownStart, holdId, bookingId, revision, durationMinutes, linkVersion, language, ...booked } = part;
    const isBooked = bookingId !== null && linkVersion !== null && language !== null;
    return {
      __typename: 'GroupPart',
      startsAt: startsAt.toISOString(),
      tourDate: at.toPlainDate().toString(),
      tourTime: formatTime(at.toPlainTime()),
      ...{ tourId, ...countsOfPart(tickets), ownStart, holdId, bookingId, revision, durationMinutes, ...booked },
      visitUrl: isBooked ? this.links.urlOf({ id: bookingId, linkVersion, language }) : null,
      came: isCounted ? admitted : null,
    };
  }
}
