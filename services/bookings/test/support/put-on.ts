import type { DataSource } from 'typeorm';
import { END_OTHER_LEADS, PUT_ON } from '../../src/opening/leads/lead.statements.js';

/** These lead the slot from now on. @param guideIds free then */
export async function putOn(dataSource: DataSource, slotId: string, guideIds: readonly string[]): Promise<void> {
  await dataSource.query(END_OTHER_LEADS, [slotId, guideIds, new Date()]);
  for (const guideId of guideIds) await dataSource.query(PUT_ON, [slotId, guideId]);
}

/** Every slot that somebody booked. */
export async function putOnAll(dataSource: DataSource, guideId: string): Promise<void> {
  const slots: { id: string }[] = await dataSource.query('SELECT id FROM slots');
  for (const { id } of slots) await putOn(dataSource, id, [guideId]);
}
