import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { catalogService } from '../src/service.js';

it('stores no text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: catalogService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      harmless: {
        'products.*': 'facts of products',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
