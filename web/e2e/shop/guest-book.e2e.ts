import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bookParty, type DoorParty } from '../door/support/parties.js';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { press, tabTo, typeInto } from '../support/keyboard.js';
import { letIn, letStart } from '../support/past-visits.js';
import type { SlotAllocator } from '../support/slots.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

// The site has one guest book.
test.describe.configure({ mode: 'serial' });

async function partyThatCame(request: APIRequestContext, staff: APIRequestContext, slots: SlotAllocator) {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 2, 'Fielding');
  await letIn(staff, party.id, slot.date, 2);
  await letStart(party.id, 26);
  return party;
}

async function isSound(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await keepScreenshot(page, name);
}

const after = ({ token }: DoorParty) => `/visit/${token}/after`;

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a party that came writes once, and what it typed survives a reload', { tag: '@gate' }, async ({
    page,
    request,
    staff,
    slots,
  }) => {
    const party = await partyThatCame(request, staff, slots);
    await page.goto(after(party));
    await expect(page.getByRole('heading', { level: 1, name: 'You were here' })).toBeVisible();
    await isSound(page, 'after-visit');
    await press(page, 'Send');
    await expect(page.getByLabel('Your words')).toBeFocused();
    await expect(page.getByLabel('Your words')).toHaveAccessibleDescription(/Please write a few words/);
    await typeInto(page, page.getByLabel('Your words'), 'Bring good shoes. <b>Bring a child.</b>');
    await page.reload();
    await expect(page.getByLabel('Your words')).toHaveValue('Bring good shoes. <b>Bring a child.</b>');
    await typeInto(page, page.getByLabel('What should we know? (optional)'), 'The gravel is hard');
    // Tab focuses the chosen option of a group; from the last one, the arrow key moves to the first.
    await tabTo(page, page.getByRole('radio', { name: 'None' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '1 of 5' })).toBeChecked();
    await press(page, 'Send');
    await expect(page.getByRole('heading', { name: 'Thank you, Nora' })).toBeVisible();
    await isSound(page, 'after-visit-sent');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your page is written' })).toBeVisible();
    const again = await request.post(`/api/visits/${party.token}/guest-book`, {
      data: { words: 'Again', firstName: 'N' },
    });
    expect(again.status()).toBe(409);
    expect(await again.json()).toMatchObject({ state: 'WRITTEN' });
  });
});

test('a party that did not come is told so, and one whose visit is ahead', async ({ page, request, slots }) => {
  const slot = await slots.take('standard');
  const party = await bookParty(request, slot, 2, 'Fielding');
  await page.goto(after(party));
  await expect(page.getByRole('heading', { name: 'Your visit is still to come' })).toBeVisible();
  await letStart(party.id, 26);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^We missed you on/ })).toBeVisible();
  await isSound(page, 'after-visit-missed');
});

test.describe('a manager', () => {
  test.use({ storageState: staffSession });

  test('takes words in, and they stand in the book and, with two others, on the home page; leaves out, and takes back', async ({
    page,
    request,
    staff,
    slots,
  }) => {
    const others = ['The gate at dusk is worth the drive.', 'Dry, kind and exact.', 'Cheap watches at example.org'];
    for (const words of others) {
      const { token } = await partyThatCame(request, staff, slots);
      const sent = await request.post(`/api/visits/${token}/guest-book`, { data: { words, firstName: 'Ken' } });
      expect(sent.status(), await sent.text()).toBe(201);
    }
    await page.goto('/');
    await expect(page.getByText('Sample page', { exact: true })).toHaveCount(3);

    const admin = new AdminPage(page);
    await admin.open('Guest book');
    const entry = (words: string) => page.getByRole('listitem').filter({ hasText: words });
    await expect(entry('Cheap watches')).toContainText('Contains a web address.');
    await isSound(page, 'admin-guest-book');
    for (const words of ['Bring good shoes', 'The gate at dusk', 'Dry, kind']) {
      await entry(words)
        .getByRole('button', { name: /^Take in/ })
        .click();
      await expect(page.getByText('They are on the site within a second.')).toBeVisible();
      await expect(entry(words)).toHaveCount(0);
    }
    await entry('Cheap watches')
      .getByRole('button', { name: /^Leave out/ })
      .click();
    await entry('Cheap watches').getByRole('button', { name: 'Leave out', exact: true }).click();
    await expect(page.getByText('Ken’s words are left out.')).toBeVisible();
    await page.getByLabel('Which entries').selectOption({ label: 'For the house only (1)' });
    await expect(entry('The gravel is hard')).toContainText('of 5');
    await isSound(page, 'admin-guest-book-private');

    await page.goto('/guest-book');
    await expect(page.getByText('Bring good shoes. <b>Bring a child.</b>')).toBeVisible();
    await expect(page.getByText(/^We leave words out, we never change them\. 3 entries since/)).toBeVisible();
    await expect(page.getByText('Cheap watches')).toHaveCount(0);
    await isSound(page, 'guest-book');
    const listed = (await (await request.get('/api/guest-book')).json()) as { total: number };
    expect(listed.total).toBe(3);
    expect((await request.get('/api/guest-book?sheet=two')).status()).toBe(422);
    await page.goto('/');
    await expect(page.getByText('Dry, kind and exact.')).toBeVisible();
    await expect(page.getByText('Sample page', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Read the guest book' })).toBeVisible();

    await admin.open('Guest book');
    await page.getByLabel('Which entries').selectOption({ label: 'Taken in (3)' });
    await entry('Dry, kind')
      .getByRole('button', { name: /^Leave out/ })
      .click();
    await entry('Dry, kind').getByRole('radio', { name: 'Not about the visit' }).check();
    await entry('Dry, kind').getByRole('button', { name: 'Leave out', exact: true }).click();
    await page.getByRole('button', { name: 'Put back' }).click();
    await expect(page.getByText('Ken’s words are waiting again.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('Sample page', { exact: true })).toHaveCount(3);
  });
});
