import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { waiverVersion } from '#house/about/waiver.js';
import { waiverText } from '#house/about/waiver-text.js';
import { press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import type { Visit } from './use-visit.js';
import { VisitWaivers } from './visit-waivers.js';

const ada = {
  __typename: 'SignedWaiver',
  id: 'w1',
  guestName: 'Ada Marshall',
  signedBy: null,
  signedAt: '2026-11-08T18:00:00Z',
} as const;
const visit = {
  __typename: 'Booking',
  startsAt: '2999-12-05T16:00:00.000Z',
  waivers: { __typename: 'Waivers', signed: 1, of: 2, guests: [ada] },
} as unknown as Visit;

function open(answers: Answers = {}, shown = visit) {
  const seen: Visit[] = [];
  const sent = renderWithAnswers(<VisitWaivers visit={shown} token="t" show={(one) => seen.push(one)} />, answers);
  return { sent, seen };
}

it('lists who has signed, and how many have not', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Waivers: one of two signed' })).toBeTruthy();
  expect(screen.getByText('Signed November 8')).toBeTruthy();
  expect(screen.getByText('One more guest')).toBeTruthy();
  expect(screen.getByText('Not signed yet')).toBeTruthy();
});

it('shows the waiver text and signs it with a name', async () => {
  const answer = { signWaiver: { __typename: 'WaiverSigned', booking: visit } };
  const { sent, seen } = open({ SignVisitWaiver: answer });
  press('Sign a waiver');
  expect(screen.getByText(waiverText[0] ?? '')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name of the guest'), { target: { value: 'June Marshall' } });
  fireEvent.change(screen.getByLabelText(/For a child/), { target: { value: 'Ada Marshall' } });
  press('I have read it and I sign it');
  expect(await screen.findByText('Signed by Ada Marshall.')).toBeTruthy();
  const input = { guestName: 'June Marshall', signedBy: 'Ada Marshall', textVersion: waiverVersion };
  expect(sent.map(({ variables }) => variables)).toEqual([{ token: 't', input, idempotencyKey: expect.any(String) }]);
  expect(seen).toHaveLength(1);
});

it('shows a name’s error at its field', async () => {
  const fields = [{ __typename: 'FieldError', field: 'guestName', message: 'The name must be at least 2 characters' }];
  open({ SignVisitWaiver: { signWaiver: { __typename: 'InvalidInput', message: 'No', fields } } });
  press('Sign a waiver');
  press('I have read it and I sign it');
  expect(await screen.findByText('The name must be at least 2 characters')).toBeTruthy();
});

it('cannot be signed once the tour has begun', () => {
  open({}, { ...visit, startsAt: '2020-01-01T16:00:00.000Z' });
  expect(screen.queryByRole('button', { name: 'Sign a waiver' })).toBeNull();
});
