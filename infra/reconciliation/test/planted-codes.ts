import { another, type PlantedRow } from './planted-row.ts';

const code = (uses: number) => `
  INSERT INTO promotions (id, code, name, kind, amount, for_tours, for_goods, tours, ticket_types, products, least_cents, once_per_address, uses, created_at, created_by)
  VALUES ('${another}', 'SPRING', 'Spring', 'percent', 10, true, false, '[]', '[]', '[]', 0, false, ${uses}, now() - interval '1 hour', '${another}');`;

const use = `
  INSERT INTO promotion_uses (sale_id, promotion_id, cents, used_at) VALUES ('${another}', '${another}', 500, now() - interval '1 hour');`;

const sale = (state: string) => `
  INSERT INTO sales (id, session_id, state, authorized_cents, captured_cents, shipping_cents, takes_the_rest, tax_rates, promotion_id, request_hash, created_at, due_at)
  VALUES ('${another}', 'x', '${state}', 0, 0, 0, false, '{}', '${another}', '', now() - interval '2 hours', now());`;

const facts = { discount: { code: 'SPRING', tickets: [{ type: 'adult', count: 1 }] }, discountCents: 500 };
const line = `
  INSERT INTO sale_lines (id, sale_id, position, kind, cart_line_id, facts, cents, state)
  VALUES ('${another}', '${another}', 0, 'tour', '${another}', '${JSON.stringify(facts)}', 5000, 'confirmed');`;
const ticket = (count: number, cents: number) => `
  ALTER TABLE bookings DROP CONSTRAINT bookings_tickets; UPDATE bookings SET sale_line_id = '${another}',
    tickets = '[{"type":"adult","count":${count},"unitCents":2000,"seats":1,"code":{"name":"SPRING","cents":${cents}}}]';`;

/** One for every sentence of the reconciliation about codes, and about what is kept as credit. */
export const plantedCodes: readonly PlantedRow[] = [
  {
    what: 'a code that counts a use which nobody made',
    owner: 'orders',
    plant: code(1),
    sentence: /^code SPRING counts 1 uses of any number; it has 0$/,
  },
  {
    what: 'a use of more than its sale costs less',
    owner: 'orders',
    plant: code(1) + use + sale('placed'),
    sentence: /^sale \S+ costs 0 cents less; its use of a code says 500$/,
  },
  {
    what: 'a code that was used more often than its limit',
    owner: 'orders',
    plant: `ALTER TABLE promotions DROP CONSTRAINT promotions_uses; ${code(1)}${use} UPDATE promotions SET uses_limit = 0;`,
    sentence: /^code SPRING counts 1 uses of 0; it has 1$/,
  },
  {
    what: 'a discount that was copied onto a guest who came later',
    owner: 'orders',
    plant: line,
    alsoPlant: { bookings: ticket(2, 500) },
    sentence: /^line \S+ has 2 tickets with code SPRING, 1000 cents off; it was sold with 1, 500 off$/,
  },
  {
    what: 'a discount that grew when the visit moved',
    owner: 'orders',
    plant: line,
    alsoPlant: { bookings: ticket(1, 1500) },
    sentence: /^line \S+ has 1 tickets with code SPRING, 1500 cents off; it was sold with 1, 500 off$/,
  },
  {
    what: 'a discount of a visit that no code was sold with',
    owner: 'bookings',
    plant: ticket(1, 500),
    sentence: /^line \S+ has 1 tickets with code SPRING, 500 cents off; it was sold with 0, 0 off$/,
  },
  {
    what: 'a use that a refused sale keeps',
    owner: 'orders',
    plant: code(1) + use + sale('refused'),
    sentence: /^sale \S+ was refused, and keeps its use of a code$/,
  },
  {
    what: 'a use without a sale',
    owner: 'orders',
    plant: code(1) + use,
    sentence: /^a use of a code is of sale \S+, which is not there$/,
  },
  {
    what: 'a voucher for a visit that nobody kept as credit',
    owner: 'orders',
    plant: `
      INSERT INTO vouchers (id, code_hash, key_id, last4, kind, issued_cents, balance_cents, from_name, recipient_name, recipient_email, message, created_at)
      VALUES ('${another}', 'x', 'x', '3PRA', 'credit', 5000, 5000, '', '', '', '', now() - interval '1 hour');`,
    sentence: /^0 parties keep 0 cents as credit, and 1 vouchers of 5000 cents were issued for it$/,
  },
];
