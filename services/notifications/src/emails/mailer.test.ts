import { expect, it } from '@jest/globals';
import { Mailer } from './mailer.js';
import { PermanentDeliveryError } from './permanent-delivery-error.js';

const mailer = new Mailer('smtp://127.0.0.1:1', 'tours@hilltop.test', 1);

it.each([
  '',
  'ada',
  'ada@example.test, eve@evil.test',
  'ada@example.test\r\nRCPT TO:<eve@evil.test>',
  '<ada@example.test>',
])('refuses %p without connecting to a mail server', async (address) => {
  const email = { to: { name: 'Ada', address }, subject: '', text: '', html: '', attachments: [] };
  await expect(mailer.send(email, '<1@hilltop.test>')).rejects.toEqual(
    new PermanentDeliveryError('not an address', true),
  );
});
