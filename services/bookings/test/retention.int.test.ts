import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { bookingsService } from '../src/service.js';

it('deletes holds that ended long ago without a booking; those of bookings stay', async () => {
  const deleted = await applyRetention(
    bookingsService,
    { HOLDS_KEPT_DAYS: 30 },
    `INSERT INTO holds (id, slot_id, group_size, places, status, extended, created_at, expires_at, ended_at)
       SELECT gen_random_uuid(), 'standard@x', 1, 1, status, false, ended, ended, CASE status WHEN 'active' THEN NULL ELSE ended END
       FROM unnest(ARRAY['active', 'converted', 'released', 'replaced', 'expired']) status,
         unnest(ARRAY[now() - interval '31 days', now() - interval '29 days']) ended;`,
  );
  expect(deleted).toEqual({ holds: 3 });
});
