import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { CheckInConflict } from './check-in-conflict.entity.js';

type Found = Pick<CheckInConflict, 'subjectId' | 'kind' | 'date' | 'people' | 'bookingId'>;

/** Opens a conflict once. A settled one is reopened when more people were admitted than at the settlement. */
export async function openConflict(manager: EntityManager, found: Found, now: Date): Promise<void> {
  await manager.query(
    `INSERT INTO check_in_conflicts AS c (id, subject_id, kind, date, people, booking_id, opened_at)
     VALUES ($1::uuid, $2::uuid, $3, $4::date, $5, $6::uuid, $7::timestamptz)
     ON CONFLICT (subject_id, kind) DO UPDATE SET people = EXCLUDED.people, date = EXCLUDED.date,
       opened_at = EXCLUDED.opened_at, settled_at = NULL, settled_by = NULL, outcome = NULL, reason = NULL
     WHERE EXCLUDED.people > c.people`,
    [randomUUID(), found.subjectId, found.kind, found.date, found.people, found.bookingId, now],
  );
}
