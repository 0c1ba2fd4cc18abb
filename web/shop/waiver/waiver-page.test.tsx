import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { waiverVersion } from '#house/about/waiver.js';
import { waiverText } from '#house/about/waiver-text.js';
import { press } from '../../test/form-actions.js';
import { type Answers, renderWithAnswers } from '../../test/render-with-answers.js';
import { WaiverPage } from './waiver-page.js';

const invitation = {
  __typename: 'WaiverInvitation',
  invitedBy: 'Ada',
  tourName: 'Gate to Garden',
  tourDate: '2999-12-05',
  tourTime: '10:00 AM',
  startsAt: '2999-12-05T16:00:00.000Z',
  status: 'confirmed',
  signed: 1,
  of: 3,
};

function open(waiverInvitation: Readonly<Record<string, unknown>>, more: Answers = {}) {
  const page = (
    <Routes>
      <Route path="/waiver/:token" element={<WaiverPage />} />
    </Routes>
  );
  return renderWithAnswers(page, { WaiverInvitation: { waiverInvitation }, ...more }, '/waiver/t');
}

it('shows who invites and to what, and signs', async () => {
  const signed = { __typename: 'InvitedWaiverSigned', invitation: { ...invitation, signed: 2 } };
  const sent = open(invitation, { SignInvitedWaiver: { signInvitedWaiver: signed } });
  expect(await screen.findByRole('heading', { name: 'Ada invites you to Top O’ Hill Terrace' })).toBeTruthy();
  expect(screen.getByText(/^Gate to Garden, .*, at 10:00 AM\.$/)).toBeTruthy();
  expect(screen.getByText(waiverText[0] ?? '')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name of the guest'), { target: { value: 'June Marshall' } });
  press('I have read it and I sign it');
  const done = await screen.findByRole('heading', { name: 'Signed for June Marshall' });
  expect(document.activeElement).toBe(done);
  expect(screen.getByText(/One guest of this party can still sign\./)).toBeTruthy();
  const input = { guestName: 'June Marshall', signedBy: null, textVersion: waiverVersion };
  expect(sent.at(-1)?.variables).toEqual({ token: 't', input, idempotencyKey: expect.any(String) });
  press('Sign for another guest');
  expect(screen.getByRole('form', { name: 'Sign the waiver' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sign the waiver' }));
});

it('shows a name’s error at its field, which gets the focus', async () => {
  const fields = [{ __typename: 'FieldError', field: 'guestName', message: 'The name must be at least 2 characters' }];
  open(invitation, { SignInvitedWaiver: { signInvitedWaiver: { __typename: 'InvalidInput', message: 'No', fields } } });
  await screen.findByRole('form', { name: 'Sign the waiver' });
  expect(document.activeElement).toBe(document.body);
  press('I have read it and I sign it');
  expect(await screen.findByText('The name must be at least 2 characters')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the guest'));
});

it.each([
  ['Everyone has signed', { signed: 3 }],
  ['This visit is canceled', { status: 'cancelled' }],
  ['There is nothing to sign yet', { status: 'displaced' }],
  ['The tour has begun', { startsAt: '2020-01-01T16:00:00.000Z' }],
])('says “%s” instead of the form', async (title, change) => {
  open({ ...invitation, ...change });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it.each([
  ['This link was replaced', true],
  ['This link doesn’t lead to a visit', false],
])('says “%s”', async (title, replaced) => {
  open({ __typename: 'BookingNotFound', replaced });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it('can be loaded again', async () => {
  const page = (
    <Routes>
      <Route path="/waiver/:token" element={<WaiverPage />} />
    </Routes>
  );
  renderWithAnswers(page, {}, '/waiver/t');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
