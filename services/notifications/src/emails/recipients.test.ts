import { expect, it } from '@jest/globals';
import type { EmailComposer } from './composer.js';
import type { EmailKind } from './email.entity.js';
import { Recipients } from './recipients.js';

const composer = (kind: EmailKind, recipients: EmailComposer['recipients']): EmailComposer => ({
  kind,
  compose: async () => undefined,
  recipients,
});
const tickets = composer('booking-ticket', async (ids) => new Map(ids.map((id) => [id, `${id}@example.test`])));
const email = (id: string, kind: EmailKind, about: string) => ({ id, kind, about });

it('reads each address from the service that owns it, also for two e-mails about one subject', async () => {
  const receipts = composer('order-receipt', async () => new Map([['three', 'buyer@example.test']]));
  const found = await new Recipients([tickets, receipts]).of([
    email('a', 'booking-ticket', 'one'),
    email('b', 'booking-ticket', 'one'),
    email('c', 'order-receipt', 'three'),
    email('d', 'order-receipt', 'gone'),
  ]);
  expect(Object.fromEntries(found)).toEqual({ a: 'one@example.test', b: 'one@example.test', c: 'buyer@example.test' });
});

it('skips services whose kind is not on the page', async () => {
  const receipts = composer('order-receipt', async () => {
    throw new Error('asked');
  });
  expect((await new Recipients([tickets, receipts]).of([email('a', 'booking-ticket', 'one')])).get('a')).toBe(
    'one@example.test',
  );
});

it('leaves out the addresses of a service that fails or hangs, and does not wait for it', async () => {
  const failing = composer('order-receipt', async () => {
    throw new Error('down');
  });
  const hanging = composer('contact-for-staff', () => new Promise(() => undefined));
  const found = await new Recipients([failing, hanging, tickets]).of([
    email('a', 'booking-ticket', 'one'),
    email('b', 'order-receipt', 'two'),
    email('c', 'contact-for-staff', 'three'),
  ]);
  expect(Object.fromEntries(found)).toEqual({ a: 'one@example.test' });
});
