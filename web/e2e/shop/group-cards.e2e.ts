import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { askedGroup, linkOf, openDesk } from '../support/groups.js';
import { uniqueEmail } from '../support/names.js';
import { test } from '../support/test.js';

const standing = (page: Page) => page.getByRole('region', { name: 'Where it stands' });

test.describe('at 1440', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a group pays its deposit and the rest by card, and cancels in time', async ({ page, request, browser }) => {
    const email = uniqueEmail('bus');
    const { number, tourId } = await askedGroup(request, email, { paysBy: 'card' });
    const desk = await openDesk(browser);
    await desk.quote(number, tourId);
    await page.goto(await linkOf(request, email, 'Your quote'));
    await page.getByLabel('Your name').fill('Ada Example');
    await page.getByLabel('Your position').fill('Driver');
    await page.getByRole('checkbox', { name: /^I accept this/ }).check();
    await page.getByRole('button', { name: 'Accept and hold our seats' }).click();
    await expect(standing(page)).toContainText('Your seats are held');

    const deposit = page.getByRole('button', { name: 'Pay $45.00 by card' });
    await deposit.click();
    await expectAccessible(page);
    await deposit.click();
    await expect(standing(page)).toContainText('You are coming');
    await expect(standing(page).getByRole('status')).toContainText('Paid: $45.00, thank you');
    const rest = page.getByRole('button', { name: 'Pay $135.00 by card' });
    await rest.click();
    await rest.click();
    await expect(standing(page).getByRole('status')).toContainText('Paid: $135.00, thank you');
    await expect(page.getByRole('button', { name: /by card$/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSideScroll(page);

    await page.getByRole('button', { name: 'Cancel our visit' }).click();
    await page.getByRole('button', { name: 'Yes, cancel our visit' }).click();
    await expect(standing(page)).toContainText('This visit does not take place');
    await expect(page.getByText('Due back to you')).toBeVisible();
    await desk.close();
  });
});
