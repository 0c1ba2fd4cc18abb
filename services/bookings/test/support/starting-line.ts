import type { DataSource } from 'typeorm';
import type { SlotRequest } from '../../src/slots/slot-request.js';

const lookMs = 40;
const mostLooks = 250;

const WAITING = `SELECT count(*)::integer AS waiting FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** A statement that locks a row until its transaction ends. */
export interface RowLock {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Locks a row, there or not yet, while `meanwhile` runs; nothing is left of it then. */
export async function whileLocked<Outcome>(
  dataSource: DataSource,
  { text, values }: RowLock,
  meanwhile: () => Promise<Outcome>,
): Promise<Outcome> {
  const holder = dataSource.createQueryRunner();
  await holder.startTransaction();
  try {
    // The line may be long in forming.
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await holder.query(text, [...values]);
    return await meanwhile();
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}

/** Resolves once at least so many statements wait for a lock, and no more have come since the last look. */
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
 * Keeps the row of a slot to itself until everybody who can come stands before it with a statement that has begun, then lets
 * all go in the same moment. Without it the first may be through before the second has begun.
 *
 * @param come begins what is to happen at once
 * @param fewest statements that must stand there
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
    // Whoever awaits it hears of its failure; until then it must not go unheard.
    begun.catch(() => undefined);
    await standingInLine(dataSource, fewest);
    return { coming: begun };
  });
  return coming;
}
