import { calendarChanged } from '@hilltop/contracts/bookings/calendar-changed';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CalendarChangedMeanwhile } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import { CalendarRepository } from '../calendar/calendar.repository.js';
import type { HouseCalendar } from '../calendar/house-calendar.js';

export interface CalendarAction {
  /** A date, a slot or a notice. */
  readonly targetType: string;
  readonly targetId: string;
  readonly before: StaffActionFields | null;
  readonly after: StaffActionFields | null;
}

export interface CalendarOrder<Refused> {
  readonly staff: StaffIdentity;
  /** Name of the mutation. */
  readonly action: string;
  /** That the caller saw; null when the change does not depend on it. */
  readonly version: number | null;
  readonly change: (manager: EntityManager, calendar: HouseCalendar) => Promise<CalendarAction | Refused>;
}

export interface CalendarChanged {
  /** After the change. */
  readonly version: number;
}

/** A change is serialized and commits with the event and the staff action, or not at all. */
@Injectable()
export class CalendarChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly calendars: CalendarRepository,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute<Refused extends { readonly __typename: string }>(
    order: CalendarOrder<Refused>,
  ): Promise<CalendarChanged | CalendarChangedMeanwhile | Refused> {
    const outcome = await inTransaction(this.dataSource, async (manager) => {
      const calendar = await this.calendars.locked(manager);
      if (order.version !== null && order.version !== calendar.version)
        return refuse.CalendarChangedMeanwhile.calendar();
      const done = await order.change(manager, calendar);
      if ('__typename' in done) return done;
      const version = await this.raise(manager, calendar);
      const { staff, action } = order;
      const recorded = staffActionEvent(staffActionRecorded, { staff, action, ...done }, this.clock.now());
      await this.outbox.add(manager, recorded);
      return { version };
    });
    this.outbox.wake();
    return outcome;
  }

  /** For a change that no request makes: the caller commits, and wakes the outbox. @param change returns false for nothing */
  async within(manager: EntityManager, change: () => Promise<boolean>): Promise<void> {
    const calendar = await this.calendars.locked(manager);
    if (await change()) await this.raise(manager, calendar);
  }

  private async raise(manager: EntityManager, calendar: HouseCalendar): Promise<number> {
    const version = calendar.version + 1;
    await manager.query('UPDATE calendar SET version = $1', [version]);
    const facts = { aggregateId: 'calendar', correlationId: correlationId(), now: this.clock.now(), data: { version } };
    await this.outbox.add(manager, calendarChanged.create(facts));
    return version;
  }
}
