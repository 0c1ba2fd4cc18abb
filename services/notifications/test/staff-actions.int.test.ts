import { staffMutations, toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { notificationsService } from '../src/service.js';
import { type EmailApp, openEmailApp } from './support/email-app.js';

let app: EmailApp;
beforeAll(async () => {
  app = await openEmailApp();
});
afterAll(() => app.close());

it('resending an e-mail, the only staff mutation, records who did it, without an address', async () => {
  expect(staffMutations(notificationsService.schema)).toEqual(['resendEmail']);
  const { id } = await app.sentTicket();
  await app.resend(id);
  // Refused: it is already queued, or was just resent.
  await app.resend(id);
  const told = await toldActions(app.service.database.dataSource);
  expect(told).toEqual([
    {
      action: 'resendEmail',
      targetType: 'email',
      targetId: id,
      staffId: testStaff.id,
      staffRole: 'manager',
      before: null,
      after: { kind: 'booking-ticket', status: 'queued' },
      correlationid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
});
