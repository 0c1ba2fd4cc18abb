import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, press } from '../../test/form-actions.js';
import { renderWithAnswers } from '../../test/render-with-answers.js';
import { PaymentLinks } from './payment-links.js';

const link = {
  ...{ __typename: 'PaymentLink', id: 'l1', state: 'open', tourName: 'Gate to Garden', tourDate: '2026-12-05' },
  ...{ tourTime: '10:00 AM', startsAt: '2026-12-05T16:00:00Z', guests: 2, party: '2 guests', totalAmount: '50.00' },
  ...{ firstName: 'Bettina', lastName: 'Brambleton', email: 'betina@example.test', phone: '214-555-0160' },
  ...{ payUntil: '2026-12-01T16:00:00Z', confirmationCode: null, createdAt: '2026-11-28T16:00:00Z' },
};
const answers = {
  PaymentLinks: { paymentLinks: [link] },
  CorrectPaymentLink: { correctPaymentLink: { ...link, email: 'bettina@example.test' } },
};

it('looks for the link that another page leads to, and has the focus', async () => {
  const sent = renderWithAnswers(<PaymentLinks search="betina@example.test" onCorrected={() => undefined} />, answers);
  await screen.findByText('Bettina Brambleton');
  expect(sent[0]?.variables).toEqual({ search: 'betina@example.test' });
  expect(document.activeElement?.textContent).toBe('Payment links');
});

it('corrects a misheard address without the other fields being typed again', async () => {
  const corrected: unknown[] = [];
  const links = <PaymentLinks search="" onCorrected={({ email }) => corrected.push(email)} />;
  const sent = renderWithAnswers(links, answers);
  await screen.findByText('Bettina Brambleton');
  press('Correct name, e-mail and phone');
  fill('E-mail', 'bettina@example.test');
  expect(screen.getByText(/^A new link goes to this address/)).toBeTruthy();
  press('Correct and mail the link');
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'CorrectPaymentLink')?.variables).toEqual({
      id: 'l1',
      input: { firstName: 'Bettina', lastName: 'Brambleton', email: 'bettina@example.test', phone: '214-555-0160' },
    }),
  );
  await screen.findByText('Mail again, more time');
  expect(corrected).toEqual(['bettina@example.test']);
});

it('looks for a corrected address where the wrong one was looked for', async () => {
  const links = <PaymentLinks search="betina@example.test" onCorrected={() => undefined} />;
  const sent = renderWithAnswers(links, answers);
  await screen.findByText('Bettina Brambleton');
  press('Correct name, e-mail and phone');
  fill('E-mail', 'bettina@example.test');
  press('Correct and mail the link');
  await waitFor(() =>
    expect(screen.getByLabelText('Search payment links')).toHaveProperty('value', 'bettina@example.test'),
  );
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ name: 'PaymentLinks', variables: { search: 'bettina@example.test' } }),
  );
});
