import { readFileSync } from 'node:fs';
import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data/blank-reasons-when-person-erased.js';
import { ledgerService } from '../src/service.js';

const exportFile = new URL('../../../web/staff/personal-data/personal-data.graphql', import.meta.url);
/** What bookings and orders name to the books when they erase it. */
const sold = ['bookingsByEmail', 'ordersByEmail', 'vouchersByEmail'];

it('erases and exports each column with text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: ledgerService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      personalData: [PERSONAL_DATA],
      exportOperation: readFileSync(exportFile, 'utf8'),
      exportedAt: { 'corrections.reason': sold.map((found) => `${found}.correctionReasons`) },
      harmless: {
        'money_lines.*': 'accounts, amounts, ids and a few words: they are hashed, and say nothing of people',
        'sealed_days.*': 'sums, hashes and signatures',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
