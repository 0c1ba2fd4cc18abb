import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { contentService } from '../src/service.js';

it('stores no text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: contentService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      harmless: {
        'sections.*': 'what the pages of the house say',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
