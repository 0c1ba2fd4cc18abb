import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { staffService } from '../src/service.js';

it('deletes only expired sessions, failures, links, unconfirmed apps, recorded actions and erasures', async () => {
  const deleted = await applyRetention(
    staffService,
    { SESSIONS_KEPT_DAYS: 30, STAFF_ACTIONS_KEPT_DAYS: 1_095 },
    `INSERT INTO sessions (token_hash, account_id, created_at, last_seen_at)
       SELECT md5(d::text), gen_random_uuid(), now() - d * interval '1 day' - interval '1 minute', now() FROM generate_series(29, 32) d;
     INSERT INTO sign_in_failures (key, failures, failed_at)
       SELECT md5(d::text), 1, now() - d * interval '1 day' - interval '1 minute' FROM generate_series(28, 34) d;
     INSERT INTO account_links (id, account_id, purpose, expires_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'invitation', now() - d * interval '1 day' - interval '1 minute'
       FROM generate_series(29, 31) d;
     INSERT INTO totp_factors (account_id, sealed_secret, created_at, confirmed_at)
       SELECT gen_random_uuid(), 'sealed', now() - interval '2 days', CASE WHEN n = 1 THEN now() END
       FROM generate_series(1, 3) n;
     INSERT INTO staff_actions (id, at, recorded_at, staff_id, staff_role, service, action, target_type, target_id, correlation_id)
       SELECT gen_random_uuid(), moment, moment, gen_random_uuid(), 'manager', 'bookings', 'closeDay', 'day', '2023-01-01', 'c'
       FROM generate_series(1093, 1096) d, LATERAL (SELECT now() - d * interval '1 day' - interval '1 minute') AS past (moment);
     INSERT INTO erasures SELECT gen_random_uuid(), 'hash', gen_random_uuid(), now() - d * interval '1 day' - interval '1 minute'
       FROM generate_series(1093, 1096) d;
     INSERT INTO erasure_reports SELECT id, service, 1, 0 FROM erasures, (VALUES ('bookings'), ('orders')) AS s (service);`,
  );
  expect(deleted).toEqual({
    sessions: 3,
    sign_in_failures: 5,
    account_links: 2,
    totp_factors: 2,
    staff_actions: 2,
    erasure_reports: 4,
    erasures: 2,
  });
});
