import { expect } from '@playwright/test';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import { expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { BookingPage } from '../support/booking-page.js';
import { test } from '../support/test.js';

// The whole site has one content.
test.describe.configure({ mode: 'serial' });

test('the house details appear in the footer, on the tours page and on the contact page', async ({ page }) => {
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await admin.signIn();
  await admin.goTo('Content');
  const form = admin.form('House details');
  const save = async (email: string): Promise<void> => {
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('button', { name: 'Save house details' }).click();
    await admin.expectToast('Saved', 'The site now shows it.');
  };
  await save('');
  await page.goto('/tours');
  for (const part of [page.getByRole('contentinfo'), page.getByRole('region', { name: 'Contact' })]) {
    await expect(part.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  }
  await page.goto('/admin?tab=content');
  await save('visit@hilltop.test');
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'visit@hilltop.test' }).first()).toHaveAttribute(
    'href',
    'mailto:visit@hilltop.test',
  );
  await expect(page.getByText('Our page').first()).toBeVisible();
});

test('a manager answers a question of visitors, sees how it reads, and visitors read it', { tag: '@gate' }, async ({
  page,
}) => {
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await admin.signIn();
  await admin.goTo('Content');
  const form = admin.form('Question of visitors');
  const question = visitorQuestions[0]?.question ?? '';
  await page.getByRole('button', { name: question }).click();
  await form.getByLabel('Answer', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Save question' }).click();
  await expect(form.getByLabel('Answer', { exact: true })).toHaveAccessibleDescription('Answer is required');
  await form.getByLabel('Answer', { exact: true }).fill('Your guide waits under the old clock.');
  await form.getByLabel('How sure it is').selectOption('Known');
  await form.getByLabel('Source of the answer').fill('the curator');
  await expect(form.getByRole('group', { name: 'Preview' })).toContainText('Source: the curator');
  await form.getByRole('button', { name: 'Save question' }).click();
  await admin.expectToast('Saved', 'The site now shows it.');
  await expectGoodLayout(page, 'admin-questions');
  await page.goto('/visit-us');
  const card = page.getByRole('listitem').filter({ hasText: question });
  await expect(card).toContainText('Your guide waits under the old clock.');
  await expect(card).toContainText('Source: the curator');
});

test('a change of the phone number shows in the footer, on a new ticket and on its print within a second', async ({
  page,
  browser,
  slots,
}) => {
  const slot = await slots.take('standard');
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', slot, 2);
  const desk = await browser.newPage();
  const admin = new AdminPage(desk);
  await desk.goto('/admin');
  await admin.signIn();
  await admin.goTo('Content');
  const form = admin.form('House details');
  const phone = form.getByLabel('Phone');
  const before = await phone.inputValue();
  const save = async (number: string): Promise<void> => {
    await phone.fill(number);
    await form.getByRole('button', { name: 'Save house details' }).click();
    await admin.expectToast('Saved', 'The site now shows it.');
  };
  await save('817-555-0102');
  try {
    await desk.waitForTimeout(1_000);
    const html = await (await page.request.get('/tours')).text();
    expect(html).toContain('817-555-0102');
    expect(html).not.toContain(before);
    await booking.fillCard();
    await booking.pay();
    await booking.confirmationCode();
    await page.reload();
    for (const medium of ['screen', 'print'] as const) {
      await page.emulateMedia({ media: medium });
      await expect(page.getByText('817-555-0102').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText(before);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('contentinfo')).toContainText('817-555-0102');
  } finally {
    await save(before);
    await desk.close();
  }
});
