import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookElsewhere } from '../support/bookings.js';
import { requestGraphql } from '../support/graphql.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

interface Party {
  readonly id: string;
  readonly confirmationCode: string;
}

const FIND = 'query ($email: String!) { bookingsByEmail(email: $email) { id confirmationCode } }';
const SUBMIT = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) {
  ... on ScansSubmitted { results { conflict fault } } } }`;

/** A phone at the door admits people of a party, and sends the scan by itself. */
async function letIn(request: APIRequestContext, { id }: Party, date: string, [deviceId, people]: [string, number]) {
  const seen = { bookingId: id, revision: 0, people, verdict: 'ADMIT', overridden: false };
  const clock = { deviceTime: new Date().toISOString(), clockOffsetMs: 0 };
  const scans = [{ id: randomUUID(), deviceId, sequence: 1, date, ...seen, ...clock }];
  await requestGraphql(request, SUBMIT, { scans });
}

test('two phones let in more than were booked, and the desk settles it with a reason', async ({
  page,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const email = await bookElsewhere(request, slot, 3);
  const found = await requestGraphql<{ bookingsByEmail: [Party] }>(request, FIND, { email });
  const [party] = found.bookingsByEmail;
  await Promise.all([
    letIn(request, party, slot.date, ['Gate phone', 3]),
    letIn(request, party, slot.date, ['House phone', 2]),
  ]);

  const admin = new AdminPage(page);
  await admin.open('Door');
  await expect(page.getByRole('link', { name: 'Open the door' })).toHaveAttribute('href', '/door');
  const conflict = page.getByRole('article').filter({ hasText: party.confirmationCode });
  await expect(conflict).toContainText('5 admitted, 3 booked');
  await expect(conflict.getByRole('row', { name: /Gate phone/ })).toContainText('Admit');
  await expect(conflict.getByRole('row', { name: /House phone/ })).toContainText('Admit');
  await expectAccessible(page);

  await conflict.getByRole('button', { name: 'Miscounted: 3' }).click();
  await expect(conflict).toContainText('Please give a reason in a few words');
  await expect(conflict.getByLabel('Reason')).toBeFocused();
  await conflict.getByLabel('Reason').fill('The gate and the house counted the same two');
  await conflict.getByRole('button', { name: 'Miscounted: 3' }).click();
  await expect(conflict).toHaveCount(0);
  const settled = page
    .getByRole('region', { name: 'Settled today' })
    .getByRole('row')
    .filter({ hasText: party.confirmationCode });
  await expect(settled).toContainText('Miscounted: 3. “The gate and the house counted the same two”');
});
