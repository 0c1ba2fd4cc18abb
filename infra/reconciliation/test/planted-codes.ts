import { another, type PlantedRow } from './planted-row.ts';

const code = (uses: number) => `
  INSERT INTO promotions (id, code, name, kind, amount, for_tours, for_goods, tours, ticket_types, products, least_cents, once_per_address, uses, created_at, created_by)
  VALUES ('${another}', 'SPRING', 'Spring', 'percent', 10, true, false, '[]', '[]', '[]', 0, false, ${uses}, now() - interval '1 hour', '${another}');`;

const use = `
  INSERT INTO promotion_uses (sale_id, promotion_id, cents, used_at) VALUES ('${another}', '${another}', 500, now() - interval '1 hour');`;

const sale = (state: string) => `
  INSERT INTO sales (id, session_id, state, authorized_cents, captured_cents, shipping_cents, takes_the_rest, promotion_id, request_hash, created_at, due_at)
  VALUES ('${another}', 'x', '${state}', 0, 0, 0, false, '${another}', '', now() - interval '2 hours', now());`;

/** One for every sentence of the reconciliation about codes, and about what is kept as credit. */
export const plantedCodes: readonly PlantedRow[] = [
  {
    what: 'a code that counts a use which nobody made',
    owner: 'orders',
    plant: code(1),
    sentence: /^code SPRING counts 1 uses; it has 0$/,
  },
  {
    what: 'a use of more than its sale costs less',
    owner: 'orders',
    plant: code(1) + use + sale('placed'),
    sentence: /^sale \S+ costs 0 cents less; its use of a code says 500$/,
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
