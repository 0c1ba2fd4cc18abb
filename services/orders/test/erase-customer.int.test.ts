import { emailHash } from '@hilltop/platform/personal-data/email-hash';
import { erasePerson } from '@hilltop/platform/personal-data/erase-when-requested';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { ordersService } from '../src/service.js';

const order = (email: string) => `
  INSERT INTO orders (id, order_number, customer_name, customer_email, total_cents, status, parcel, created_at)
  VALUES (gen_random_uuid(), gen_random_uuid(), 'Canary', '${email}', 1450, 'pending',
    '{"carrier":"UPS","trackingNumber":"1Z999"}', now());`;

const BUYER = '11111111-1111-4111-8111-111111111111';
const voucher = (last4: string, recipient: string, saleId = 'NULL') => `
  INSERT INTO vouchers (id, code_hash, key_id, last4, kind, issued_cents, balance_cents, from_name, recipient_name, recipient_email, message,
    reason, sale_id, deliver_at, created_at)
  VALUES (gen_random_uuid(), '${last4}', 'x', '${last4}', 'gift', 5000, 2000, 'From', 'For', '${recipient}', 'Words', 'Sorry to Canary', ${saleId}, now(), now());`;

it('erases what vouchers say of their recipient, and what their buyer said; the balance stays', async () => {
  const { migrations, functions = [] } = ordersService;
  const bought = order('canary@example.test').replace('gen_random_uuid()', `'${BUYER}'`);
  const vouchers = voucher('AAAA', 'Canary@example.test') + voucher('BBBB', 'b@example.test', `'${BUYER}'`);
  const { dataSource, close } = await createTestDatabase({
    migrations,
    functions,
    setup: `${bought} ${vouchers} ${voucher('CCCC', 'c@example.test')}`,
  });
  try {
    const { sourceIds } = await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@example.test'));
    const theirs = await dataSource.query(`SELECT id FROM vouchers WHERE last4 IN ('AAAA', 'BBBB')`);
    expect(sourceIds?.sort()).toEqual([...theirs.map(({ id }: { id: string }) => id), BUYER].sort());
    const rows = await dataSource.query(
      'SELECT last4, from_name, recipient_name, message, reason, deliver_at IS NULL AS dropped, balance_cents FROM vouchers ORDER BY last4',
    );
    const left = { from_name: '', message: '', reason: null, balance_cents: 2_000 };
    expect(rows).toEqual([
      { ...left, last4: 'AAAA', recipient_name: '', dropped: true },
      { ...left, last4: 'BBBB', recipient_name: 'For', dropped: false },
      {
        ...left,
        last4: 'CCCC',
        from_name: 'From',
        message: 'Words',
        reason: 'Sorry to Canary',
        recipient_name: 'For',
        dropped: false,
      },
    ]);
  } finally {
    await close();
  }
});

it('erases the address before a correction and why staff made it; that something was corrected stays', async () => {
  const { migrations, functions = [] } = ordersService;
  const other = '22222222-2222-4222-8222-222222222222';
  const change = (orderId: string) => `
    INSERT INTO order_changes (id, order_id, kind, actor, staff_id, reason, former_delivery, changed_at)
    VALUES (gen_random_uuid(), '${orderId}', 'delivery_corrected', 'staff', gen_random_uuid(), 'Canary asked', '{"address":"1 Main Street"}', now());`;
  const setup = `${order('Canary@example.test').replace('gen_random_uuid()', `'${BUYER}'`)}
    ${order('b@example.test').replace('gen_random_uuid()', `'${other}'`)} ${change(BUYER)} ${change(other)}`;
  const { dataSource, close } = await createTestDatabase({ migrations, functions, setup });
  try {
    const { sourceIds } = await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@example.test'));
    expect(sourceIds).toEqual([BUYER]);
    const rows = await dataSource.query(
      'SELECT order_id AS id, kind, reason, former_delivery AS "was" FROM order_changes ORDER BY order_id',
    );
    expect(rows).toEqual([
      { id: BUYER, kind: 'delivery_corrected', reason: null, was: null },
      { id: other, kind: 'delivery_corrected', reason: 'Canary asked', was: { address: '1 Main Street' } },
    ]);
  } finally {
    await close();
  }
});

it('erases which address used a code; the use and what it took off stay', async () => {
  const { migrations, functions = [] } = ordersService;
  const setup = `${order('Canary@example.test').replace('gen_random_uuid()', `'${BUYER}'`)}
    INSERT INTO promotions (id, code, name, kind, amount, for_tours, for_goods, tours, ticket_types, products, least_cents,
      once_per_address, uses, created_at, created_by)
    VALUES ('${BUYER}', 'SPRING', 'Spring', 'percent', 10, true, true, '[]', '[]', '[]', 0, true, 1, now(), '${BUYER}');
    INSERT INTO promotion_uses (sale_id, promotion_id, email_hash, cents, used_at) VALUES ('${BUYER}', '${BUYER}', 'h', 145, now());`;
  const { dataSource, close } = await createTestDatabase({ migrations, functions, setup });
  try {
    await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@example.test'));
    const uses = await dataSource.query(
      'SELECT u.email_hash, u.cents, p.uses FROM promotion_uses u JOIN promotions p ON p.id = u.promotion_id',
    );
    expect(uses).toEqual([{ email_hash: null, cents: 145, uses: 1 }]);
  } finally {
    await close();
  }
});

it('erases only the person with the e-mail address, which is not case-sensitive', async () => {
  const { migrations, functions = [] } = ordersService;
  const parcel = { carrier: 'UPS', trackingNumber: '1Z999' };
  const setup = `
    ${order('Canary@Example.test')} ${order('somebody@example.test')}`;
  const { dataSource, close } = await createTestDatabase({ migrations, functions, setup });
  try {
    const erase = () => erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@EXAMPLE.test'));
    const [{ id }] = await dataSource.query(`SELECT id FROM orders WHERE customer_email LIKE 'Canary%'`);
    expect(await erase()).toEqual({ erased: 1, kept: 0, sourceIds: [id] });
    expect(
      await dataSource.query(
        'SELECT customer_email, customer_name, total_cents, parcel FROM orders ORDER BY customer_email',
      ),
    ).toEqual([
      { customer_email: '', customer_name: 'Erased', total_cents: 1450, parcel: null },
      { customer_email: 'somebody@example.test', customer_name: 'Canary', total_cents: 1450, parcel },
    ]);
    // A second request finds nothing more.
    expect(await erase()).toEqual({ erased: 0, kept: 0 });
  } finally {
    await close();
  }
});

it('erases who organized a group that is over and owes nothing, with its words, and a family whole', async () => {
  const { migrations, functions = [] } = ordersService;
  const group = (number: string, kind: string, state: string, billed: number) => `
    WITH o AS (INSERT INTO organizations VALUES (gen_random_uuid(), 'Canary ${number}', '${kind}', '1 Canary Road', now()) RETURNING id),
    g AS (INSERT INTO groups (id, number, organization_id, state, organizer_name, organizer_email, organizer_phone, grade, tour_id, tour_name, pupils,
        adults, wishes, pays_by, request_hash, created_at, quote_version, accepted_by, note, first_start, last_start, billable_cents, billable_lines)
      SELECT gen_random_uuid(), '${number}', id, '${state}', 'Canary', 'Canary@example.test', '817 555 0100', '', gen_random_uuid(), 'Tour', 16, 2, '[]',
        'check', '', now(), 1, 'Canary', 'Canary', now(), now(), ${billed},
        '[{"kind": "people", "label": "", "cents": ${billed}, "taxCode": "tours", "taxCents": 0}]' FROM o RETURNING id)
    INSERT INTO group_changes SELECT gen_random_uuid(), id, 0, 'asked', NULL, 'Canary called', now() FROM g;`;
  const { dataSource, close } = await createTestDatabase({
    migrations,
    functions,
    setup:
      group('HG-1', 'family', 'visited', 0) +
      group('HG-2', 'school', 'visited', 0) +
      group('HG-3', 'family', 'visited', 100),
  });
  try {
    const { erased, kept } = await erasePerson(dataSource.manager, PERSONAL_DATA, emailHash('canary@example.test'));
    expect([erased, kept]).toEqual([5, 3]);
    const rows = await dataSource.query(`
      SELECT g.number, g.organizer_name AS organizer, g.accepted_by AS accepted, g.note, c.reason, o.name FROM groups g
      JOIN organizations o ON o.id = g.organization_id JOIN group_changes c ON c.group_id = g.id ORDER BY g.number`);
    const gone = { organizer: 'Erased', accepted: null, note: null, reason: null };
    const all = { organizer: 'Canary', accepted: 'Canary', note: 'Canary', reason: 'Canary called' };
    expect(rows).toEqual([
      { number: 'HG-1', ...gone, name: 'Erased' },
      { number: 'HG-2', ...gone, name: 'Canary HG-2' },
      { number: 'HG-3', ...all, name: 'Canary HG-3' },
    ]);
  } finally {
    await close();
  }
});
