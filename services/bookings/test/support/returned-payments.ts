import type { DataSource } from 'typeorm';

/** Payments from the browser that booked nothing. Nothing of them was captured. */
export async function returnedPayments(dataSource: DataSource): Promise<string[]> {
  const rows: { id: string }[] = await dataSource.query(
    `SELECT id FROM payments WHERE status = 'refused' AND booking_id IS NULL`,
  );
  return rows.map(({ id }) => id);
}
