import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { hasFood } from '../support/house.js';
import { test } from '../support/test.js';
import { DoorPhone } from './support/door-phone.js';
import { bookParty, changeVisit, conflictsOf, peopleIn, ticketOf } from './support/parties.js';

test('a phone works without a network: reload, sheet, verdict, and the scan goes later', {
  tag: ['@gate', '@every-house'],
}, async ({ browser, request, staff, slots }) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 5, 'Fielding', { accessNeeds: 'Wheelchair: ramp, not the stairs' });
  const ticket = await ticketOf(request, party);
  const phone = await DoorPhone.open(browser, slot);
  const { page } = phone;
  await phone.setOnline(false);
  await page.reload();
  const row = page.getByRole('button', { name: party.name });
  await expect(row).toContainText('0 of 5 in');
  await expect(row).toContainText('Wheelchair: ramp, not the stairs');

  await phone.show(ticket);
  await expect(phone.verdict('Admit')).toBeFocused();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await phone.press('Admit 3');
  await expect(page.getByText('1 scan is kept on this phone')).toBeVisible();
  await phone.goTo('Day sheet');
  await expect(row).toContainText('3 of 5 in');
  await page.reload();
  await expect(row).toContainText('3 of 5 in');
  expect((await peopleIn(staff, slot.date)).get(party.id)).toBeUndefined();

  await phone.setOnline(true);
  await phone.isSent();
  expect((await peopleIn(staff, slot.date)).get(party.id)).toBe(3);
  await phone.show(party.confirmationCode);
  await expect(page.getByText('3 of 5')).toBeVisible();
  await phone.close();
});

test('two offline phones admit the same party: no scan is lost, and staff settle the conflict', async ({
  browser,
  request,
  staff,
  slots,
}) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 4, 'Sato');
  const ticket = await ticketOf(request, party);
  const phones = await Promise.all([DoorPhone.open(browser, slot), DoorPhone.open(browser, slot)]);
  for (const phone of phones) {
    await phone.setOnline(false);
    await phone.admit(ticket);
  }
  for (const phone of phones) await phone.setOnline(true);
  for (const phone of phones) await phone.isSent();
  expect((await peopleIn(staff, slot.date)).get(party.id)).toBe(8);
  const [conflict, ...others] = await conflictsOf(staff, slot.date, party);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ kind: 'TOO_MANY', scans: [{ people: 4 }, { people: 4 }] });
  expect(new Set(conflict?.scans.map(({ deviceId }) => deviceId)).size).toBe(2);

  const [phone] = phones;
  await phone.page.reload();
  await phone.show(ticket);
  await expect(phone.verdict('All in')).toBeVisible();
  await phone.press('Admit more, with a reason');
  await phone.press(/^Admit \d/);
  await expect(phone.page.getByText('Please write why they are let in.')).toBeVisible();
  for (const each of phones) await each.close();
});

test('each verdict has its words, with and without a network', async ({ browser, request, slots }) => {
  const [slot, other] = [await slots.take('standard'), await slots.take('standard')];
  const [cancelled, moved, smaller, foreign] = [
    await bookParty(request, slot, 2, 'Reed'),
    await bookParty(request, slot, 3, 'Alvarez'),
    await bookParty(request, slot, 3, 'Bowers'),
    await bookParty(request, other, 2, 'Dunn'),
  ];
  const tickets = await Promise.all([cancelled, moved, smaller, foreign].map((party) => ticketOf(request, party)));
  const [cancelledTicket = '', movedTicket = '', oldTicket = '', otherTicket = ''] = tickets;
  await changeVisit(request, cancelled, 'cancel');
  await changeVisit(request, moved, 'move', { tourDate: other.date, tourTime: other.time });
  const party = await request.post(`/api/visits/${smaller.token}/party`, {
    data: { revision: 0, tickets: [{ type: 'adult', count: 2 }] },
  });
  expect(party.status(), await party.text()).toBe(200);

  const phone = await DoorPhone.open(browser, slot);
  const { page } = phone;
  await phone.setOnline(false);
  await phone.show(cancelledTicket);
  await expect(phone.verdict('Canceled')).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'door-cancelled');
  await phone.press('Next scan');

  await phone.show(movedTicket);
  await expect(phone.verdict('Moved')).toBeVisible();
  await expect(page.getByText(other.time, { exact: true })).toBeVisible();
  await keepScreenshot(page, 'door-moved');
  await phone.press('Next scan');

  await phone.show(oldTicket);
  await expect(phone.verdict('Changed')).toBeVisible();
  await expect(page.getByText(`${slot.time}, 2 guests`)).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'door-changed');
  await phone.press('Not now');

  await phone.show(otherTicket);
  await expect(phone.verdict('Another day')).toBeVisible();
  await expect(page.getByText(`, ${other.time}. That is another day.`)).toBeVisible();
  await phone.press('Next scan');
  await phone.show(`${oldTicket.slice(0, -3)}000`);
  await expect(page.getByText('The signature is wrong')).toBeVisible();
  await phone.press('Next scan');
  await phone.show('HT-2222-2222');
  await expect(phone.verdict('Not known here')).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'door-not-known');
  await phone.press('Look up the name');
  await expect(page.getByRole('button', { name: smaller.name })).toBeVisible();

  // Bought after the phone's list was made.
  const late = await bookParty(request, slot, 2, 'Castillo');
  await phone.show(await ticketOf(request, late));
  await expect(phone.verdict('Not known here')).toBeVisible();
  await phone.press('Next scan');

  await phone.setOnline(true);
  await phone.show('ht2222 2222');
  await expect(phone.verdict('Unknown code')).toBeVisible();
  await phone.press('Next scan');
  await phone.show(foreign.confirmationCode.slice(3).toLowerCase());
  await expect(phone.verdict('Another day')).toBeVisible();
  await expect(page.getByText('Nora Dunn')).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'door-another-day');
  await phone.close();
});

test('a party that cancelled after the list was made is admitted offline, and staff settle the conflict', async ({
  browser,
  request,
  staff,
  slots,
}) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 2, 'Norman');
  const ticket = await ticketOf(request, party);
  const phone = await DoorPhone.open(browser, slot);
  await phone.setOnline(false);
  await changeVisit(request, party, 'cancel');
  await phone.admit(ticket);
  await phone.setOnline(true);
  await phone.isSent();
  expect((await conflictsOf(staff, slot.date, party)).map(({ kind }) => kind)).toContain('CANCELLED');
  await phone.show(ticket);
  await expect(phone.verdict('Canceled')).toBeVisible();
  await phone.close();
});

test('a page that is killed while it admits has kept the scan or shows that it has not', async ({
  browser,
  request,
  staff,
  slots,
}) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 5, 'Vance');
  const phone = await DoorPhone.open(browser, slot);
  await phone.setOnline(false);
  await phone.show(party.confirmationCode);
  await expect(phone.verdict('Admit')).toBeVisible();
  const killer = await phone.context.newCDPSession(phone.page);
  const isDead = phone.page.waitForEvent('crash');
  await phone.page.getByRole('button', { name: 'Admit 5' }).dispatchEvent('click');
  // A crashed page does not answer.
  void killer.send('Page.crash').catch(() => undefined);
  await isDead;
  await phone.page.close();

  const page = await phone.context.newPage();
  await page.goto('/door');
  const row = page.getByRole('button', { name: party.name });
  await expect(row).toContainText(/[05] of 5 in/);
  const shown = /(?<people>\d) of 5/.exec(await row.innerText())?.groups?.people;
  await phone.setOnline(true, page);
  await expect(page.getByText('All scans sent')).toBeVisible();
  expect((await peopleIn(staff, slot.date)).get(party.id) ?? 0).toBe(Number(shown));
  await phone.close();
});

test('every section is accessible, with the keyboard too, and prints', async ({ browser, request, slots }) => {
  const slot = await slots.take('standard');
  const food = {
    foodOrderPlatform: 'chick_fil_a',
    foodOrderRestaurant: 'Chick-fil-A',
    foodOrderDetails: '12 × Chicken Sandwich Meal',
    foodOrderTotal: '155.88',
  };
  const party = await bookParty(request, slot, 12, 'Choir', hasFood ? food : {});
  const phone = await DoorPhone.open(browser, slot);
  const { page } = phone;
  for (const width of [320, 390, 820, 1440]) {
    // So high that the bar at the bottom covers no control of the lists, however many parties other tests added.
    await page.setViewportSize({ width, height: 1600 });
    for (const section of ['Day sheet', 'Scan', 'Walk-up', 'Kitchen'] as const) {
      await phone.goTo(section);
      await expect(page.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'page');
      await expectAccessible(page);
      await expectNoSideScroll(page);
      await keepScreenshot(page, `door-${section.replace(' ', '-')}-${width}`);
    }
  }
  const lunch = page.getByRole('article', { name: `for ${slot.time}` });
  if (hasFood) await expect(lunch).toContainText('12 × Chicken Sandwich Meal');

  await page.setViewportSize({ width: 390, height: 844 });
  await phone.goTo('Day sheet');
  await page.getByRole('button', { name: party.name }).focus();
  await page.keyboard.press('Enter');
  await expect(phone.verdict('Admit')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the guest')).toBeFocused();
  await page.getByRole('form', { name: 'Sign the waiver' }).getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('radio', { name: '12' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('11 let in.').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const paper = page.getByText(/^Day sheet, /);
  await expect(paper).toBeVisible();
  expect((await paper.boundingBox())?.y).toBeLessThan(60);
  await expect(page.getByText(party.confirmationCode)).toBeVisible();
  await expect(page.getByRole('navigation')).toBeHidden();
  await phone.close();
});

test('without a camera the code is typed', async ({ browser, request, slots }) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 2, 'Bowers');
  const phone = await DoorPhone.open(browser, slot);
  await phone.goTo('Scan');
  await expect(phone.page.getByText('Type the code that is printed under the ticket')).toBeVisible();
  await phone.press('Type the code');
  await phone.press('Look it up');
  await expect(phone.page.getByText('This is not a code: it has eight letters and digits')).toBeVisible();
  await phone.show(party.confirmationCode.toLowerCase().replaceAll('-', ' '));
  await expect(phone.verdict('Admit')).toBeVisible();
  await phone.close();
});
