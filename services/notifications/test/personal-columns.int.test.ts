import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { notificationsService } from '../src/service.js';

it('stores no text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: notificationsService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      harmless: {
        'email_sendings.kind': 'one of a few words',
        'emails.cause': 'one of a few words',
        'emails.given_up_for': 'one of a few words',
        'emails.kind': 'one of a few words',
        'emails.language': 'one of a few words',
        'emails.last_error': 'in our own words, without addresses',
        'emails.status': 'one of a few words',
        'emails.traceparent': 'random',
        'house_details.*': 'the address and the phone of the house',
        'recipient_counts.key': 'a hash, deleted after two days',
        'report_schedules.every': 'one of a few words',
        'report_schedules.file': 'one of a few words',
        'sealed_pages.page': 'sums, hashes and signatures of a day',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
