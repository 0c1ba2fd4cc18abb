import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { CancelPanel } from './cancel-panel.js';
import type { ChangeOutcome, Visit, VisitChange } from './use-visit.js';

const steps = [
  { __typename: 'RefundDeadline', until: '2026-12-03T16:00:00.000Z', percent: 100, amount: '50.00' },
  { __typename: 'RefundDeadline', until: '2026-12-04T16:00:00.000Z', percent: 50, amount: '25.00' },
];
const visit = {
  ...{ revision: 1, paymentStatus: 'paid', status: 'confirmed', refundSteps: steps },
  ...{ changesUntil: '2026-12-04T16:00:00.000Z', startsAt: '2026-12-05T16:00:00.000Z' },
} as unknown as Visit;

function show(answers: Answers, of: Visit = visit, outcome: ChangeOutcome = 'changed') {
  const changes: VisitChange[] = [];
  const change = async (wanted: VisitChange) => {
    changes.push(wanted);
    return outcome;
  };
  const sent = renderWithAnswers(
    <CancelPanel visit={of} token="t" isBusy={false} change={change} onLeave={() => undefined} />,
    answers,
  );
  return { sent, changes };
}
function back(toReturn: string, kept: string) {
  return { QuoteVisitEnd: { quoteChange: { __typename: 'ChangeQuote', toReturn, kept } } };
}

it('says what goes back and what stays, and cancels for exactly that', async () => {
  const { changes } = show(back('25.00', '25.00'));
  expect(await screen.findByText(/^Cancel now and \$25\.00 goes back .* \$25\.00 stays with us\./)).toBeDefined();
  expect(screen.getByText('Last chance for 50% back, $25.00.')).toBeDefined();
  press('Cancel and refund $25.00');
  await waitFor(() => expect(changes).toEqual([{ cancel: {}, toReturn: '25.00' }]));
});

it('asks again what goes back when it was refused, as after a deadline', async () => {
  const { sent } = show(back('50.00', '0.00'), visit, 'refused');
  await screen.findByText(/^Cancel now and all \$50\.00 goes back/);
  press('Cancel and refund $50.00');
  await waitFor(() => expect(sent.filter(({ name }) => name === 'QuoteVisitEnd')).toHaveLength(2));
});

it('says when nothing goes back, and when nothing was paid', async () => {
  show(back('0.00', '50.00'));
  expect(await screen.findByText(/^It is too late for a refund\./)).toBeDefined();
  expect(screen.getByText('Cancel without a refund')).toBeDefined();
});

it('asks nothing of a visit that is paid at the door', async () => {
  const { changes } = show({}, { ...visit, paymentStatus: 'due' });
  expect(screen.getByText('You give up your seats. Nothing was paid, so nothing is refunded.')).toBeDefined();
  press('Cancel my visit');
  await waitFor(() => expect(changes).toEqual([{ cancel: {} }]));
});
