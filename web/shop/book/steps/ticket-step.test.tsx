import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { press } from '../../../test/form-actions.js';
import { type Answers, renderWithAnswers, type SentOperation } from '../../../test/render-with-answers.js';
import { sampleTicket } from '../../ticket/sample-ticket.js';
import { TicketStep } from './booking-flow.js';

function renderStep(answers: Answers): readonly SentOperation[] {
  return renderWithAnswers(<TicketStep visitUrl="https://hilltop.example/visit/t1" last4={undefined} />, answers);
}

window.scrollTo = () => undefined;
beforeEach(() => window.sessionStorage.clear());

it('reads the ticket by the token of the visit’s link, and waits for it', async () => {
  let arrive = (_: unknown): void => undefined;
  const until = new Promise((resolve) => {
    arrive = resolve;
  });
  const sent = renderStep({ MyTicket: { until, data: { myBooking: sampleTicket } } });
  expect(screen.getByRole('status').textContent).toBe('Getting your ticket...');
  arrive(undefined);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You are expected');
  expect(screen.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')).toBe('/visit/t1');
  expect(sent.filter(({ name }) => name === 'MyTicket')).toEqual([{ name: 'MyTicket', variables: { token: 't1' } }]);
});

it('says that the tour is booked when the ticket cannot be loaded, and tries again', async () => {
  const answers: Record<string, Answers[string]> = {};
  renderStep(answers);
  expect((await screen.findByRole('alert')).textContent).toContain('Your tour is booked and paid.');
  answers.MyTicket = { myBooking: sampleTicket };
  press('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'You are expected' })).toBeTruthy();
});

it.each([
  ['a canceled booking', { ...sampleTicket, status: 'cancelled' }],
  ['a link that was replaced', { __typename: 'BookingNotFound' }],
])('shows no ticket of %s', async (_case, myBooking) => {
  renderStep({ MyTicket: { myBooking } });
  expect((await screen.findByRole('alert')).textContent).toContain('This ticket is no longer valid');
  expect(screen.getByRole('link', { name: 'See your visit' }).getAttribute('href')).toBe('/visit/t1');
});
