import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { bookElsewhere, seatsLeft } from '../support/bookings.js';
import { fare, tourOf } from '../support/house.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

test('the desk opens a booking, moves it, shrinks its party and cancels it, says why, and sees what happened', {
  tag: '@gate',
}, async ({ page, request, slots }) => {
  const [slot, other] = [await slots.take('standard'), await slots.take('standard')];
  const email = await bookElsewhere(request, slot, 4);
  const free = [await seatsLeft(request, slot), await seatsLeft(request, other)];
  const admin = new AdminPage(page);
  await admin.open('Bookings');
  await page.getByLabel('Day of the tour').fill(slot.date);
  await admin.search('Search bookings').fill(email);
  // Other parties of the day have this name too, until the search is answered.
  await expect(admin.row('Benny Binion')).toHaveCount(1);
  await admin
    .row('Benny Binion')
    .getByRole('button', { name: /^Details/ })
    .click();
  await page.getByRole('link', { name: 'Open Benny Binion’s booking' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/HT-/);
  await expect(page.getByRole('heading', { level: 3, name: 'Benny Binion, 4 guests' })).toBeVisible();
  const history = page.getByRole('list', { name: 'History, oldest first' });
  await expect(history).toContainText('Booked: 4 guests');
  await expectAccessible(page);

  await admin.button('Move').click();
  await expect(page.getByRole('heading', { name: 'Move' })).toBeFocused();
  await page.getByLabel('New day').fill(other.date);
  await page.getByLabel('New time').selectOption({ value: other.time });
  await page.getByRole('button', { name: /^Move to / }).click();
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Please give a reason in a few words/);
  await expect(page.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Reason').fill('Rain is forecast');
  await page.getByRole('button', { name: /^Move to / }).click();
  await admin.expectToast('Booking moved', 'Benny Binion will get an e-mail about it.');
  await expect(history).toContainText(/By [^:]+: “Rain is forecast”/);

  await admin.button('Change party size').click();
  await page.getByRole('button', { name: 'One fewer: Guests' }).click();
  await page.getByLabel('Reason').fill('A guest is ill, they called');
  await page.getByRole('button', { name: /^Change to 3 (guests|adults), / }).click();
  await expect(history).toContainText('From 4 to 3 guests');
  const money = page.getByRole('table', { name: 'payments and refunds' });
  await expect(money.getByRole('row', { name: /smaller party/ })).toContainText(`−${fare('standard', 1)}`);

  await admin.button('Cancel and refund').click();
  await page.getByLabel('Reason').fill('All of them are ill');
  await page.getByRole('button', { name: `Cancel and refund ${fare('standard', 3)}` }).click();
  await expect(history).toContainText(/By [^:]+: “All of them are ill”/);
  await expect(history).toContainText('Canceled');
  await expect(money.getByRole('row', { name: /canceled/ })).toContainText(`−${fare('standard', 3)}`);
  await expect(page.getByText('Paid less refunds')).toContainText('$0.00');
  await expect(admin.button('Move')).toHaveCount(0);
  expect([await seatsLeft(request, slot), await seatsLeft(request, other)]).toEqual([(free[0] ?? 0) + 4, free[1]]);

  await page.getByRole('link', { name: 'All bookings' }).click();
  await expect(page).toHaveURL(/\/admin\?tab=bookings$/);
});

test('a booking that is not there is said to be missing, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/bookings/HT-0000-0000');
  await expect(page.getByText('There is no booking HT-0000-0000')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('a refund that the bank refused is asked for again', async ({ page }) => {
  const id = '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22';
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'StaffBooking') return route.fulfill({ json: { data: refusedBooking(id) } });
    if (operationName !== 'RetryRefund') return route.continue();
    const refund = { __typename: 'Refund', id, status: 'requested' };
    return route.fulfill({ json: { data: { retryRefund: { __typename: 'RefundRetried', refund } } } });
  });
  await page.goto('/admin/bookings/HT-7K4M-9QXW');
  const panel = page.getByRole('region', { name: 'Refund of $100.00' });
  await expect(panel).toContainText('Declined by the bank');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Retry the refund' }).click();
  await new AdminPage(page).expectToast('Refund requested', 'It will be sent to the bank shortly.');
});

/** What the service says of a cancelled booking whose refund failed; the demo's bank never refuses. */
function refusedBooking(id: string): object {
  const at = '2026-11-22T16:24:00.000Z';
  return {
    booking: {
      __typename: 'Booking',
      id,
      status: 'cancelled',
      revision: 1,
      confirmationCode: 'HT-7K4M-9QXW',
      visitUrl: 'http://localhost:8080/visit/x',
      tourType: 'standard',
      tourName: tourOf('standard').name,
      tourDate: '2026-12-05',
      tourTime: '10:00 AM',
      startsAt: '2026-12-05T16:00:00.000Z',
      guests: 4,
      totalAmount: '100.00',
      firstName: 'Ada',
      lastName: 'Marshall',
      email: 'ada@example.test',
      phone: '817-555-0142',
      specialRequests: null,
      additionalNotes: null,
      foodOrderPlatform: 'none',
      foodOrderRestaurant: null,
      foodOrderDetails: null,
      foodOrderTotal: '0.00',
      foodDeliveryTime: null,
      createdAt: at,
      payments: [{ __typename: 'BookingPayment', amount: '100.00', takenAt: at }],
      refunds: [
        {
          __typename: 'Refund',
          id,
          reason: 'cancelled',
          amount: '100.00',
          status: 'failed',
          requestedAt: at,
          endedAt: at,
        },
      ],
    },
    bookingChanges: [],
  };
}
