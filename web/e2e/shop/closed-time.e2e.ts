import { expect } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { bookParty } from '../support/bookings.js';
import { requestGraphql } from '../support/graphql.js';
import { fare } from '../support/house.js';
import { mailsTo } from '../support/mail.js';
import { test } from '../support/test.js';

const close = `mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename ... on DayClosed { closure { id } } } }`;

test.use({ viewport: { width: 390, height: 844 } });

test('a party whose time was closed keeps what it paid as a voucher, and reads its balance', async ({
  page,
  request,
  slots,
  staff,
}) => {
  const slot = await slots.take('standard');
  const { email, visitUrl } = await bookParty(request, slot, 2);
  const input = {
    date: slot.date,
    times: [slot.time],
    reason: 'Ice storm',
    message: 'The drive is not safe.',
    withoutNotice: true,
  };
  await requestGraphql(staff, close, { input });

  await page.goto(visitUrl);
  const keep = page.getByRole('button', { name: `Keep ${fare('standard', 2)} as a voucher` });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, 'closed-time-offers');
  await keep.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your visit is canceled' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Refunds' })).toContainText(fare('standard', 2));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`${fare('standard', 2)} is yours as a voucher, by e-mail.`)).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await keepScreenshot(page, 'closed-time-credit');

  const mailed = async () => {
    const mails = await mailsTo(request, email);
    return mails.map(({ text }) => /\/voucher\/[\w-]+/.exec(text)?.[0]).find(Boolean) ?? '';
  };
  await expect.poll(mailed, { timeout: 60_000 }).not.toBe('');
  await page.goto(await mailed());
  await expect(page.getByText(fare('standard', 2)).first()).toBeVisible();
  await expectAccessible(page);
});
