import { expect, type Locator, type Page } from '@playwright/test';
import { theMailTo } from './support/inbox.js';
import { tabTo } from './support/keys.js';
import { expectAccessible, expectNoSideScroll, keepPicture } from './support/look.js';
import { withoutService } from './support/services.js';
import { expectToast } from './support/shopper.js';
import { test } from './support/test.js';

const sentWords = ['Message Sent!', "Thank you for your message. We'll get back to you soon."] as const;
const failedWords = ['Error', 'Failed to send message. Please try again.'] as const;

const letter = {
  'First name': 'Ada',
  'Last name': 'Marshall',
  Phone: '817-555-0100',
  Message: 'My grandfather parked the cars in 1934.',
} as const;

const line = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Visit Us' })).toBeVisible();
};

const write = async (page: Page, email: string): Promise<void> => {
  for (const [label, text] of Object.entries(letter)) await line(page, label).fill(text);
  await line(page, 'Email').fill(email);
  await line(page, 'Subject').selectOption({ label: 'Media & Research' });
};

const expectKept = async (page: Page, email: string): Promise<void> => {
  for (const [label, text] of Object.entries(letter)) await expect(line(page, label)).toHaveValue(text);
  await expect(line(page, 'Email')).toHaveValue(email);
  await expect(line(page, 'Subject')).toHaveValue('media-research');
};

const send = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Send Message' }).click();

test('every line is required and says so for itself; nothing is sent; all widths are whole @widths', async ({
  page,
}, info) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"SendMessage"')) asked.push(request.url());
  });
  await openForm(page);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeInViewport();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepPicture(page, info, 'contact');
  await send(page);
  const messages = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Email is required',
    Phone: 'Phone is required',
    Subject: 'Please choose a subject',
    Message: 'Message is required',
  };
  for (const [label, message] of Object.entries(messages)) {
    await expect(line(page, label)).toHaveAccessibleDescription(message);
    await expect(line(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(line(page, 'First name')).toBeFocused();
  await expect(line(page, 'First name')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await line(page, 'Email').fill('ada@example');
  await send(page);
  await expect(line(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(line(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(line(page, 'Phone')).toHaveAttribute('type', 'tel');
  expect(asked).toEqual([]);
});

test('the subjects are those of the house, and other pages may propose one', async ({ page }) => {
  await page.goto('/contact?subject=group-booking');
  await expect(line(page, 'Subject')).toHaveValue('group-booking');
  await expect(line(page, 'Subject').getByRole('option')).toHaveText([
    'Choose a subject',
    'Tour Inquiry',
    'Group Booking',
    'General Information',
    'Store Inquiry',
    'Media & Research',
    'Other',
  ]);
});

test('a letter written by keyboard alone is sent, the form cleared, and its receipt comes once', async ({
  page,
  request,
}) => {
  const email = `letter-${Date.now()}@example.test`;
  await openForm(page);
  for (const [label, text] of Object.entries({ ...letter, Email: email })) {
    await tabTo(page, line(page, label));
    await page.keyboard.type(text);
  }
  await tabTo(page, line(page, 'Subject'));
  await page.keyboard.type('Media');
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Enter');
  await expectToast(page, sentWords);
  for (const label of [...Object.keys(letter), 'Email', 'Subject']) {
    await expect(line(page, label)).toHaveValue('');
  }
  await expectAccessible(page);
  await theMailTo(request, email);
});

test('a letter that nobody takes is kept, also by a refresh, the failure is said, and the next try sends it', async ({
  page,
}) => {
  const email = `kept-${Date.now()}@example.test`;
  await openForm(page);
  await write(page, email);
  await withoutService('contact', async () => {
    await send(page);
    const busy = page.getByRole('button', { name: 'Sending...' });
    await expect(busy).toBeVisible();
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expectToast(page, failedWords);
    await expect(page.getByText('The message was not sent')).toBeVisible();
    await expectKept(page, email);
    await expectAccessible(page);
    await page.reload();
    await expectKept(page, email);
  });
  await expect(async () => {
    await send(page);
    await expectToast(page, sentWords);
  }).toPass({ timeout: 45_000 });
  await expect(line(page, 'Message')).toHaveValue('');
});

test('the ways on lead where they say', async ({ page }) => {
  await openForm(page);
  for (const [name, path] of [
    ['Tours', '/tours'],
    ['Store', '/store'],
    ['Media', '/media'],
  ] as const) {
    const ways = page.getByRole('region', { name: 'Or go straight to' });
    await expect(ways.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const findUs = page.getByRole('region', { name: 'Find Us' });
  await expect(findUs.getByRole('img')).toBeVisible();
  for (const name of ['Google Maps', 'Apple Maps', 'OpenStreetMap']) {
    await expect(findUs.getByRole('link', { name })).toHaveAttribute('href', /3001%20W\.%20Division%20Street/);
  }
});
