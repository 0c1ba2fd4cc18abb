import { expect } from '@playwright/test';
import { bookParty } from '../../../../e2e/door/support/parties.js';
import { pagesOf } from '../../../../e2e/support/printed.js';
import { test } from '../../../../e2e/support/test.js';

test('without long requests the sheet is folded twice: ticket above, the way and the card to cut out below', async ({
  page,
  request,
  slots,
}) => {
  const { token } = await bookParty(request, await slots.take('standard'), 2, 'Folded');
  await page.goto(`/visit/${token}`);
  await expect(page.getByRole('heading', { name: 'Change your visit' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 698, height: 1027 });
  await expect(page.getByText('The drive to scale, its bends as we draw them.')).toBeVisible();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
});

test('the contact page shows the way on a map', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('region', { name: 'Find Us' }).getByRole('img')).toBeVisible();
});
