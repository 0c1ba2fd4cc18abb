import { another, type PlantedRow } from './planted-row.ts';

const voucher = `
  INSERT INTO vouchers (id, code_hash, key_id, last4, kind, issued_cents, balance_cents, from_name, recipient_name, recipient_email, message, created_at)
  VALUES ('${another}', 'x', 'x', '3PRA', 'goodwill', 5000, 3000, '', '', '', '', now() - interval '1 hour');`;

const entry = (cause: string, cents: number, sale = 'NULL') => `
  INSERT INTO voucher_entries (id, voucher_id, delta_cents, cause, sale_id, at, key)
  VALUES (gen_random_uuid(), '${another}', ${cents}, '${cause}', ${sale}, now() - interval '1 hour', '${cause}');`;

const sale = (state: string) => `
  INSERT INTO sales (id, session_id, state, authorized_cents, captured_cents, shipping_cents, takes_the_rest, tax_rates, request_hash, created_at, due_at)
  VALUES ('${another}', 'x', '${state}', 0, 0, 0, false, '{}', '', now() - interval '2 hours', now());`;

const booked = (cents: number) => `
  INSERT INTO money_lines (movement_id, position, at, business_date, account, cents, source, source_id, reference, channel, cause, is_refund)
  SELECT '${another}', n, now(), now(), CASE n WHEN 1 THEN 'goodwill' ELSE 'voucher_liability' END, (3 - 2 * n) * ${cents}, 'orders',
    '${another}', '', 'desk', 'voucher_issued', false FROM generate_series(1, 2) AS n;`;

/** One for every sentence of the reconciliation about vouchers. */
export const plantedVouchers: readonly PlantedRow[] = [
  {
    what: 'a voucher with another balance than its entries',
    owner: 'orders',
    plant: voucher + entry('issued', 5_000),
    sentence: /^voucher \S+ has 3000 cents, but its entries come to 5000$/,
  },
  ...['placed', 'refused'].map((state) => ({
    what: `a voucher that a ${state} sale still holds`,
    owner: 'orders' as const,
    plant: voucher + entry('issued', 5_000) + sale(state) + entry('held', -2_000, `'${another}'`),
    sentence: new RegExp(`^voucher \\S+ is held by sale \\S+, which is ${state}$`),
  })),
  {
    what: 'a gift voucher that was paid and not issued',
    owner: 'orders',
    plant: `${sale('placed')} INSERT INTO sale_lines (id, sale_id, position, kind, cart_line_id, facts, cents, state)
      VALUES ('${another}', '${another}', 0, 'voucher', '${another}', '{}', 5000, 'confirmed');`,
    sentence: /^line \S+ was paid, and its voucher was not issued$/,
  },
  {
    what: 'a voucher that is not in the books',
    owner: 'orders',
    plant: voucher + entry('issued', 5_000),
    sentence: /^order or voucher \S+ has entries of 5000 cents on vouchers, and the books owe 0 for it$/,
  },
  {
    what: 'a blocked voucher of which the books owe a cent less',
    owner: 'orders',
    plant: `${voucher}${entry('issued', 5_000)} UPDATE vouchers SET balance_cents = 5000, status = 'blocked';`,
    alsoPlant: { ledger: booked(4_999) },
    sentence: /^order or voucher \S+ has entries of 5000 cents on vouchers, and the books owe 4999 for it$/,
  },
  {
    what: 'a voucher that only the books know',
    owner: 'ledger',
    plant: booked(5_000),
    sentence: /^order or voucher \S+ has entries of 0 cents on vouchers, and the books owe 5000 for it$/,
  },
];
