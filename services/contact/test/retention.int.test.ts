import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { contactService } from '../src/service.js';

const SETTINGS = { CONTACT_WINDOW_SECONDS: 600, MESSAGES_KEPT_DAYS: 365 };

it('deletes counts of windows that ended a day ago', async () => {
  const deleted = await applyRetention(
    contactService,
    SETTINGS,
    `INSERT INTO message_counts (key, time_window, count)
       SELECT md5(h::text), floor(extract(epoch FROM now() - h * interval '1 hour') / 600), 1
       FROM unnest(ARRAY[0, 1, 23, 25, 48]) h;`,
  );
  expect(deleted).toEqual({ message_counts: 2 });
});

it('deletes expired messages, old inbox rows, and resolved dead letters', async () => {
  const deleted = await applyRetention(
    contactService,
    SETTINGS,
    `INSERT INTO contact_messages (id, first_name, last_name, email, phone, subject, message, received_at)
       SELECT gen_random_uuid(), 'A', 'B', 'a@example.test', '1', 'other', 'Hello.', now() - d * interval '1 day'
       FROM unnest(ARRAY[0, 364, 366, 900]) d;
     INSERT INTO inbox (consumer, event_id, handled_at)
       SELECT 'c', gen_random_uuid(), now() - d * interval '1 day' FROM unnest(ARRAY[0, 27, 29]) d;
     INSERT INTO dead_letters (origin, event_id, aggregate_id, subject, payload, attempts, reason, failed_at, resolved_at)
       SELECT 'outbox', d::text, 'a', 's', '{}', 1, 'r', now() - interval '100 days', CASE d WHEN 0 THEN NULL ELSE now() - d * interval '1 day' END
       FROM unnest(ARRAY[0, 89, 91]) d;`,
  );
  expect(deleted).toEqual({ contact_messages: 2, inbox: 1, dead_letters: 1 });
});
