import { expect, it } from '@jest/globals';
import { emailView } from './email.view.js';

const email = {
  id: '7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10',
  kind: 'booking-ticket',
  about: '0d9be4a8-6a0f-4d2c-9b52-3d0a4a1f7c11',
  attempts: 2,
  lastError: 'the mail server did not accept it',
  createdAt: new Date('2026-11-21T16:30:00Z'),
  sentAt: null,
  dueAt: new Date('2026-11-21T16:35:00Z'),
} as const;

it('shows the next attempt of a queued e-mail', () => {
  expect(emailView({ ...email, status: 'queued' }, 'ada@example.test')).toMatchObject({
    kind: 'TICKET',
    status: 'QUEUED',
    recipient: 'ada@example.test',
    lastFault: 'the mail server did not accept it',
    nextAttemptAt: '2026-11-21T16:35:00.000Z',
  });
});

it.each(['sending', 'sent', 'failed'] as const)('shows no next attempt of one that is %s', (status) => {
  expect(emailView({ ...email, status }, undefined)).toMatchObject({
    status: status.toUpperCase(),
    nextAttemptAt: null,
    recipient: null,
  });
});
