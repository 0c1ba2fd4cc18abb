import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { parseInstant } from '@hilltop/platform/values/calendar-date';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { BookingChange } from '../../visits/booking-change.entity.js';
import { CheckInConflict, CONFLICT_KINDS, type ConflictKind } from './check-in-conflict.entity.js';
import { findConflicts, peopleOf } from './find-conflicts.js';
import { Scan } from './scan.entity.js';
import type { ScanRequest } from './submit-scans.input.js';

export interface Counted {
  readonly admitted: number;
  readonly conflict: ConflictKind | null;
}

@Injectable()
export class SubmitScans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns one result per scan, in order */
  async execute(requests: readonly ScanRequest[], staff: StaffIdentity): Promise<Counted[]> {
    // TypeORM returns no rows for an insert without values.
    if (requests.length === 0) return [];
    const now = this.clock.now();
    const rows = requests.map((request) => scanRow(request, staff, now));
    const counted = await inTransaction(this.dataSource, async (manager) => {
      const bookings = await lockBookings(manager, rows);
      await takeOutAtMost(manager, rows);
      const added = await insertScans(manager, rows);
      await fold(manager, bookings, added, now);
      if (added.length > 0) await this.outbox.add(manager, submittedEvent(staff, added, now));
      return countedOf(manager, rows);
    });
    this.outbox.wake();
    return counted;
  }
}

function scanRow({ deviceTime, ...request }: ScanRequest, staff: StaffIdentity, receivedAt: Date): Scan {
  // A phone whose battery was empty can report a time decades ago.
  const told = parseInstant(deviceTime);
  const scannedAt = told ? new Date(told.getTime() + request.clockOffsetMs) : receivedAt;
  const { deviceLabel = null, bookingId = null, revision = null, reason = null, madeFrom = null } = request;
  const known = { deviceLabel, bookingId, revision, reason, madeFrom, scannedAt, receivedAt, staffId: staff.id };
  return Object.assign(new Scan(), request, known);
}

/** The lock serializes phones that scanned the same ticket. Without it neither would count the other's scan. */
async function lockBookings(manager: EntityManager, rows: readonly Scan[]): Promise<Booking[]> {
  const ids = [...new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))];
  return manager.find(Booking, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
}

/** Two phones can take the same people out: nobody is taken out who is not in. */
async function takeOutAtMost(manager: EntityManager, rows: readonly Scan[]): Promise<void> {
  const bookingIds = rows.flatMap(({ people, bookingId }) => (people < 0 && bookingId !== null ? bookingId : []));
  const stored = bookingIds.length > 0 ? await manager.findBy(Scan, { bookingId: In(bookingIds) }) : [];
  const known = new Set(stored.map(({ id }) => id));
  for (const [at, row] of rows.entries()) {
    if (row.people >= 0) continue;
    const before = rows.slice(0, at).filter(({ id }) => !known.has(id));
    const inside = peopleOf([...stored, ...before].filter(({ bookingId }) => bookingId === row.bookingId));
    row.people = -Math.min(-row.people, Math.max(0, inside));
  }
}

/** @returns the new ones */
async function insertScans(manager: EntityManager, rows: readonly Scan[]): Promise<Scan[]> {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  const added = await manager
    .createQueryBuilder()
    .insert()
    .into(Scan)
    .values(once)
    .orIgnore()
    .returning('id')
    .execute();
  const ids = new Set((added.raw as { id: string }[]).map(({ id }) => id));
  return once.filter(({ id }) => ids.has(id));
}

async function fold(manager: EntityManager, bookings: readonly Booking[], added: readonly Scan[], now: Date) {
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  for (const scan of added) {
    const { id: subjectId, date, people, bookingId, checkMoney } = scan;
    const isKnown = bookingId !== null && byId.has(bookingId);
    const kind = isKnown ? checkMoney && 'MONEY' : people > 0 && 'UNKNOWN_TICKET';
    if (kind) await openConflict(manager, { subjectId, kind, date, people, bookingId }, now);
  }
  const ids = [...new Set(added.flatMap(({ bookingId }) => bookingId ?? []))].filter((id) => byId.has(id));
  const scans = Map.groupBy(await manager.findBy(Scan, { bookingId: In(ids) }), ({ bookingId }) => bookingId);
  const changes = Map.groupBy(
    await manager.findBy(BookingChange, { bookingId: In(ids) }),
    ({ bookingId }) => bookingId,
  );
  for (const booking of bookings.filter(({ id }) => ids.includes(id))) {
    const { id } = booking;
    const seen = scans.get(id) ?? [];
    const date = added.findLast(({ bookingId }) => bookingId === id)?.date ?? booking.tourDate;
    for (const kind of findConflicts({ booking, changes: changes.get(id) ?? [] }, seen)) {
      await openConflict(manager, { subjectId: id, kind, date, people: peopleOf(seen), bookingId: id }, now);
    }
  }
}

async function countedOf(manager: EntityManager, rows: readonly Scan[]): Promise<Counted[]> {
  const bookingIds = [...new Set(rows.flatMap(({ bookingId }) => bookingId ?? []))];
  const subjects = [...bookingIds, ...rows.map(({ id }) => id)];
  const open = await manager.findBy(CheckInConflict, { subjectId: In(subjects), settledAt: IsNull() });
  const scans = Map.groupBy(await manager.findBy(Scan, { bookingId: In(bookingIds) }), ({ bookingId }) => bookingId);
  return rows.map((row) => {
    const ours = open.filter(({ subjectId }) => subjectId === row.bookingId || subjectId === row.id);
    return {
      admitted: row.bookingId === null ? row.people : peopleOf(scans.get(row.bookingId) ?? []),
      conflict: CONFLICT_KINDS.find((kind) => ours.some((conflict) => conflict.kind === kind)) ?? null,
    };
  });
}

/** Omits guests' data and the phone's label, which may name a guest. */
function submittedEvent(staff: StaffIdentity, added: readonly Scan[], now: Date) {
  const [first] = added;
  const target = { targetType: 'phone', targetId: first?.deviceId ?? '' };
  const done = { action: 'submitScans', ...target, before: null };
  const after = { scans: added.length, people: peopleOf(added) };
  return staffActionEvent(staffActionRecorded, { staff, ...done, after }, now);
}

type Found = Pick<CheckInConflict, 'subjectId' | 'kind' | 'date' | 'people' | 'bookingId'>;

/** Opens a conflict once. A settled one is reopened when more people were admitted since. */
async function openConflict(manager: EntityManager, found: Found, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO check_in_conflicts AS c (id, subject_id, kind, date, people, booking_id, opened_at)
     VALUES ($1::uuid, $2::uuid, $3, $4::date, $5, $6::uuid, $7::timestamptz)
     ON CONFLICT (subject_id, kind) DO UPDATE SET people = EXCLUDED.people, date = EXCLUDED.date,
       opened_at = EXCLUDED.opened_at, settled_at = NULL, settled_by = NULL, outcome = NULL, reason = NULL
     WHERE EXCLUDED.people > c.people`,
    [randomUUID(), found.subjectId, found.kind, found.date, found.people, found.bookingId, now],
  );
}
