import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { mediaService } from '../src/service.js';

it('stores no text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: mediaService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      harmless: {
        'image_uses.*': 'facts of products',
        'images.content_type': 'one of a few words',
        'images.filename': 'a hash of the image',
        'images.originalname': 'how staff called the file of a product',
        'renditions.*': 'a hash of the image, and one of a few words',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
