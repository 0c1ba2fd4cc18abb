import { ids } from './consistent-instance.ts';
import { another, copyOf, type PlantedRow } from './planted-row.ts';

/** The start of the sound instance is kept for a group. */
const kept = `UPDATE slots SET usual_capacity = capacity, kept_for = '${another}';`;

const asked = (state: string, more: object = {}) => {
  const words = {
    organizer_name: 'Mia',
    organizer_email: '',
    organizer_phone: '',
    grade: '',
    tour_name: 'Tour',
    pays_by: 'check',
  };
  const facts = {
    id: another,
    number: 'HG-1',
    organization_id: another,
    state,
    tour_id: another,
    pupils: 16,
    adults: 2,
    wishes: '[]',
  };
  const row = { ...words, ...facts, request_hash: '', created_at: '2026-01-01', ...more };
  const [names, values] = [Object.keys(row), Object.values(row)];
  return `INSERT INTO groups (${names.join(', ')}) VALUES (${values.map((value) => `'${value}'`).join(', ')});`;
};
const quoted = `INSERT INTO group_quotes VALUES ('${another}', 1, 'school', 1000, 16, 2, 2, '[]', 0, 16000, 4000, '[]', now(), 0, now(), '${another}');`;

/** One for every sentence of the reconciliation about starts of groups. */
export const plantedGroups: readonly PlantedRow[] = [
  {
    what: 'a start of a group that somebody else is at',
    owner: 'bookings',
    plant: `${kept} ${copyOf('holds', { id: another, group_id: another, status: 'active' })}`,
    sentence: new RegExp(`^slot standard@\\S+ is kept for group ${another}, and booking ${ids.booking} is there$`),
  },
  {
    what: 'a start that nobody keeps and that remembers its seats',
    owner: 'bookings',
    plant: 'UPDATE slots SET usual_capacity = 25',
    sentence: /^slot standard@\S+ has 25 seats, of which \d+ are taken, and 25 to have again$/,
  },
  {
    what: 'a start of a group that has left',
    owner: 'bookings',
    plant: kept,
    sentence: new RegExp(`^slot standard@\\S+ is kept for group ${another}, which has nothing at its time$`),
  },
  {
    what: 'a group that is coming and has no seats',
    owner: 'orders',
    plant: asked('secured', { quote_version: 1 }) + quoted,
    sentence: /^group HG-1 is secured with 18 people, and bookings has 0 booked and 0 held$/,
  },
  {
    what: 'a group that has ended and holds seats',
    owner: 'orders',
    plant: asked('ended', { ended_at: '2026-01-02', ending: 'withdrawn' }),
    alsoPlant: {
      bookings: copyOf('holds', { id: another, group_id: another, status: 'active', expires_at: '2100-01-01' }),
    },
    sentence: /^group HG-1 is ended with 0 people, and bookings has 0 booked and \d+ held$/,
  },
  {
    what: 'seats of a group that nobody knows',
    owner: 'bookings',
    plant: copyOf('holds', { id: another, group_id: another, status: 'active', expires_at: '2100-01-01' }),
    sentence: new RegExp(`^bookings has seats of group ${another}, which orders does not know$`),
  },
  {
    what: 'a gap in the numbers of documents',
    owner: 'orders',
    plant: `INSERT INTO document_numbers (series, last, last_date) VALUES ('2027', 2, '2027-01-01');`,
    sentence: /^documents of 2027 count to 2; 0 are there, up to 0, and 0 were kept long enough$/,
  },
  {
    what: 'documents of which more went than there were',
    owner: 'orders',
    plant: `INSERT INTO document_numbers (series, last, last_date, gone) VALUES ('2021', 2, '2021-01-01', 3);`,
    sentence: /^documents of 2021 count to 2; 0 are there, up to 0, and 3 were kept long enough$/,
  },
  {
    what: 'a group that owes another sum than the books have as its receivable',
    owner: 'orders',
    plant: asked('ended', { ended_at: '2026-01-02', ending: 'canceled', billable_cents: 12_000, billable_lines: '[]' }),
    sentence: /^group HG-1 owes 12000 cents, and the books have 0 as its receivable$/,
  },
  {
    what: 'a group that came a while ago and is not invoiced, which is no difference',
    owner: 'orders',
    plant: asked('visited', {
      quote_version: 1,
      last_start: '2026-01-02',
      billable_cents: 12_000,
      billable_lines: '[]',
    }),
    sentence: /^1 group came more than 14 days ago and is not invoiced: HG-1$/,
  },
  {
    what: 'a group that is booked on nothing',
    owner: 'orders',
    plant: asked('secured', { quote_version: 1, accepted_version: 1 }) + quoted,
    sentence: /^group HG-1 is secured without a deposit, a purchase order or a reason$/,
  },
  {
    what: 'a group whose balance is not the sum of its entries',
    owner: 'orders',
    plant: asked('ended', { ended_at: '2026-01-02', ending: 'withdrawn', balance_cents: 100 }),
    sentence: /^group HG-1 owes 100 cents, and its entries add up to 0$/,
  },
  {
    what: 'a group that owes what the books do not have',
    owner: 'orders',
    plant: asked('ended', { ended_at: '2026-01-02', ending: 'canceled', billable_cents: 12_000, billable_lines: '[]' }),
    sentence: new RegExp(`^order ${another} .*`),
  },
  {
    what: 'a file of a group whose bytes are lost',
    owner: 'orders',
    plant: copyOf('group_files', { name: `${another}.pdf`, kind: 'certificate', group_id: another }),
    sentence: new RegExp(`^the bucket lacks private/${another}.pdf, of which orders has a row$`),
  },
  {
    what: 'a card of a group that nobody finishes',
    owner: 'orders',
    plant: `INSERT INTO group_payments (id, group_id, state, cents, request_hash, created_at, due_at)
      VALUES ('${another}', '${another}', 'securing', 100, '', now() - interval '1 hour', now());`,
    sentence: new RegExp(`^payment ${another} of a group has not ended within \\d+ minutes$`),
  },
  {
    what: 'a card of a group that is not in the books',
    owner: 'orders',
    plant: `INSERT INTO payments (id, intent_id, group_id, amount_cents, status, created_at)
      VALUES ('pi_2', 'pi_2', '${another}', 100, 'used', now() - interval '1 hour');`,
    sentence: new RegExp(`^the books have 0 cents of cards for ${another} of orders, and 100 were paid$`),
  },
];
