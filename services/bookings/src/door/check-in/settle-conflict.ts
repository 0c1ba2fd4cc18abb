import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject, Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { codeOf } from '../../bookings/code-of.js';
import { CheckInConflict } from './check-in-conflict.entity.js';
import { peopleOf } from './find-conflicts.js';
import type { ListedConflict } from './list-conflicts.js';
import { DOOR_PAGE, Scan } from './scan.entity.js';
import type { SettleRequest } from './settle-conflict.input.js';

const MOST_STRAYS = 50;

/** A wrong count is corrected by an additional scan: the phones' scans stay unchanged. */
@Injectable()
export class SettleConflict {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns undefined when it is already settled, `stale` when there are scans that the caller has not seen */
  async execute(
    { conflictId, counted: seen, people, reason }: SettleRequest,
    staff: StaffIdentity,
  ): Promise<ListedConflict | 'stale' | undefined> {
    const settledAt = this.clock.now();
    const settled = await inTransaction(this.dataSource, async (manager) => {
      const conflict = await lockConflict(manager, conflictId);
      if (!conflict || conflict.settledAt) return undefined;
      const strays = conflict.kind === 'UNKNOWN_TICKET' ? await lockStrays(manager, conflict) : undefined;
      const counted = strays?.people ?? peopleOf(await manager.findBy(Scan, subjectOf(conflict)));
      if (counted !== seen) return 'stale';
      const isWrong = !strays && people !== null && people !== counted;
      if (isWrong) await manager.insert(Scan, correction(conflict, people - counted, { staff, reason, settledAt }));
      const outcome = isWrong ? 'CORRECTED' : 'LEFT';
      const after = { settledAt, settledBy: staff.id, outcome, reason, people: isWrong ? people : counted } as const;
      const settledIds = strays ? strays.conflictIds : [conflictId];
      await manager.update(CheckInConflict, { id: Any(settledIds) }, after);
      const targetName = conflict.bookingId === null ? undefined : await codeOf(manager, conflict.bookingId);
      const target = { action: 'settleConflict', targetType: 'check-in-conflict', targetId: conflictId, targetName };
      const sides = { before: { people: counted, outcome: null }, after: { people: after.people, outcome } };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, { staff, ...target, ...sides }, settledAt));
      return { conflict: Object.assign(conflict, after), ...(strays && { strays }) };
    });
    this.outbox.wake();
    return settled;
  }
}

/** Locks the booking first, like the submission of scans. */
async function lockConflict(manager: EntityManager, id: string): Promise<CheckInConflict | null> {
  const found = await manager.findOneBy(CheckInConflict, { id });
  if (!found) return null;
  if (found.bookingId !== null) {
    await manager.findOne(Booking, { where: { id: found.bookingId }, lock: { mode: 'for_no_key_update' } });
  }
  return manager.findOne(CheckInConflict, { where: { id }, lock: { mode: 'for_no_key_update' } });
}

/** A ticket that arrives meanwhile stays open. $1 scan, $2 date. */
const STRAYS = `
  SELECT c.id, c.subject_id AS "scanId", s.people FROM check_in_conflicts c JOIN scans s ON s.id = c.subject_id
  WHERE c.kind = 'UNKNOWN_TICKET' AND c.settled_at IS NULL AND c.date = $2::date
    AND s.device_id = (SELECT device_id FROM scans WHERE id = $1::uuid)
  ORDER BY c.id FOR NO KEY UPDATE OF c`;

/** The Door page shows unknown tickets of the same phone and day as one conflict. */
async function lockStrays(manager: EntityManager, { subjectId, date }: CheckInConflict) {
  const rows: { id: string; scanId: string; people: number }[] = await manager.query(STRAYS, [subjectId, date]);
  return {
    conflictIds: rows.map(({ id }) => id),
    scanIds: rows.map(({ scanId }) => scanId).slice(-MOST_STRAYS),
    total: rows.length,
    people: peopleOf(rows),
  };
}

export function subjectOf({ bookingId, subjectId }: CheckInConflict): { id: string } | { bookingId: string } {
  return bookingId === null ? { id: subjectId } : { bookingId };
}

interface Settling {
  readonly staff: StaffIdentity;
  readonly reason: string;
  readonly settledAt: Date;
}

function correction({ date, bookingId }: CheckInConflict, people: number, by: Settling): Scan {
  return {
    id: randomUUID(),
    deviceId: DOOR_PAGE,
    deviceLabel: null,
    sequence: 0,
    date,
    bookingId,
    revision: null,
    people,
    verdict: 'CORRECTED',
    overridden: false,
    reason: by.reason,
    checkMoney: false,
    scannedAt: by.settledAt,
    clockOffsetMs: 0,
    madeFrom: null,
    staffId: by.staff.id,
    receivedAt: by.settledAt,
  };
}
