import { randomUUID } from 'node:crypto';
import { JobSignal } from '@hilltop/platform/async/job-signal';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { correlationId } from '@hilltop/platform/logging/correlation';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EmailRepository } from '../../emails/email.repository.js';
import type { Environment } from '../../env.js';
import { coveredDays, dueDate, nextMailDay, type Rhythm } from '../report-period.js';

/** Schedules per query. */
const A_BATCH = 50;

export interface DueSchedule {
  readonly id: string;
  readonly every: Rhythm;
  readonly day: number;
  /** YYYY-MM-DD. */
  readonly nextOn: string;
}

/** $1 the date whose files are due, $2 limit. */
const DUE = `SELECT id, every, day, to_char(next_on, 'YYYY-MM-DD') AS "nextOn" FROM report_schedules
  WHERE next_on <= $1 ORDER BY next_on, id LIMIT $2`;
/** Nothing when another replica took the day, or the schedule was ended. $1 id, $2 the day that is due, $3 the one after it. */
const TAKE = 'UPDATE report_schedules SET next_on = $3 WHERE id = $1 AND next_on = $2 RETURNING id';
const INSERT =
  'INSERT INTO mailed_reports (id, schedule_id, from_date, to_date, queued_at) VALUES ($1, $2, $3, $4, $5)';

/** Queues days on which no replica ran too, in order. One conditional statement takes a day, backed by a unique index. */
@Injectable()
export class QueueDueReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: EmailRepository,
    private readonly signal: JobSignal,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly settings: Pick<Environment, 'VENUE_TIME_ZONE'>,
  ) {}

  /** @returns the number queued */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.due(dueDate(now, this.settings.VENUE_TIME_ZONE));
    let queued = 0;
    for (const schedule of due) if (await this.queue(schedule, now)) queued += 1;
    if (queued > 0) this.signal.notify();
    return queued;
  }

  protected due(date: string): Promise<DueSchedule[]> {
    return this.dataSource.query(DUE, [date, A_BATCH]);
  }

  private queue(schedule: DueSchedule, now: Date): Promise<boolean> {
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await this.take(schedule, manager))) return false;
      const id = randomUUID();
      const { from, to } = coveredDays(schedule.every, schedule.nextOn);
      await manager.query(INSERT, [id, schedule.id, from, to, now]);
      const owed = { kind: 'mailed-report', about: id, cause: 'house', language: 'en' } as const;
      await this.emails.enqueue({ ...owed, correlationId: correlationId(), causedAt: now }, now, manager);
      return true;
    });
  }

  protected async take({ id, nextOn, ...days }: DueSchedule, manager: EntityManager): Promise<boolean> {
    const [taken] = await manager.query(TAKE, [id, nextOn, nextMailDay(days, nextOn)]);
    return taken.length > 0;
  }
}
