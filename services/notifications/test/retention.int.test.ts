import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { notificationsService } from '../src/service.js';

it('deletes the counts of earlier days, and sendings and mailed reports with their e-mails', async () => {
  const deleted = await applyRetention(
    notificationsService,
    { EMAILS_KEPT_DAYS: 180 },
    `INSERT INTO recipient_counts (key, time_window, count)
       SELECT md5(d::text), floor(extract(epoch FROM now()) / 86400) - d, 1 FROM unnest(ARRAY[0, 1, 3, 4, 90]) d;
     INSERT INTO email_sendings (email_id, resend, kind, about, sent_at)
       SELECT gen_random_uuid(), 0, 'booking-ticket', gen_random_uuid(), now() - d * interval '1 day' FROM unnest(ARRAY[0, 179, 181]) d;
     INSERT INTO mailed_reports (id, schedule_id, from_date, to_date, queued_at)
       SELECT gen_random_uuid(), gen_random_uuid(), now(), now(), now() - d * interval '1 day' FROM unnest(ARRAY[0, 179, 181]) d;`,
  );
  expect(deleted).toEqual({ email_sendings: 1, mailed_reports: 1, recipient_counts: 3 });
});
