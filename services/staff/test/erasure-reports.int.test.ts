import { randomUUID } from 'node:crypto';
import { personErased } from '@hilltop/contracts/orders/person-erased';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { NoteReportWhenPersonErased } from '../src/erasures/note-report-when-person-erased.js';
import { staffService } from '../src/service.js';

it('adds up the events of one report', async () => {
  const { dataSource, close } = await createTestDatabase(staffService);
  try {
    const erasureId = randomUUID();
    const facts = { aggregateId: erasureId, correlationId: 'test', now: new Date() };
    const reaction = new NoteReportWhenPersonErased();
    for (const counts of [
      { erased: 1_500, kept: 2 },
      { erased: 0, kept: 0 },
    ]) {
      const event = personErased.create({ ...facts, data: { erasureId, ...counts, sourceIds: [randomUUID()] } });
      await reaction.react(event, dataSource.manager);
    }
    expect(await dataSource.query('SELECT service, erased, kept FROM erasure_reports')).toEqual([
      { service: 'orders', erased: 1_500, kept: 2 },
    ]);
  } finally {
    await close();
  }
});
