import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { thisHouse } from '#house/about/house.js';
import { GROUP_RULES_VERSION } from '../../../services/shared/contracts/src/house/group-rules.js';
import { type GroupQuote, wordsOfQuote } from '../../../services/shared/contracts/src/house/quote-words.js';
import { venueTimeZone } from '../../kit/lib/venue-time-zone.js';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { GroupPage } from './group-page.js';
import { accepted, noMoney, quoted, secured } from './group-sample.js';
import type { MyGroup } from './group-words.js';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function show(group: MyGroup | null, answers: Answers = {}) {
  const page = (
    <Routes>
      <Route path="/group/:token" element={<GroupPage />} />
    </Routes>
  );
  const sent = renderWithAnswers(page, { MyGroup: { myGroup: group }, ...answers }, '/group/token');
  await screen.findByText(group ? 'Where it stands' : 'This link doesn’t lead to a group');
  return () => sent.filter(({ name }) => name !== 'MyGroup');
}

function focused() {
  return document.activeElement?.textContent;
}
function heading(name: string) {
  return screen.queryByRole('heading', { name });
}

it('of another link says that it leads nowhere', async () => {
  await show(null);
  expect(screen.getByRole('link', { name: 'Ask us' })).toBeTruthy();
});

it('shows a quote in tables, says what accepting means, and accepts that version', async () => {
  const sent = await show(quoted, { AcceptMyGroup: { acceptMyGroup: accepted } });
  const lines = within(screen.getByRole('table', { name: 'Quote 2: what it costs' }));
  expect(lines.getByRole('row', { name: '48 people at $10.00 $480.00' })).toBeTruthy();
  expect(lines.getByRole('row', { name: /^Deposit.* \$120\.00$/ })).toBeTruthy();
  expect(screen.getByText('6 adults come free.')).toBeTruthy();
  const starts = within(screen.getByRole('table', { name: 'Days and times' })).getAllByRole('row');
  expect(starts[1]?.textContent).toBe('Tuesday, March 16, 202710:00 AM24 pupils and 3 adults');
  expect(screen.getByText(/^Then we need the deposit of \$120\.00/)).toBeTruthy();

  fill('Your name', 'Ada Marshall');
  press('Accept and hold our seats');
  await invalidField('Your position', 'For example principal, or teacher Your position is required');
  expect(screen.getByText('Please tick this to accept')).toBeTruthy();
  fill('Your position', 'Principal');
  fireEvent.click(field(/^I accept this for Brook School, for \$480\.00/));
  press('Accept and hold our seats');
  await screen.findByText('Accepted. We have mailed you what is next.');
  const variables = { token: 'token', revision: 3, version: 2, name: 'Ada Marshall', position: 'Principal' };
  expect(sent()).toEqual([{ name: 'AcceptMyGroup', variables }]);
  expect(focused()).toBe('Where it stands');
  expect(heading('Accept the quote')).toBeNull();
  expect(screen.getByText('Your seats are held')).toBeTruthy();
});

it('shows the group as it is when it has changed, and keeps what was typed', async () => {
  const message = 'Your group has changed in the meantime.';
  const newer: MyGroup = { ...quoted, revision: 4, quote: quoted.quote && { ...quoted.quote, version: 3 } };
  await show(quoted, { AcceptMyGroup: { acceptMyGroup: { __typename: 'MyGroupChanged', message, group: newer } } });
  fill('Your name', 'Ada Marshall');
  fill('Your position', 'Principal');
  fireEvent.click(field(/^I accept/));
  press('Accept and hold our seats');
  expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
  expect(screen.getByRole('table', { name: 'Quote 3: what it costs' })).toBeTruthy();
  expect(field('Your name').value).toBe('Ada Marshall');
  expect(field(/^I accept/).checked).toBe(false);
  expect(focused()).toBe('Where it stands');
});

it('of seats that are held for nobody who has not paid says so at the form', async () => {
  const message = 'Many seats are held for groups already.';
  await show(quoted, { AcceptMyGroup: { acceptMyGroup: { __typename: 'SecureFirst', message } } });
  fill('Your name', 'Ada Marshall');
  fill('Your position', 'Principal');
  fireEvent.click(field(/^I accept/));
  press('Accept and hold our seats');
  expect((await screen.findByText(message)).closest('form')).not.toBeNull();
});

it('that cannot be held before it has paid is accepted by its deposit', async () => {
  const withDeposit: MyGroup = { ...quoted, money: { ...noMoney, payableCents: 12_000 } };
  const sent = await show(withDeposit, {
    AcceptMyGroup: { acceptMyGroup: { __typename: 'SecureFirst', message: 'Many seats are held.' } },
    PayForGroup: { payForGroup: { __typename: 'GroupPaid', cents: 12_000 } },
  });
  fill('Your name', 'Ada Marshall');
  fill('Your position', 'Principal');
  fireEvent.click(field(/^I accept/));
  press('Accept and hold our seats');
  await screen.findByText(/^Or pay the deposit now/);
  press('Pay $120.00 by card');
  press('Pay $120.00 by card');
  await screen.findByText(/^Paid: \$120\.00, thank you/);
  const acceptance = { version: 2, name: 'Ada Marshall', position: 'Principal' };
  expect(sent().at(-1)).toMatchObject({ variables: { token: 'token', input: { amount: '120.00', acceptance } } });
});

it('pays by card once, however often it is pressed after no answer', async () => {
  const owing: MyGroup = { ...accepted, money: { ...noMoney, depositLeftCents: 12_000, payableCents: 12_000 } };
  const sent = await show(owing);
  press('Pay $120.00 by card');
  press('Pay $120.00 by card');
  expect((await screen.findByText(/^We didn’t get an answer/)).getAttribute('role')).toBe('alert');
  press('Pay $120.00 by card');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const keys = new Set(sent().map(({ variables }) => (variables as { idempotencyKey: string }).idempotencyKey));
  expect(keys.size).toBe(1);
  sessionStorage.clear();
});

it('says that a card pays, and offers no second one', async () => {
  await show({ ...secured, money: { ...noMoney, payableCents: 36_000, payingCents: 36_000 } });
  expect(screen.getByText(/^A card pays \$360\.00 at this moment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /by card/ })).toBeNull();
});

it('says how to pay the deposit, and sends a purchase order for the total of the quote', async () => {
  const order = { __typename: 'MyPurchaseOrder', number: 'PO-7', day: '2026-11-20', cents: 48_000 } as const;
  const after: MyGroup = { ...accepted, order: { ...order, billTo: 'Brook School\nMain Street', confirmed: false } };
  const sent = await show(accepted, { SendMyPurchaseOrder: { sendMyPurchaseOrder: after } });
  expect(screen.getByText(/^By the deposit of \$120\.00.*bring a check to the house and write .*on it/)).toBeTruthy();
  press('Send a purchase order');
  expect(field('Amount in dollars').value).toBe('480.00');
  press('Send the order');
  await invalidField('Number of the order', 'The number of the order is required');
  fill('Number of the order', 'PO-7');
  fill('Day of the order', '2026-11-20');
  fill('Amount in dollars', 'much');
  press('Send the order');
  await invalidField('Amount in dollars', 'The most that may be billed on it Please write an amount such as 480.00');
  fill('Amount in dollars', '$480');
  fill('Where the bill goes', 'Brook School\nMain Street');
  press('Send the order');
  await screen.findByText('Purchase order PO-7 is sent. We look at it, and write to you.');
  const input = { number: 'PO-7', day: '2026-11-20', amount: '480.00', billTo: 'Brook School\nMain Street' };
  expect(sent()).toEqual([{ name: 'SendMyPurchaseOrder', variables: { token: 'token', revision: 5, input } }]);
  expect(screen.getByText('We look at your purchase order')).toBeTruthy();
  expect(focused()).toBe('Where it stands');
});

it('has a ticket for each start, and says what is on its page', async () => {
  const [first, ...rest] = secured.seats ?? [];
  if (!first) throw new Error('no seats');
  await show({ ...secured, seats: [...rest, { ...first, displaced: true }] });
  expect(screen.getByRole('link', { name: 'Ticket HT-1, 10:00 AM' }).getAttribute('href')).toBe('/visit/token-1');
  expect(screen.getByText(/Access needs and food are on the ticket’s page\./)).toBeTruthy();
  expect(screen.getByText('The house is closed that day.')).toBeTruthy();
});

it('changes the count, and says the new price', async () => {
  const fewer: MyGroup = { ...secured, pupils: 44, quote: secured.quote && { ...secured.quote, totalCents: 44_000 } };
  const sent = await show(secured, { ChangeMyGroupCount: { changeMyGroupCount: fewer } });
  press('Change how many come');
  expect(screen.getByText(/^Your people are spread over the starts that you have: Tuesday/)).toBeTruthy();
  fill('Pupils', '44');
  fill('Adults', '4');
  press('Change the count');
  await invalidField('Adults', 'One for each 10 pupils, at least 44 pupils need at least 5 adults.');
  expect(document.activeElement).toBe(field('Adults'));
  fill('Adults', '6');
  press('Change the count');
  await screen.findByText('Changed: 44 pupils and 6 adults come. The price is $440.00 now.');
  const variables = { token: 'token', revision: 7, pupils: 44, adults: 6 };
  expect(sent()).toEqual([{ name: 'ChangeMyGroupCount', variables }]);
  expect(focused()).toBe('How many come');
});

it('does not lower a final count, and says at the form how many seats there are', async () => {
  const message = 'Your starts have 3 more seats.';
  const refused = { __typename: 'MySeatsRefused', message, group: secured };
  const final = { ...secured, countFinalAt: '2020-03-09T15:00:00.000Z' };
  const sent = await show(final, { ChangeMyGroupCount: { changeMyGroupCount: { ...refused, group: final } } });
  press('Change how many come');
  fill('Pupils', '47');
  press('Change the count');
  await screen.findByText('Your count is final: at least 54 people are billed, so it goes up only.');
  expect(sent()).toEqual([]);
  fill('Pupils', '60');
  press('Change the count');
  expect((await screen.findByText(message)).closest('form')).not.toBeNull();
  expect(field('Pupils').value).toBe('60');
});

it('confirms the rules for the pupils, once', async () => {
  const confirmed = { ...secured, minorsConfirmedBy: 'Ada Marshall', minorsConfirmedAt: '2099-01-05T16:00:00.000Z' };
  const sent = await show(secured, { ConfirmForMinors: { confirmForMinors: confirmed } });
  press('Confirm for our pupils');
  await invalidField('Who confirms', 'Your name is required');
  fill('Who confirms', 'Ada Marshall');
  fireEvent.click(field('I confirm this for all of our pupils'));
  press('Confirm for our pupils');
  await screen.findByText('Confirmed by Ada Marshall on January 5, 2099.');
  expect(sent().map(({ variables }) => variables)).toEqual([
    { token: 'token', name: 'Ada Marshall', textVersion: GROUP_RULES_VERSION },
  ]);
  expect(focused()).toBe('For your pupils');
});

it('cancels after a second press, with the consequences first', async () => {
  const money = { ...noMoney, receivedCents: 12_000, keptIfCanceledCents: 12_000 };
  const ended: MyGroup = { ...secured, state: 'ended', ending: 'canceled', seats: null, money };
  const sent = await show({ ...secured, money }, { CancelMyGroup: { cancelMyGroup: ended } });
  expect(screen.getByText('If you cancel now, the $120.00 that you paid stays with us.')).toBeTruthy();
  press('Cancel our visit');
  press('Keep our visit');
  expect(sent()).toEqual([]);
  press('Cancel our visit');
  press('Yes, cancel our visit');
  await screen.findByText('It is canceled. We have mailed you about it.');
  expect(sent()).toEqual([{ name: 'CancelMyGroup', variables: { token: 'token', revision: 7 } }]);
  expect(screen.getByText('This visit does not take place')).toBeTruthy();
  expect(heading('Cancel your visit')).toBeNull();
});

it('says that nobody answered, and that it can be pressed again', async () => {
  await show(secured);
  press('Cancel our visit');
  press('Yes, cancel our visit');
  expect((await screen.findByText(/We didn’t get an answer/)).getAttribute('role')).toBe('alert');
});

it('prints its quote on a sheet of its own, with each word of the PDF', async () => {
  const sheets: string[] = [];
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const texts = document.querySelectorAll('[data-document] :is(h1, p, th, td)');
    sheets.push([...texts].map(({ textContent }) => textContent).join('\n'));
  });
  await show(quoted);
  press('Print the quote');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const { name, town } = thisHouse;
  const words = wordsOfQuote(quoted.quote as GroupQuote, quoted, { name, town }, venueTimeZone());
  const rows = [...words.rows, ...words.totals].flatMap(({ label, amount }) => [label, amount]);
  expect(sheets[0]?.split('\n')).toEqual([words.title, ...words.blocks.flat(), ...rows]);
  expect(document.querySelector('[data-document]')).toBeNull();
});

it('prints an invoice on a sheet of its own', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector('[data-document]')?.textContent;
    expect(sheet).toContain('Invoice HI-2027-0042');
    expect(sheet).toContain('48 pupils and 6 adults counted, 49 came');
  });
  const invoice: MyGroup['money']['documents'][number] = {
    __typename: 'GroupDocument',
    number: 'HI-2027-0042',
    kind: 'invoice',
    ofNumber: null,
    issuedOn: '2027-03-17',
    dueOn: '2027-04-16',
    billTo: 'Brook School',
    orderNumber: 'PO-7',
    pupils: 48,
    adults: 6,
    came: 49,
    lines: [{ __typename: 'GroupQuoteLine', label: '48 people at $10.00', cents: 48_000 }],
    taxCents: 0,
    totalCents: 48_000,
    receivedCents: 0,
    exemptReason: null,
  };
  await show({ ...secured, state: 'visited', money: { ...noMoney, owedCents: 36_000, documents: [invoice] } });
  fireEvent.click(screen.getByRole('button', { name: 'Print HI-2027-0042' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(document.querySelector('[data-document]')).toBeNull();
  expect(screen.getByText(/^\$360\.00 is owed\. Invoice HI-2027-0042 is due on/)).toBeTruthy();
});

it('asks again while seats are being changed, and says when that is over', async () => {
  const answers: { MyGroup: Readonly<Record<string, unknown>> } = {
    MyGroup: { myGroup: { ...accepted, step: 'booking' } },
  };
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  const page = (
    <Routes>
      <Route path="/group/:token" element={<GroupPage />} />
    </Routes>
  );
  renderWithAnswers(page, answers, '/group/token');
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Your seats are being changed')).toBeTruthy();
  answers.MyGroup = { myGroup: secured };
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('That is finished. You are coming.');
});
