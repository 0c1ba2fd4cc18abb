import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data/blank-reasons-when-person-erased.js';
import { ledgerService } from '../src/service.js';

it('erases each column with text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: ledgerService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      personalData: [PERSONAL_DATA],
      harmless: {
        'money_lines.*': 'accounts, amounts, ids and a few words: they are hashed, and say nothing of people',
        'sealed_days.*': 'sums, hashes and signatures',
      },
      notExported: {
        'corrections.reason': 'what a manager says of the books: it is read with the lines of the booking or order',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
