import type { DataSource } from 'typeorm';
import type { SlotRequest } from '../../src/opening/slots/slot-request.js';

const lookMs = 40;
const mostLooks = 250;

const WAITING = `SELECT count(*)::integer AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** A statement that locks a row until its transaction ends. */
export interface RowLock {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Locks a row, existing or not, while `meanwhile` runs, then rolls back. */
export async function whileLocked<Outcome>(
  dataSource: DataSource,
  { text, values }: RowLock,
  meanwhile: () => Promise<Outcome>,
): Promise<Outcome> {
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  try {
    // It can take a while until all statements wait.
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await holder.query(text, [...values]);
    return await meanwhile();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

/** Resolves once at least this many statements wait for a lock and their number is stable. */
export async function standingInLine(dataSource: DataSource, fewest: number): Promise<void> {
  let before = 0;
  for (let look = 0; look < mostLooks; look += 1) {
    const [{ waiting }] = await dataSource.query(WAITING);
    if (waiting >= fewest && waiting === before) return;
    before = waiting;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  if (before < fewest) throw new Error(`${before} statements wait for the row, not ${fewest}`);
}

/**
 * Locks the row of a slot until all contenders wait for it with a started statement, then releases all of them at the same
 * time. Without it the first can finish before the second has started.
 *
 * @param come starts the contenders
 * @param fewest the number of statements that must wait
 */
export async function startTogether<Outcome>(
  dataSource: DataSource,
  { slotId, tourType, startsAt, capacity }: SlotRequest,
  fewest: number,
  come: () => Promise<Outcome>,
): Promise<Outcome> {
  const slot = {
    text: 'INSERT INTO slots AS s VALUES ($1, $2, $3, $4, 1) ON CONFLICT (id) DO UPDATE SET taken = s.taken',
    values: [slotId, tourType, startsAt, capacity],
  };
  const { coming } = await whileLocked(dataSource, slot, async () => {
    const begun = come();
    // Prevents an unhandled rejection until the caller awaits it.
    begun.catch(() => undefined);
    await standingInLine(dataSource, fewest);
    return { coming: begun };
  });
  return coming;
}
