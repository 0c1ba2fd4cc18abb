import { expect, it } from '@jest/globals';
import { cancelWords } from './cancel-words.js';
import { accepted, noMoney, quoted, secured } from './group-sample.js';
import { standingOf } from './group-standing.js';
import { adultsFor, inOrder, moment, needsAdults } from './group-words.js';

const now = '2026-12-05T18:00:00.000Z';
const final = { countFinalAt: '2027-03-09T15:00:00.000Z', freeUntil: '2027-03-02T16:00:00.000Z' };

it.each([
  ['asked', { ...quoted, state: 'asked' }, 'We look for seats', 'Tuesday, March 16, 2027, from 10:00 AM'],
  ['quoted', quoted, 'Your price is $480.00', 'Accept it until Tuesday, January 20, 2099, 10:00 AM.'],
  ['accepted', accepted, 'Your seats are held', 'until Thursday, December 17, 2026, 10:00 AM.'],
  ['secured', secured, 'You are coming', 'Tuesday, March 16, 2027, 10:00 AM. Please be here 15 minutes before.'],
  ['visited', { ...secured, state: 'visited' }, 'Thank you for coming', 'Nothing is owed.'],
  [
    'ended',
    { ...quoted, state: 'ended', ending: 'quote_expired' },
    'This visit does not take place',
    'not accepted in time',
  ],
] as const)('says where a group that is %s stands, and what is next', (_state, group, title, text) => {
  const standing = standingOf(group, now);
  expect(standing.title).toBe(title);
  expect(standing.text).toContain(text);
});

it('knows an old quote, and a change of seats that is under way', () => {
  expect(standingOf(quoted, '2099-02-01T00:00:00.000Z').title).toBe('Our quote has ended');
  expect(standingOf({ ...accepted, step: 'booking' }, now).title).toBe('Your seats are being changed');
});

it('asks for the deposit, for what is missing of it, or for nothing while it looks at an order', () => {
  expect(standingOf(accepted, now).text).toContain('We need the deposit of $120.00 or a purchase order by then');
  const some = { ...accepted, money: { ...noMoney, depositLeftCents: 2_000, receivedCents: 10_000 } };
  expect(standingOf(some, now).text).toContain('We still need $20.00 of the deposit by then');
  expect(standingOf({ ...accepted, money: noMoney }, now).text).toContain('We book them next.');
  const order = {
    __typename: 'MyPurchaseOrder',
    number: 'PO-7',
    day: '2026-12-01',
    cents: 48_000,
    billTo: 'A',
  } as const;
  const sent = standingOf({ ...accepted, order: { ...order, confirmed: false } }, now);
  expect(sent).toMatchObject({ title: 'We look at your purchase order' });
  expect(sent.text).toContain('until Thursday, December 17, 2026, 10:00 AM');
});

it('says until when the count goes down, and that it does not any more', () => {
  const group = { ...secured, ...final };
  expect(standingOf(group, now).text).toContain('You can lower your count until Tuesday, March 9, 2027');
  expect(standingOf(group, '2027-03-10T12:00:00.000Z').text).toContain('it goes up only');
});

it('says that the house is closed on its day', () => {
  const displaced = standingOf({ ...secured, displaced: true }, now);
  expect(displaced).toMatchObject({ tone: 'refused', title: 'The house is closed on your day' });
  expect(displaced.text).toMatch(
    /For another day we keep the \$120\.00 that you paid, or all of it goes back to you\.$/,
  );
  expect(standingOf({ ...accepted, displaced: true }, now).text).not.toMatch(/keep/);
});

it('says what is owed, kept and due back', () => {
  const document = {
    number: 'HI-2027-0042',
    kind: 'invoice',
    dueOn: '2027-04-15',
    totalCents: 44_000,
  } as (typeof noMoney)['documents'][number];
  const owed = { ...noMoney, owedCents: 32_000 };
  const visited = { ...secured, state: 'visited' } as const;
  expect(standingOf({ ...visited, money: owed }, now).text).toBe('$320.00 is owed. We send you an invoice.');
  expect(standingOf({ ...visited, money: { ...owed, documents: [document] } }, now).text).toBe(
    '$320.00 is owed. Invoice HI-2027-0042 is due on Thursday, April 15, 2027.',
  );
  const credited = { ...document, kind: 'credit_note', ofNumber: document.number } as const;
  const newer = { ...document, number: 'HI-2027-0050', dueOn: '2027-04-20', totalCents: 10_000 };
  const documents = [document, newer];
  expect(standingOf({ ...visited, money: { ...owed, documents } }, now).text).toBe(
    '$320.00 is owed. Invoice HI-2027-0042 is due on Thursday, April 15, 2027. Invoice HI-2027-0050 is due on Tuesday, April 20, 2027.',
  );
  const others = { ...owed, owedCents: 10_000, documents: [...documents, credited] };
  expect(standingOf({ ...visited, money: others }, now).text).not.toContain('HI-2027-0042');
  const ended = { ...secured, state: 'ended', ending: 'canceled' } as const;
  const kept = { ...noMoney, receivedCents: 20_000, dueBackCents: 8_000 };
  expect(standingOf({ ...ended, money: kept }, now).text).toContain(
    '$120.00 that you paid stays with us. $80.00 goes back to you.',
  );
  const all = { ...noMoney, receivedCents: 12_000, dueBackCents: 12_000 };
  expect(standingOf({ ...ended, money: all }, now).text).toMatch(/given back\. \$120\.00 goes back to you\.$/);
});

it.each([
  ['nothing before seats are booked', accepted, noMoney, 'You owe nothing.'],
  [
    'nothing for now, all of it back',
    secured,
    { ...noMoney, receivedCents: 12_000 },
    'costs nothing until Tuesday, March 2, 2027',
  ],
  ['a bill', secured, { ...noMoney, keptIfCanceledCents: 12_000 }, '$120.00 is billed.'],
  ['what was paid', secured, { ...noMoney, keptIfCanceledCents: 12_000, receivedCents: 12_000 }, 'stays with us'],
  [
    'more than was paid',
    secured,
    { ...noMoney, keptIfCanceledCents: 48_000, receivedCents: 12_000 },
    '$360.00 is owed',
  ],
  [
    'less than was paid',
    secured,
    { ...noMoney, keptIfCanceledCents: 12_000, receivedCents: 48_000 },
    '$360.00 goes back',
  ],
  ['nobody knows what', secured, { ...noMoney, keptIfCanceledCents: null }, 'We can’t say now'],
] as const)('says before it is done that canceling costs %s', (_what, group, money, text) => {
  expect(cancelWords({ ...group, ...final, money }, now).join(' ')).toContain(text);
});

it('has dates with their year, starts in order, and adults for each ten pupils or a part of them', () => {
  expect(moment(final.freeUntil)).toBe('Tuesday, March 2, 2027, 10:00 AM');
  expect(inOrder(quoted.quote?.parts ?? []).map(({ tourTime }) => tourTime)).toEqual(['10:00 AM', '1:00 PM']);
  expect([0, 1, 10, 11].map((pupils) => adultsFor(pupils, 10))).toEqual([0, 1, 1, 2]);
  expect(needsAdults(48, 10)).toBe('48 pupils need at least 5 adults.');
});
