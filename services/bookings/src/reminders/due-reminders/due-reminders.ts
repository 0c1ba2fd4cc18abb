import { reminderDue } from '@hilltop/contracts/bookings/reminder-due';
import type { Language } from '@hilltop/contracts/house/languages';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReminderKind } from '../../generated/schema-types.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { TAKE_DUE } from '../reminder.statements.js';
import { isOpen, reminderWindow } from '../reminder-window.js';

/** Reminders per transaction. */
const A_BATCH = 50;
/** Transactions per minute; the next minute continues. */
const BATCHES = 100;

interface Taken {
  readonly bookingId: string;
  readonly startsAt: Date;
  readonly language: Language;
}

/**
 * Nothing is scheduled: each minute asks whose reminder is due. Row and event are one transaction; the row's key lets one replica take it.
 */
@Injectable()
export class DueReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly venue: VenueClock,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns the number taken */
  async execute(): Promise<number> {
    let taken = 0;
    for (const kind of ['day_before', 'after_visit'] as const) taken += await this.takeAll(kind);
    return taken;
  }

  private async takeAll(kind: ReminderKind): Promise<number> {
    let sum = 0;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const taken = await this.takeBatch(kind);
      sum += taken;
      if (taken < A_BATCH) break;
    }
    return sum;
  }

  private async takeBatch(kind: ReminderKind): Promise<number> {
    const now = this.clock.now();
    const window = reminderWindow(kind, now, this.venue);
    if (!isOpen(window, now)) return 0;
    const taken = await inTransaction(this.dataSource, async (manager) => {
      const rows = (await manager.query(TAKE_DUE[kind], [window.tourDate, now, window.from, A_BATCH])) as Taken[];
      for (const { bookingId, startsAt, language } of rows) {
        const data = { bookingId, kind, startsAt: startsAt.toISOString(), language };
        const facts = { aggregateId: bookingId, correlationId: correlationId(), now };
        await this.outbox.add(manager, reminderDue.create({ ...facts, data }));
      }
      return rows.length;
    });
    if (taken > 0) this.outbox.wake();
    return taken;
  }
}
