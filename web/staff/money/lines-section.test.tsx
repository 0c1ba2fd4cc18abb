import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { LinesSection } from './lines-section.js';

const line = {
  ...{ __typename: 'MoneyLine', id: '1', movementId: 'm1', at: '2026-06-01T15:00:00.000Z', date: '2026-06-01' },
  ...{ correctsDate: null, account: 'card', cents: 5_000, tender: 'card', kind: null, tourId: null, productId: null },
  ...{
    startsAt: null,
    source: 'bookings',
    reference: 'HT-7K3M-9QWD',
    channel: 'site',
    cause: 'paid',
    correction: null,
  },
};
const deferred = { ...line, id: '2', account: 'deferred_visits', cents: -5_000, tender: null, kind: 'tour' };
const earned = { ...line, id: '3', movementId: 'm2', account: 'tours', cause: 'earned' };
const correction = {
  __typename: 'MoneyCorrection',
  movementId: 'm3',
  reason: 'Typed twice',
  at: '2026-06-02T15:00:00.000Z',
};
const takenBack = { ...line, id: '4', movementId: 'm3', account: 'cash', correction };
const place = { view: 'takings', channel: '', lines: 'taken', from: '2026-06-01', to: '2026-06-30' } as const;
const answers = {
  StaffMoneyLines: {
    moneyLines: { __typename: 'MoneyLinePage', total: 4, sumCents: 5_000, lines: [line, deferred, earned, takenBack] },
  },
  StaffMoneyNames: { tours: [], products: [] },
};

it('takes a movement back once it is confirmed with a reason, and shows first what that moves', async () => {
  const done = { __typename: 'MovementCorrected', correction: { ...correction, movementId: 'm1' } };
  const sent = renderWithAnswers(<LinesSection place={place} />, {
    ...answers,
    CorrectMovement: { correctMovement: done },
  });
  fireEvent.click(await screen.findByLabelText('Correct Card, $50.00, HT-7K3M-9QWD'));
  const dialog = await screen.findByRole('dialog', { name: 'Correct what was written?' });
  expect(within(dialog).getByText('HT-7K3M-9QWD, June 1, 2026')).toBeDefined();
  await waitFor(() =>
    expect(sent.at(-1)?.variables.filter).toEqual({ from: '2026-06-01', to: '2026-06-01', movementId: 'm1' }),
  );
  expect(within(dialog).getByText('Deferred visits')).toBeDefined();
  fill('Reason', 'Paid in cash');
  press('Write the correcting entry');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const corrected = sent.filter(({ name }) => name === 'CorrectMovement');
  expect(corrected).toEqual([
    { name: 'CorrectMovement', variables: { movementId: 'm1', reason: 'Paid in cash', key: expect.any(String) } },
  ]);
});

it('moves an amount to another account, and begins with all of it', async () => {
  const done = { __typename: 'MovementCorrected', correction: { ...correction, movementId: 'm1' } };
  const lines = { moneyLines: { __typename: 'MoneyLinePage', total: 2, sumCents: 0, lines: [line, deferred] } };
  const given = { ...answers, StaffMoneyLines: lines, CorrectMovement: { correctMovement: done } };
  const sent = renderWithAnswers(<LinesSection place={place} />, given);
  fireEvent.click(await screen.findByLabelText('Correct Card, $50.00, HT-7K3M-9QWD'));
  fireEvent.change(await screen.findByLabelText('What is put right'), { target: { value: 'CARD' } });
  expect(field('Amount, $').value).toBe('50.00');
  expect(within(screen.getByLabelText('Belongs to')).queryByText('Card')).toBeNull();
  fill('Belongs to', 'CARD_READER');
  fill('Amount, $', '20.00');
  fill('Reason', 'Paid at the door');
  press('Write the correcting entry');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ name }) => name === 'CorrectMovement')?.variables).toMatchObject({
    move: { from: 'CARD', to: 'CARD_READER', amount: '20.00' },
  });
});

it('moves nothing to an account that nobody chose, and shows what it moves to the one that is', async () => {
  const lines = { moneyLines: { __typename: 'MoneyLinePage', total: 2, sumCents: 0, lines: [line, deferred] } };
  const sent = renderWithAnswers(<LinesSection place={place} />, { ...answers, StaffMoneyLines: lines });
  fireEvent.click(await screen.findByLabelText('Correct Card, $50.00, HT-7K3M-9QWD'));
  fireEvent.change(await screen.findByLabelText('What is put right'), { target: { value: 'CARD' } });
  fill('Reason', 'Paid at the door');
  press('Write the correcting entry');
  expect(await invalidField('Belongs to', 'Please choose an account', 'combobox')).toBe(document.activeElement);
  expect(sent.some(({ name }) => name === 'CorrectMovement')).toBe(false);
  const dialog = screen.getByRole('dialog');
  fill('Belongs to', 'CASH');
  expect(screen.queryByText('Please choose an account')).toBeNull();
  fill('Amount, $', '20.00');
  const shown = [...dialog.querySelectorAll('dl > *')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Card−$20.00', 'Cash$20.00']);
});

it('shows what the server refuses at its field, and goes there', async () => {
  const fields = [{ field: 'reason', message: 'Please give a reason in a few words' }];
  const correctMovement = { __typename: 'InvalidInput', message: 'x', fields };
  renderWithAnswers(<LinesSection place={place} />, { ...answers, CorrectMovement: { correctMovement } });
  fireEvent.click(await screen.findByLabelText('Correct Card, $50.00, HT-7K3M-9QWD'));
  await screen.findByText('Deferred visits');
  press('Write the correcting entry');
  const description = 'Kept with the books. Please name no guests. Please give a reason in a few words';
  await waitFor(async () => expect(await invalidField('Reason', description)).toBe(document.activeElement));
});

it.each([
  ['a refusal', { __typename: 'MovementNotCorrectable', message: 'It has been corrected.' }, /It has been corrected/],
  [
    'a reason that is missing',
    { __typename: 'InvalidInput', message: 'x', fields: [{ field: 'reason', message: 'Please give a reason' }] },
    /Please give a reason/,
  ],
  ['no answer', undefined, /it is corrected only once/],
])('says %s, and keeps what was typed', async (_, correctMovement, message) => {
  const given = correctMovement ? { ...answers, CorrectMovement: { correctMovement } } : answers;
  renderWithAnswers(<LinesSection place={place} />, given);
  fireEvent.click(await screen.findByLabelText('Correct Card, $50.00, HT-7K3M-9QWD'));
  await screen.findByRole('dialog');
  fill('Reason', 'no');
  press('Write the correcting entry');
  await screen.findByText(message);
  expect(field('Reason').value).toBe('no');
});

it('says why a movement was taken back, and offers no correction of it, nor of an earned visit', async () => {
  renderWithAnswers(<LinesSection place={place} />, answers);
  expect(await screen.findByText(/put right .*: Typed twice/)).toBeDefined();
  expect(screen.queryByLabelText(/Correct Cash/)).toBeNull();
  expect(screen.queryByLabelText(/Correct Tours/)).toBeNull();
});
