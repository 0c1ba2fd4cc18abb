import { readHouse } from '@hilltop/house/read-house';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import ical, { ICalEventStatus } from 'ical-generator';
import { DataSource } from 'typeorm';
import { leadsSlot } from '../opening/schedule/led-slots.js';
import { SLOT_MINUTES } from '../opening/slots/slot-minutes.js';

const DAY_MS = 86_400_000;
/** In days. */
const [BACK, AHEAD] = [30, 180];

interface GuideTime {
  readonly id: string;
  /** Of the tours that share the time. */
  readonly tours: string | null;
  readonly startsAt: Date;
  readonly minutes: number | null;
  readonly closed: boolean;
  readonly guests: number;
  readonly parties: number;
}

/** $1 guide, $2 from, $3 until. */
const GUIDE_TIMES = `
  SELECT s.id, s.starts_at AS "startsAt", s.closed, ${SLOT_MINUTES} AS minutes,
    coalesce(b.guests, 0)::integer AS guests, b.parties::integer AS parties,
    (SELECT string_agg(name, ' / ' ORDER BY created_at, id) FROM tours WHERE type = s.tour_type AND withdrawn_at IS NULL) AS tours
  FROM slots s CROSS JOIN LATERAL (
    SELECT sum(group_size) AS guests, count(*) AS parties FROM bookings WHERE slot_id = s.id AND status = 'confirmed'
  ) b
  WHERE ${leadsSlot('$1::uuid')} AND s.starts_at >= $2::timestamptz AND s.starts_at < $3::timestamptz
  ORDER BY s.starts_at, s.id`;

/** A calendar file with the number of guests and no guests' data. */
@Injectable()
export class GuideTimes {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async calendarOf(staffId: string): Promise<string> {
    const now = this.clock.now().getTime();
    const [from, until] = [new Date(now - BACK * DAY_MS), new Date(now + AHEAD * DAY_MS)];
    const times: GuideTime[] = await this.dataSource.query(GUIDE_TIMES, [staffId, from, until]);
    const calendar = ical({
      name: `${readHouse().facts.name} tours`,
      prodId: { company: 'Hilltop', product: 'guides' },
    });
    for (const { id, tours, startsAt, minutes, closed, guests, parties } of times) {
      calendar.createEvent({
        id: `${id}@guides.hilltop`,
        start: startsAt,
        ...(minutes !== null && { end: new Date(startsAt.getTime() + minutes * 60_000) }),
        stamp: this.clock.now(),
        status: closed ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        summary: closed ? `Closed: ${tours ?? 'Tour'}` : `${tours ?? 'Tour'}, ${count(guests, 'guest')}`,
        description: count(parties, 'party', 'parties'),
      });
    }
    return calendar.toString();
  }
}

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
