import { describe, expect, it } from '@jest/globals';
import type { Ask, Owner } from '../../reconciliation/src/reconciliation-context.ts';
import type { Answer } from '../load/client.ts';
import { Journal } from '../load/journal.ts';
import { answerDifferences } from './answers-against-rows.ts';

type Rows = Partial<Record<Owner | 'changes', object[]>>;

const answer = (outcome: Answer['outcome'], body: Record<string, unknown> = {}): Answer => ({
  outcome,
  status: outcome === 'confirmed' ? 201 : 409,
  body,
  cookie: undefined,
  isStale: false,
});
const asking =
  (rows: object[] = []): Ask =>
  async <Row extends object>() =>
    rows as Row[];
const databases = ({ bookings, changes, orders, contact, catalog, media }: Rows): Record<Owner, Ask> => ({
  bookings: (statement) => asking(statement.includes('FROM booking_changes') ? changes : bookings)(statement),
  orders: asking(orders),
  contact: asking(contact),
  content: asking(),
  ledger: asking(),
  catalog: asking(catalog),
  media: asking(media),
  notifications: asking(),
  staff: asking(),
});
const booking = { kind: 'booking', mark: 'pi', cents: 2500, guests: 1, isHonest: true } as const;
const row = { id: 'b1', mark: 'pi', code: 'HT-1', cents: 2500 };
const confirmed = answer('confirmed', { id: 'b1', confirmationCode: 'HT-1' });

function journalOf(
  ...told: [
    typeof booking | { kind: 'booking'; mark: string; cents: number; guests: number; isHonest: boolean },
    Answer,
  ][]
): Journal {
  const journal = new Journal();
  for (const [deed, given] of told) journal.note(deed, given, 1);
  return journal;
}

describe('the word that was given', () => {
  it.each([
    ['confirmed and there', journalOf([booking, confirmed]), [row]],
    ['refused and not there', journalOf([booking, answer('refused')]), []],
    ['never answered and there', journalOf([booking, answer('unknown')]), [row]],
    ['never answered and not there', journalOf([booking, answer('unknown')]), []],
    ['lost, then confirmed', journalOf([booking, answer('unknown')], [booking, confirmed]), [row]],
  ])('is kept: %s', async (_, journal, bookings) => {
    expect(await answerDifferences(journal, databases({ bookings }))).toEqual([]);
  });

  it('is kept when a request was refused that had been sent before without an answer', async () => {
    const journal = new Journal();
    journal.note(booking, answer('refused'), 2);
    expect(await answerDifferences(journal, databases({ bookings: [row] }))).toEqual([]);
  });

  it.each([
    ['confirmed and not there', journalOf([booking, confirmed]), [], /was confirmed as b1, and is not there/],
    ['refused and there', journalOf([booking, answer('refused')]), [row], /was refused, and is there as b1/],
    ['there twice', journalOf([booking, confirmed]), [row, { ...row, id: 'b2' }], /is there 2 times: b1, b2/],
    ['nobody asked', journalOf(), [row], /b1 \(pi\) is there, and nobody asked for it/],
    ['another row', journalOf([booking, confirmed]), [{ ...row, id: 'b2' }], /was confirmed as b1, and is b2/],
    ['another code', journalOf([booking, confirmed]), [{ ...row, code: 'X' }], /was given the code HT-1, and has X/],
    ['another price', journalOf([booking, confirmed]), [{ ...row, cents: 1 }], /is for 1 cents, not 2500/],
    [
      'a price of their own',
      journalOf([{ ...booking, isHonest: false }, confirmed]),
      [row],
      /came with a wrong amount/,
    ],
  ])('is broken: %s', async (_, journal, bookings, sentence) => {
    const differences = await answerDifferences(journal, databases({ bookings }));
    expect(differences).toContainEqual(expect.stringMatching(sentence));
  });

  it.each([
    [3, 0],
    [5, 0],
    [2, 1],
    [6, 1],
  ])('that %d were added to a cart: %d differences', async (quantity, count) => {
    const journal = new Journal();
    journal.note({ kind: 'added', mark: 'added-1 p', quantity: 3 }, answer('confirmed'), 1);
    journal.note({ kind: 'added', mark: 'added-1 p', quantity: 2 }, answer('unknown'), 1);
    journal.note({ kind: 'added', mark: 'added-1 p', quantity: 50 }, answer('refused'), 1);
    const found = await answerDifferences(journal, {
      ...databases({}),
      orders: asking([{ mark: 'added-1 p', quantity }]),
    });
    expect(found.filter((sentence) => sentence.startsWith('cart line'))).toHaveLength(count);
  });

  it('that a visit was changed is broken when nothing says so, or when it was refused', async () => {
    const journal = new Journal();
    journal.note({ kind: 'visit', mark: 'v1' }, confirmed, 1);
    journal.note({ kind: 'visit', mark: 'v2' }, answer('refused'), 1);
    const changes = [{ id: 'b1', mark: 'v2', code: 'HT-1' }];
    expect(await answerDifferences(journal, databases({ changes }))).toEqual([
      'visit v1 was confirmed as b1, and is not there',
      'visit v2 was refused, and is there as b1',
    ]);
    const right = [{ id: 'b1', mark: 'v1', code: 'HT-1' }];
    expect(await answerDifferences(journal, databases({ changes: right }))).toEqual([]);
  });

  it('that an image was taken in is broken when it is not there, unless somebody removed it', async () => {
    const journal = new Journal();
    journal.note({ kind: 'upload', mark: 'a.png' }, answer('confirmed'), 1);
    journal.note({ kind: 'upload', mark: 'b.png' }, answer('confirmed'), 1);
    journal.note({ kind: 'removal', mark: 'b.png' }, answer('unknown'), 1);
    expect(await answerDifferences(journal, databases({}))).toEqual(['image a.png was taken in, and is not there']);
  });
});
