import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { requestGraphql } from '../support/graphql.js';
import { fare, total } from '../support/house.js';
import type { Slot } from '../support/slots.js';
import { test } from '../support/test.js';
import { DoorPhone } from './support/door-phone.js';
import { conflictsOf, peopleIn } from './support/parties.js';

const BOOK = `mutation ($input: CallerBookingInput!, $key: String!) {
  bookForCaller(input: $input, idempotencyKey: $key) { ... on BookingCreated { booking { id confirmationCode } } } }`;
const READ = 'query ($id: ID!) { bookingChanges(bookingId: $id) { kind } }';

/** A caller's party of three who pay at the door. */
async function bookUnpaid(staff: APIRequestContext, { tourType, date, time }: Slot, lastName: string) {
  const visit = {
    ...{ tourType, tourDate: date, tourTime: time, tickets: [{ type: 'adult', count: 3 }] },
    ...{ totalAmount: total(tourType, 3), firstName: 'Rosa', lastName, email: '', phone: '817-555-0168' },
    liabilityWaiverAccepted: false,
  };
  const input = { visit, payment: 'at_door' };
  type Answer = { bookForCaller: { booking: { id: string; confirmationCode: string } } };
  const { bookForCaller } = await requestGraphql<Answer>(staff, BOOK, { input, key: randomUUID() });
  return { ...bookForCaller.booking, name: `Rosa ${lastName}`, token: '' };
}

async function paidAtDoor(staff: APIRequestContext, id: string): Promise<number> {
  const { bookingChanges } = await requestGraphql<{ bookingChanges: { kind: string }[] }>(staff, READ, { id });
  return bookingChanges.filter(({ kind }) => kind === 'paid_at_door').length;
}

test('money is taken at the gate without a network, recorded once, and an admission is undone', async ({
  browser,
  staff,
  slots,
}) => {
  const slot = await slots.take('standard');
  const [paying, claiming] = [await bookUnpaid(staff, slot, 'Delgado'), await bookUnpaid(staff, slot, 'Ibarra')];
  const phone = await DoorPhone.open(browser, slot);
  const { page } = phone;
  await phone.setOnline(false);
  await phone.show(paying.confirmationCode);
  await expect(phone.verdict(`Take ${fare('standard', 3)} first`)).toBeFocused();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'door-money');
  await phone.press('Cash');
  await expect(page.getByText(`Rosa Delgado: ${fare('standard', 3)} in cash, 3 let in.`)).toBeVisible();
  await expect(page.getByText('1 scan and 1 payment are kept on this phone')).toBeVisible();
  // Nothing covers the way to the next guest.
  await page.getByRole('button', { name: 'Type the code' }).click({ trial: true });
  await expectAccessible(page);
  await phone.press('Undo');
  await expect(page.getByText('Undone. Rosa Delgado: 3 not in.')).toBeFocused();
  await page.reload();
  await phone.show(paying.confirmationCode);
  await expect(phone.verdict('Admit')).toBeVisible();
  await phone.press('Admit 3');
  expect(await paidAtDoor(staff, paying.id)).toBe(0);

  await phone.setOnline(true);
  await phone.isSent();
  expect(await paidAtDoor(staff, paying.id)).toBe(1);
  expect((await peopleIn(staff, slot.date)).get(paying.id)).toBe(3);
  expect(await conflictsOf(staff, slot.date, paying)).toEqual([]);

  await phone.show(claiming.confirmationCode);
  await phone.press('Paid already');
  await expect(page.getByText('Rosa Ibarra: 3 let in.')).toBeVisible();
  await phone.isSent();
  expect((await conflictsOf(staff, slot.date, claiming)).map(({ kind }) => kind)).toEqual(['MONEY']);
  await phone.show(claiming.confirmationCode);
  await expect(phone.verdict(`All in, ${fare('standard', 3)} to pay`)).toBeVisible();
  await expect(page.getByRole('button', { name: /waivers are open/ })).toBeVisible();
  await phone.press('Take people out again');
  await page.getByLabel('Why?').selectOption('Did not pay');
  await expectAccessible(page);
  await phone.press('Take out 3');
  await expect(page.getByText('Rosa Ibarra: 3 taken out again.')).toBeVisible();
  await phone.isSent();
  expect((await peopleIn(staff, slot.date)).get(claiming.id)).toBeUndefined();
  await phone.close();
});

test('money that another took meanwhile is a fault on the phone, and the desk sees it', async ({
  browser,
  staff,
  slots,
}) => {
  const slot = await slots.take('standard');
  const party = await bookUnpaid(staff, slot, 'Quintero');
  const phone = await DoorPhone.open(browser, slot);
  const { page } = phone;
  await phone.setOnline(false);
  const take = `mutation ($id: ID!, $input: DoorPaymentInput!, $key: String!) {
    takeDoorPayment(bookingId: $id, input: $input, idempotencyKey: $key) { __typename } }`;
  const input = { amount: total('standard', 3), paidBy: 'card_reader', revision: 0 };
  await requestGraphql(staff, take, { id: party.id, input, key: randomUUID() });
  await phone.show(party.confirmationCode);
  await phone.press('Cash');
  await phone.setOnline(true);
  await expect(page.getByText(`Tell the desk: ${fare('standard', 3)} in cash taken.`)).toBeVisible();
  await phone.isSent();
  expect(await paidAtDoor(staff, party.id)).toBe(1);
  expect((await conflictsOf(staff, slot.date, party)).map(({ kind }) => kind)).toEqual(['MONEY']);
  await page.reload();
  await phone.press('Noted');
  await expect(page.getByText(`Tell the desk: ${fare('standard', 3)} in cash taken.`)).toBeHidden();
  await phone.close();
});
