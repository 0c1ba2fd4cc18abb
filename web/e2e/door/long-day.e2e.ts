import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { tourOf } from '../support/house.js';
import { staffEmail, staffPassword } from '../support/staff-session.js';
import { test } from '../support/test.js';
import { DoorPhone } from './support/door-phone.js';
import { bookParty } from './support/parties.js';

test('on a tablet, what was begun for one party is not shown for the next that is tapped', async ({
  browser,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const [three, four] = [
    await bookParty(request, slot, 3, 'Tabletone'),
    await bookParty(request, slot, 4, 'Tablettwo'),
  ];
  const phone = await DoorPhone.open(browser, slot);
  const { page } = phone;
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('button', { name: four.name }).click();
  await expect(page.getByRole('button', { name: 'Admit 4', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /waivers are open: sign here$/ }).click();
  await page.getByLabel(/name/i).last().fill('Tess Typed');

  await page.getByRole('button', { name: three.name }).click();
  await expect(page.getByRole('button', { name: 'Admit 3', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeFocused();
  await expect(page.getByText('Two waivers are open: sign here')).toBeVisible();
  await phone.press('Admit 3');
  await page.getByRole('button', { name: three.name }).click();
  await phone.press('Admit more, with a reason');
  await page.getByLabel('Why are they let in?').fill('The cousin came late');
  await page.getByRole('button', { name: four.name }).click();
  await expect(page.getByRole('button', { name: 'Admit 4', exact: true })).toBeVisible();
  await expect(page.getByLabel('Why are they let in?')).toBeHidden();
  await phone.close();
});

test('a session that ran out leaves list and scans, and the password sends them', async ({
  browser,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 3, 'Lunchbreak');
  const phone = await DoorPhone.open(browser, slot);
  const { page, context } = phone;
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(/^Sign in again to send what is kept/)).toBeVisible();
  await phone.show(party.confirmationCode);
  await phone.press('Admit 3');
  await phone.goTo('Day sheet');
  await expect(page.getByRole('button', { name: party.name })).toContainText('3 of 3 in');
  await expect(page.getByText('Not sent yet: 1 scan')).toBeVisible();
  await phone.press('Sign in');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await keepScreenshot(page, 'door-session-over');

  await context.addCookies(cookies);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await phone.isSent();
  await expect(page.getByText(/^Sign in again to send what is kept/)).toBeHidden();
  await phone.close();
});

test('a walk-up and a waiver that are typed after the session ran out wait for the password, and are sent by one more press', async ({
  browser,
  request,
  slots,
}) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 2, 'Typedlate');
  const phone = await DoorPhone.open(browser, slot);
  const { page, context } = phone;
  const password = page.getByLabel('Password', { exact: true });
  /** The first press asks for the password; what is typed stays, and the second press sends it. */
  const sendTwice = async (button: string | RegExp, typed: Locator, text: string): Promise<void> => {
    await phone.press(button);
    await expect(page.getByText('What you typed is still here.')).toBeVisible();
    await expect(typed).toHaveValue(text);
    await page.getByLabel('E-mail', { exact: true }).fill(staffEmail);
    await password.fill(staffPassword());
    await page.getByRole('form', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).click();
    await expect(password).toBeHidden();
    await expect(typed).toHaveValue(text);
    await phone.press(button);
  };

  await context.clearCookies();
  await page.reload();
  await expect(page.getByText(/^Sign in again to send what is kept/)).toBeVisible();
  await phone.goTo('Walk-up');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Wanda Late');
  const time = page.getByLabel('Time', { exact: true });
  const label = `${slot.time}, ${tourOf('standard').name}: 23 left`;
  const wanted = time.locator('option').filter({ hasText: new RegExp(`^${label}`) });
  await time.selectOption((await wanted.getAttribute('value')) ?? '');
  await page.getByLabel('Guests', { exact: true }).fill('3');
  await page.getByRole('checkbox', { name: 'Every guest has signed the waiver' }).check();
  for (const section of ['Scan', 'Kitchen', 'Day sheet', 'Walk-up'] as const) await phone.goTo(section);
  await expect(name).toHaveValue('Wanda Late');
  await expect(password).toBeHidden();
  await sendTwice(/^Sell 3 seats/, name, 'Wanda Late');
  await expect(page.getByText(/: 3 let in\.$/)).toBeVisible();

  await context.clearCookies();
  await phone.goTo('Day sheet');
  await page.getByRole('button', { name: party.name }).click();
  await phone.press(/waiver is open: sign here$/);
  const guest = page.getByLabel('Name of the guest');
  await guest.fill('Gus Late');
  await sendTwice('I have read it and I sign it', guest, 'Gus Late');
  await expect(guest).toBeHidden();
  await phone.close();
});
