import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { notificationsService } from '../src/service.js';

it('deletes the counts of earlier days', async () => {
  const deleted = await applyRetention(
    notificationsService,
    { EMAILS_KEPT_DAYS: 180 },
    `INSERT INTO recipient_counts (key, time_window, count)
       SELECT md5(d::text), floor(extract(epoch FROM now()) / 86400) - d, 1 FROM unnest(ARRAY[0, 1, 3, 4, 90]) d;`,
  );
  expect(deleted).toEqual({ recipient_counts: 3 });
});
