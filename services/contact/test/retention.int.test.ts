import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { contactService } from '../src/service.js';

it('deletes counts of windows that are over for a day', async () => {
  const deleted = await applyRetention(
    contactService,
    { CONTACT_WINDOW_SECONDS: 600 },
    `INSERT INTO message_counts (key, time_window, count)
       SELECT md5(h::text), floor(extract(epoch FROM now() - h * interval '1 hour') / 600), 1
       FROM unnest(ARRAY[0, 1, 23, 25, 48]) h;`,
  );
  expect(deleted).toEqual({ message_counts: 2 });
});
