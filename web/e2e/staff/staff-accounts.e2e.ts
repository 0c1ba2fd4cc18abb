import { type Browser, expect, type Page } from '@playwright/test';
import { fromPanel } from '#house/about/navigation.js';
import { expectAccessible } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { authenticatorCode } from '../support/authenticator.js';
import { theMailTo } from '../support/mail.js';
import { uniqueEmail, uniqueName } from '../support/names.js';
import { test } from '../support/test.js';

const password = 'lantern mosaic otter pillow';

/** A page in a browser without a session. */
async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
}

/** Adds an account by the form, and chooses the password by the mailed link. @returns the page, signed in */
async function invited(page: Page, browser: Browser, role: string, email: string, name: string): Promise<AdminPage> {
  const admin = new AdminPage(page);
  await admin.openWithOwnSession('Staff');
  const form = admin.form('Add a person');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await admin.button('Add and send the link').click();
  await admin.expectToast('Added', 'The link is on its way.');
  await expect(admin.row(email)).toContainText('Invited');
  await expectAccessible(page);

  const { text } = await theMailTo(page.request, email);
  const link = /\S+\/admin#password=\S+/.exec(text)?.[0] ?? '';
  const theirs = await elsewhere(browser);
  await theirs.goto(link);
  const guest = new AdminPage(theirs);
  await expect(guest.heading('Choose a password')).toBeVisible();
  expect(theirs.url()).not.toContain('password=');
  await theirs.getByLabel('New password').fill('password12345');
  await guest.button('Save the password').click();
  await expect(theirs.getByText('easy to guess')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByLabel('New password').fill(password);
  await guest.button('Save the password').click();
  await expect(theirs.getByText('The password is saved')).toBeVisible();
  await guest.password.fill(password);
  await guest.button('Sign in').click();
  await expect(guest.heading('Admin Panel')).toBeVisible();
  return guest;
}

test('an invited person chooses a password, sees what the role allows, and is disabled', { tag: '@gate' }, async ({
  page,
  browser,
}) => {
  const [email, name] = [uniqueEmail('guide'), uniqueName('Ruth')];
  const guide = await invited(page, browser, 'Guide', email, name);
  const offered = ['Today', 'Calendar', 'Bookings', 'Door', fromPanel.label];
  await expect(guide.navigation.getByRole('link')).toHaveText(offered);
  await guide.goTo('Bookings');
  await expect(guide.search('Search bookings')).toHaveCount(0);
  await expectAccessible(guide.page);

  const admin = new AdminPage(page);
  await page.reload();
  await admin.search('Search accounts').fill(email);
  await expect(admin.row(email)).toContainText('Active');
  await admin.button(`Disable ${name}`).click();
  await admin.dialog(`Disable ${name}?`).getByRole('button', { name: 'Disable' }).click();
  await admin.expectToast(name, 'The account was disabled.');
  await expect(admin.row(email)).toContainText('Disabled');
  // The dialog hides the page as soon as it opens.
  await guide.tab('My account').click();
  await expect(guide.dialog('Please sign in again')).toBeVisible();
  await guide.page.context().close();
});

test('an authenticator app is set up, and sign-in asks for its code, or for a recovery code', async ({
  page,
  browser,
}) => {
  const [email, name] = [uniqueEmail('desk'), uniqueName('Sam')];
  const desk = await invited(page, browser, 'Desk', email, name);
  await desk.goTo('My account');
  const theirs = desk.page;
  await theirs.getByLabel('Your password').fill(password);
  await desk.button('Set up an app').click();
  await expect(theirs.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(theirs);
  const secret = (await theirs.locator('code').textContent()) ?? '';
  await theirs.getByLabel('Code', { exact: true }).fill(authenticatorCode(secret));
  await desk.button('Turn it on').click();
  const codes = theirs.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessible(theirs);
  await desk.button('I have saved them').click();
  await expect(theirs.getByText('You have 10 recovery codes left.')).toBeVisible();

  for (const code of [authenticatorCode(secret, 1), recovery]) {
    await desk.button('Sign out').click();
    await desk.signIn(password, email);
    const field = theirs.getByRole('textbox', { name: 'Code' });
    await expect(field).toBeFocused();
    await field.fill('000000');
    await desk.button('Sign in').click();
    await expect(theirs.getByRole('alert')).toContainText('Wrong code');
    await field.fill(code);
    await desk.button('Sign in').click();
    await expect(desk.tab('Bookings')).toBeVisible();
  }
  await theirs.context().close();
});

test('a forgotten password is answered alike for every address', async ({ page }) => {
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await admin.button('Forgotten password?').click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(uniqueEmail('nobody'));
  await admin.button('Send the link').click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await expectAccessible(page);
  await admin.button('Back to sign-in').click();
  await expect(admin.password).toBeVisible();
});

test('a tab follows who signs out and in in another tab, also after Back', async ({ page, browser }) => {
  const name = uniqueName('Second');
  const email = uniqueEmail('second');
  await invited(page, browser, 'Desk', email, name);
  const first = new AdminPage(page);
  await first.open('Bookings');
  await expect(page.getByRole('link', { name: /^My account/ })).toContainText('manager');

  const second = new AdminPage(await page.context().newPage());
  await second.page.goto('/admin');
  await second.button('Sign out').click();
  await expect(first.heading('Sign in')).toBeVisible();
  await second.signIn(password, email);
  await expect(page.getByRole('link', { name: /^My account/ })).toContainText(`${name}, desk`);

  await first.open('Bookings');
  await page.goto('/tours');
  await second.button('Sign out').click();
  await expect(second.heading('Sign in')).toBeVisible();
  await page.goBack();
  await expect(first.heading('Sign in')).toBeVisible();
  await expect(page.getByRole('link', { name: /^My account/ })).toHaveCount(0);
  await second.page.close();
});

test('a bookkeeper opens on Money, and reads without a button that changes anything', async ({ page, browser }) => {
  const bookkeeper = await invited(page, browser, 'Bookkeeper', uniqueEmail('books'), uniqueName('Bea'));
  await expect(bookkeeper.page).toHaveTitle(/^Money, Admin Panel/);
  const offered = ['Orders', 'Money', 'Vouchers', 'Record', fromPanel.label];
  await expect(bookkeeper.navigation.getByRole('link')).toHaveText(offered);
  await expect(bookkeeper.heading('Sealed days')).toBeVisible();
  await expect(bookkeeper.heading('Mailed reports')).toHaveCount(0);
  await expectAccessible(bookkeeper.page);
  await bookkeeper.goTo('Vouchers');
  await expect(bookkeeper.page.getByRole('heading', { name: 'Vouchers', level: 2 })).toBeVisible();
  await expect(bookkeeper.button('Issue a voucher')).toHaveCount(0);
  await bookkeeper.navigation.getByRole('link', { name: 'Record' }).click();
  await expect(bookkeeper.page.getByText('You see what moved money')).toBeVisible();
  await expectAccessible(bookkeeper.page);
  await bookkeeper.page.context().close();
});
