import { expect, it } from '@jest/globals';
import type { MailSources } from '../mail-sources.js';
import type { EmailKind } from './email.entity.js';
import type { Mail } from './mail.js';
import { Recipients } from './recipients.js';

const mail = (kind: EmailKind, recipients: Mail['recipients']): Mail => ({
  ...{ kind, recipients, to: '', events: [] },
  compose: async () => undefined,
});
const tickets = mail('booking-ticket', async (ids) => new Map(ids.map((id) => [id, `${id}@example.test`])));
const recipientsOf = (...mails: Mail[]) => new Recipients(mails, {} as MailSources);
const email = (id: string, kind: EmailKind, about: string) => ({ id, kind, about });

it('reads each address from the service that owns it, also for two e-mails about one subject', async () => {
  const receipts = mail('order-receipt', async () => new Map([['three', 'buyer@example.test']]));
  const found = await recipientsOf(tickets, receipts).of([
    email('a', 'booking-ticket', 'one'),
    email('b', 'booking-ticket', 'one'),
    email('c', 'order-receipt', 'three'),
    email('d', 'order-receipt', 'gone'),
  ]);
  expect(Object.fromEntries(found)).toEqual({ a: 'one@example.test', b: 'one@example.test', c: 'buyer@example.test' });
});

it('skips services whose kind is not on the page', async () => {
  const receipts = mail('order-receipt', async () => {
    throw new Error('asked');
  });
  expect((await recipientsOf(tickets, receipts).of([email('a', 'booking-ticket', 'one')])).get('a')).toBe(
    'one@example.test',
  );
});

it('leaves out the addresses of a service that fails or hangs, and does not wait for it', async () => {
  const failing = mail('order-receipt', async () => {
    throw new Error('down');
  });
  const hanging = mail('contact-for-staff', () => new Promise(() => undefined));
  const found = await recipientsOf(failing, hanging, tickets).of([
    email('a', 'booking-ticket', 'one'),
    email('b', 'order-receipt', 'two'),
    email('c', 'contact-for-staff', 'three'),
  ]);
  expect(Object.fromEntries(found)).toEqual({ a: 'one@example.test' });
});
