import { expect, it } from '@jest/globals';
import { journalAccountsVariable } from './journal.js';

const messagesOf = (text: string) =>
  journalAccountsVariable.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

it('names the accounts as the chart of accounts does, and the others as Hilltop does', () => {
  expect(journalAccountsVariable.parse(' cash = Petty cash ; card=Bank:Card = clearing;')).toMatchObject({
    cash: 'Petty cash',
    card: 'Bank:Card = clearing',
    tours: 'Sales - tours',
  });
  expect(journalAccountsVariable.parse(undefined)).toMatchObject({ cash: 'Cash on hand' });
});

it('puts the reader at the door where cards are, unless it is named', () => {
  expect(journalAccountsVariable.parse('card=Bank')).toMatchObject({ card: 'Bank', card_reader: 'Bank' });
  expect(journalAccountsVariable.parse('card_reader=Till')).toMatchObject({
    card: 'Card clearing',
    card_reader: 'Till',
  });
});

it.each([
  ['till=Petty cash', /^"till" is none of cash, card, /],
  ['cash', /^the name of cash must have 1 to 100 characters$/],
  [`cash=${'a'.repeat(101)}`, /^the name of cash must have/],
])('refuses %s', (text, message) => expect(messagesOf(text)).toEqual([expect.stringMatching(message)]));
