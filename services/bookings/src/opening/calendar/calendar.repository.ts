import { coalesce } from '@hilltop/platform/async/coalesce';
import { PreparedStatements } from '@hilltop/platform/database/prepared-statements';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VenueClock } from '../schedule/venue-clock.js';
import type { CalendarData } from './calendar-data.js';
import { ruleAt } from './change-rule.entity.js';
import { HouseCalendar } from './house-calendar.js';

/** One snapshot of version and data. */
const WHOLE_CALENDAR = {
  name: 'whole-calendar',
  readOnly: true,
  text: `SELECT version,
    (SELECT coalesce(json_agg(json_build_object('weekday', weekday, 'starts', starts, 'validFrom', valid_from,
      'validUntil', valid_until) ORDER BY position DESC), '[]') FROM calendar_rules) AS rules,
    (SELECT coalesce(json_agg(json_build_object('date', date, 'closed', closed, 'starts', starts,
      'closedStarts', closed_starts, 'note', note, 'noteEs', note_es) ORDER BY date), '[]') FROM calendar_exceptions) AS exceptions,
    (SELECT coalesce(json_agg(json_build_object('id', id, 'text', text, 'textEs', text_es, 'level', level, 'from', valid_from,
      'until', valid_until) ORDER BY valid_from, id), '[]') FROM notices) AS notices,
    ${ruleAt(`'infinity'`)} AS "changeRule"
    FROM calendar`,
};

const CALENDAR_VERSION = { name: 'calendar-version', readOnly: true, text: 'SELECT version FROM calendar' };

/** Cached by version. Sales read the version together with the tour, so that every replica applies the latest changes. */
@Injectable()
export class CalendarRepository {
  private known: HouseCalendar | undefined;
  private readonly load = coalesce(() => this.read());

  constructor(
    private readonly statements: PreparedStatements,
    private readonly clock: VenueClock,
  ) {}

  /** Returns this version or a later one. */
  async at(version: number): Promise<HouseCalendar> {
    if (this.known && this.known.version >= version) return this.known;
    const loaded = await this.load();
    // A shared load may have started before the change.
    return loaded.version >= version ? loaded : this.at(version);
  }

  async current(): Promise<HouseCalendar> {
    const [row] = await this.statements.run<{ version: number }>(CALENDAR_VERSION, []);
    if (!row) throw new Error('the calendar has no row');
    return this.at(row.version);
  }

  /** Locked for changes until the transaction ends. */
  async locked(manager: EntityManager): Promise<HouseCalendar> {
    await manager.query('SELECT version FROM calendar FOR UPDATE');
    const [data]: CalendarData[] = await manager.query(WHOLE_CALENDAR.text);
    if (!data) throw new Error('the calendar has no row');
    return this.of(data);
  }

  private async read(): Promise<HouseCalendar> {
    const [data] = await this.statements.run<CalendarData>(WHOLE_CALENDAR, []);
    if (!data) throw new Error('the calendar has no row');
    const calendar = this.of(data);
    if (!this.known || this.known.version < calendar.version) this.known = calendar;
    return calendar;
  }

  private of(data: CalendarData): HouseCalendar {
    const utc = (instant: string) => new Date(instant).toISOString();
    const notices = data.notices.map(({ from, until, ...notice }) => ({
      ...notice,
      from: utc(from),
      until: until === null ? null : utc(until),
    }));
    return new HouseCalendar(this.clock, { ...data, notices });
  }
}
