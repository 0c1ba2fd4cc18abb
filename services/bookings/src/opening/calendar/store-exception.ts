import type { EntityManager } from 'typeorm';
import type { ExceptionData } from './calendar-data.js';

/** Deletes the row when nothing differs. */
export async function storeException(
  manager: EntityManager,
  { date, closed, starts, closedStarts, note, noteEs }: ExceptionData,
): Promise<void> {
  if (!closed && starts === null && closedStarts.length === 0 && note === '') {
    await manager.query('DELETE FROM calendar_exceptions WHERE date = $1::date', [date]);
    return;
  }
  await manager.query(
    `INSERT INTO calendar_exceptions (date, closed, starts, closed_starts, note, note_es)
     VALUES ($1::date, $2::boolean, $3::text[], $4::text[], $5::text, $6::text)
     ON CONFLICT (date) DO UPDATE SET closed = excluded.closed, starts = excluded.starts,
       closed_starts = excluded.closed_starts, note = excluded.note, note_es = excluded.note_es`,
    [date, closed, starts, closedStarts, note, noteEs],
  );
}
