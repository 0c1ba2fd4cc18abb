import type { DataSource } from 'typeorm';

export interface LedgerLine {
  readonly slotId: string;
  readonly capacity: number;
  readonly taken: number;
  readonly booked: number;
  readonly held: number;
}

/** Every slot with the sum of its bookings and active holds, which must equal `taken`. */
export async function ledger(dataSource: DataSource): Promise<LedgerLine[]> {
  return dataSource.query(`
    SELECT s.id AS "slotId", s.capacity, s.taken,
      (SELECT coalesce(sum(places), 0)::integer FROM bookings b WHERE b.slot_id = s.id AND b.status = 'confirmed') AS booked,
      (SELECT coalesce(sum(places), 0)::integer FROM holds h WHERE h.slot_id = s.id AND h.status = 'active') AS held
    FROM slots s ORDER BY s.id`);
}
