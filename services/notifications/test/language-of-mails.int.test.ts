import { bookingMoved } from '@hilltop/contracts/bookings/booking-moved';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { type EmailApp, openEmailApp, RESEND } from './support/email-app.js';

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp();
});
afterAll(() => app.close());
beforeEach(() => app.startOver());

/** In order of arrival. */
async function mailsThatCame(count: number) {
  await eventually(() => expect(app.smtp.received).toHaveLength(count), 30_000);
  return Promise.all(app.smtp.received.map(({ source }) => simpleParser(source)));
}

it('mails each ticket in the language of its event, also of those that leave together', async () => {
  app.smtp.refuse();
  const [spanish, english] = [
    await app.confirm(1, { confirmationCode: 'HT-2222-2222' }, 'es'),
    await app.confirm(1, { confirmationCode: 'HT-3333-3333' }),
  ];
  for (const id of [spanish, english]) await app.delayed(id, 'the mail server did not accept it');
  app.smtp.accept();
  await app.service.database.dataSource.query('UPDATE emails SET due_at = now()');
  const mails = await mailsThatCame(2);
  expect(mails.map(({ subject }) => subject?.slice(0, 24)).sort()).toEqual([
    'Su boleto HT-2222-2222: ',
    'Your ticket HT-3333-3333',
  ]);
  const ticket = mails.find(({ subject }) => subject?.startsWith('Su'));
  expect(ticket?.text).toContain('sábado, 5 de diciembre de 2026');
  const entry = ticket?.attachments.find(({ contentType }) => contentType === 'text/calendar');
  expect(entry?.content.toString()).toContain('Código de confirmación');
});

it('keeps the language when staff resend it, and when it is due again by an event without one', async () => {
  const id = await app.confirm(1, {}, 'es');
  await app.sent(id);
  await app.service.database.dataSource.query(`UPDATE emails SET resent_at = now() - interval '1 hour'`);
  const { id: mail } = await app.about(id);
  await app.service.ask(RESEND, { id: mail }, testStaff);
  await mailsThatCame(2);
  await app.sent(id);
  await app.again(bookingMoved, id, { revision: 1 });
  const mails = await mailsThatCame(3);
  expect(mails.map(({ subject }) => subject?.split(' HT-')[0])).toEqual(['Su boleto', 'Su boleto', 'Su boleto nuevo']);
});
