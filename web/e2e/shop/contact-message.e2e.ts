import { expect } from '@playwright/test';
import { contactTexts } from '#house/about/contact.js';
import { expectAccessible, expectGoodLayout } from '../support/accessibility.js';
import { ContactPage, message, toasts } from '../support/contact-page.js';
import { sentVariables } from '../support/graphql.js';
import { house } from '../support/house.js';
import { tabTo, typeInto } from '../support/keyboard.js';
import { theMailTo } from '../support/mail.js';
import { expectToast } from '../support/store-page.js';
import { test } from '../support/test.js';
import { atEachWidth } from '../support/widths.js';

test('the contact form and its errors are accessible and fit the window at every width', async ({ page }) => {
  const contact = new ContactPage(page);
  const sent = sentVariables(page, 'SendMessage');
  await contact.open();
  // Once the visitor types, it stays visible.
  await contact.field('First name').fill('Ada');
  await atEachWidth(page, async () => {
    // The form follows hours and map, which are higher at another width.
    await contact.field('First name').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeInViewport();
  });
  await contact.field('First name').fill('');
  await expectGoodLayout(page, 'contact');
  await contact.send();
  await expect(contact.field('First name')).toHaveAccessibleDescription('First name is required');
  await expectGoodLayout(page, 'contact-refused');
  await atEachWidth(page, async () => {
    await contact.send();
    await expect(contact.field('First name')).toBeFocused();
    await expect(contact.field('First name')).toBeInViewport({ ratio: 1 });
  });
  expect(sent).toEqual([]);
});

test('a message written by keyboard alone is sent, the form is cleared, and one receipt comes', {
  tag: '@gate',
}, async ({ page, request }) => {
  const contact = new ContactPage(page);
  await contact.open();
  for (const [label, text] of Object.entries({ ...message, Email: contact.email })) {
    await typeInto(page, contact.field(label), text);
  }
  await tabTo(page, contact.field('Subject'));
  await page.keyboard.type('Media');
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Enter');
  await expectToast(page, toasts.sent);
  for (const label of [...Object.keys(message), 'Email', 'Subject']) {
    await expect(contact.field(label)).toHaveValue('');
  }
  await expectAccessible(page);
  await theMailTo(request, contact.email);
});

test('another page can suggest a subject, and the links lead where they say', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open('?subject=group-booking');
  await expect(contact.field('Subject')).toHaveValue('group-booking');
  for (const { label, to } of contactTexts.actions) {
    const links = page.getByRole('region', { name: 'Or go straight to' });
    await expect(links.getByRole('link', { name: label })).toHaveAttribute('href', to);
  }
  const findUs = page.getByRole('region', { name: contactTexts.findUs.heading });
  for (const name of ['Google Maps', 'Apple Maps', 'OpenStreetMap']) {
    await expect(findUs.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(house.street).replaceAll('.', '\\.')),
    );
  }
});
