import type { DataSource } from 'typeorm';

/** Payments from the browser that were returned because they booked nothing. */
export async function returnedPayments(dataSource: DataSource): Promise<string[]> {
  const rows: { id: string }[] = await dataSource.query(
    `SELECT p.id FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.reason = 'not_booked'
     WHERE p.status = 'returned'`,
  );
  return rows.map(({ id }) => id);
}
