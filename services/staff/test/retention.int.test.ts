import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { staffService } from '../src/service.js';

it('deletes sessions and failures after their time, and no others', async () => {
  const deleted = await applyRetention(
    staffService,
    { SESSIONS_KEPT_DAYS: 30 },
    `INSERT INTO sessions (token_hash, account_id, created_at, last_seen_at)
       SELECT md5(d::text), gen_random_uuid(), now() - d * interval '1 day' - interval '1 minute', now() FROM generate_series(29, 32) d;
     INSERT INTO sign_in_failures (key, failures, failed_at)
       SELECT md5(d::text), 1, now() - d * interval '1 day' - interval '1 minute' FROM generate_series(28, 34) d;`,
  );
  expect(deleted).toEqual({ sessions: 3, sign_in_failures: 5 });
});
