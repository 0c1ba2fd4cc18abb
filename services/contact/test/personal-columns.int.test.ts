import { readFileSync } from 'node:fs';
import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { contactService } from '../src/service.js';

const exportFile = new URL('../../../web/staff/personal-data/personal-data.graphql', import.meta.url);

it('erases and exports each column with text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: contactService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      personalData: PERSONAL_DATA,
      exportOperation: readFileSync(exportFile, 'utf8'),
      exportedAt: { contact_messages: 'messagesByEmail' },
      harmless: {
        'house_details.*': 'the address and the phone of the house',
        'contact_messages.subject': 'one of a few words',
        'contact_messages.language': 'one of a few words',
        'message_counts.*': 'hashes, deleted after a day',
      },
      notExported: { 'contact_messages.state': 'whether staff have answered, and nothing of the writer' },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
