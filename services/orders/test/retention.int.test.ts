import { applyRetention } from '@hilltop/platform/testing/apply-retention';
import { expect, it } from '@jest/globals';
import { ordersService } from '../src/service.js';

const settings = {
  CARTS_KEPT_DAYS: 30,
  CUSTOMERS_KEPT_DAYS: 730,
  GROUP_ASKS_KEPT_DAYS: 180,
  GROUP_DOCUMENTS_KEPT_DAYS: 1_461,
  RETURNED_PAYMENTS_KEPT_DAYS: 90,
  VOUCHER_LOOKUP_WINDOW_SECONDS: 600,
};

it('blanks who asked for a group that never came after half a year, who came after two years, and access needs after a day', async () => {
  const group = (name: string, columns: string, values: string) => `
    INSERT INTO groups (id, number, organization_id, organizer_name, organizer_email, organizer_phone, grade, tour_id, tour_name, pupils, adults,
      wishes, pays_by, request_hash, created_at, quote_version, ${columns})
    VALUES (gen_random_uuid(), '${name}', gen_random_uuid(), 'Mia', 'mia@school.test', '1', '', gen_random_uuid(), 'Tour', 16, 2, '[]', 'check', '',
      now(), 1, ${values});`;
  const ended = 'state, ending, ended_at';
  const deleted = await applyRetention(
    ordersService,
    settings,
    group('ask', ended, `'ended', 'declined', now() - interval '181 days'`) +
      group('new', ended, `'ended', 'declined', now() - interval '179 days'`) +
      group('late', `${ended}, accepted_at`, `'ended', 'canceled', now() - interval '181 days', now()`) +
      group('came', 'state, last_start', `'visited', now() - interval '731 days'`) +
      group('needs', 'state, last_start, access_needs', `'visited', now() - interval '2 days', 'A ramp'`) +
      group('coming', 'state, last_start, access_needs', `'secured', now() + interval '2 days', 'A ramp'`),
  );
  expect(deleted).toEqual({ groups: 3 });
});

it('deletes files once their organizer is erased and no document is left, and never a certificate in use', async () => {
  const id = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;
  const group = (place: number, organization: number, email: string) => `
    INSERT INTO groups (id, number, organization_id, organizer_name, organizer_email, organizer_phone, grade, tour_id, tour_name, pupils, adults,
      wishes, pays_by, request_hash, created_at, state)
      VALUES ('${id(place)}', 'G${place}', '${id(organization)}', 'Mia', '${email}', '', '', gen_random_uuid(), 'House', 10, 5, '[]', 'check', '', now(), 'asked');`;
  const document = (place: number, days: number) => `
    INSERT INTO group_documents (number, group_id, kind, issued_on, issued_at, bill_to, pupils, adults, lines, tax_cents, total_cents)
      VALUES ('D${place}', '${id(place)}', 'invoice', now(), now() - ${days} * interval '1 day', 'A', 1, 1, '[]', 0, 100);`;
  const file = (place: number, kind: string, of: number | null) => `
    INSERT INTO group_files (name, group_id, kind, bytes, added_at)
      VALUES ('${id(place)}.pdf', ${of === null ? 'NULL' : `'${id(of)}'`}, '${kind}', 1, now() - interval '5 years');`;
  const deleted = await applyRetention(
    ordersService,
    settings,
    [
      ...[group(1, 1, ''), file(1, 'purchase_order', 1), group(4, 4, 'b@school.test'), file(5, 'certificate', 4)],
      ...[group(2, 1, ''), document(2, 1_460), file(2, 'purchase_order', 2), file(3, 'certificate', 1)],
      ...[group(3, 3, ''), file(4, 'certificate', 3)],
      ...[group(5, 5, ''), file(6, 'certificate', 5), file(7, 'w9', null)],
      `INSERT INTO organizations (id, name, kind, address, created_at, exempt_reason, exempt_file, exempt_until, exempt_by, exempt_at)
        VALUES ('${id(5)}', 'School', 'school', '', now(), 'Public school', '${id(6)}.pdf', now(), '${id(5)}', now());`,
    ].join(''),
  );
  // The order of the first group, and the certificate of the third.
  expect(deleted).toEqual({ group_files: 2 });
});

it('empties only abandoned carts, in batches, and blanks vouchers that were mailed long ago', async () => {
  const deleted = await applyRetention(
    ordersService,
    settings,
    `INSERT INTO cart_lines (id, session_id, kind, product_id, facts, typed, added_at)
       SELECT gen_random_uuid(), 'left-' || n, 'goods', gen_random_uuid(), '{}', NULL, now() - interval '31 days' FROM generate_series(1, 1203) n;
     INSERT INTO cart_lines (id, session_id, kind, product_id, facts, typed, added_at)
       SELECT gen_random_uuid(), 'kept-' || n, 'goods', gen_random_uuid(), '{}', NULL, now() - interval '29 days' FROM generate_series(1, 7) n;
     INSERT INTO cart_lines (id, session_id, kind, product_id, facts, typed, added_at)
       SELECT gen_random_uuid(), 'tour-' || n, 'tour', NULL, '{}', '{"email": "a@example.test"}', now() - n * interval '15 hours' FROM generate_series(1, 2) n;
     INSERT INTO vouchers (id, code_hash, key_id, last4, kind, issued_cents, balance_cents, from_name, recipient_name, recipient_email, message, deliver_at, created_at)
       SELECT gen_random_uuid(), n::text, 'x', 'x', 'gift', 5000, 5000, 'A', 'B', 'b@example.test', '', now() + n * interval '1 day', now() - interval '3 years'
       FROM generate_series(-731, -729, 2) n;`,
  );
  expect(deleted).toEqual({ cart_lines: 1204, vouchers: 1 });
});
