import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSideScroll, keepScreenshot } from '../support/accessibility.js';
import { BookingPage, longDate } from '../support/booking-page.js';
import { bookElsewhere } from '../support/bookings.js';
import { fare, house } from '../support/house.js';
import { goToDay, press, tabTo, typeCard, typeInto } from '../support/keyboard.js';
import { calendarEntries, mailsTo } from '../support/mail.js';
import { addDays, type Slot, type SlotAllocator } from '../support/slots.js';
import { test } from '../support/test.js';

const phone = { width: 390, height: 844 };
const guest = { 'First name': 'Ada', 'Last name': 'Marshall', Phone: '817-555-0100' };

/** A start far enough ahead for a refund. */
async function later(slots: SlotAllocator): Promise<Slot> {
  const soon = addDays(new Date().toISOString().slice(0, 10), 4);
  for (;;) {
    const slot = await slots.take('standard');
    if (slot.date >= soon) return slot;
  }
}

let shots = 0;
async function isSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
  shots += 1;
  await keepScreenshot(page, `visit-${shots}`);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: phone });

  test('a party of four books, moves, shrinks to three and cancels, and sees its money, its mails and its calendar follow', async ({
    page,
    request,
    slots,
  }) => {
    const [slot, other] = [await later(slots), await later(slots)];
    const booking = new BookingPage(page);
    const { email } = booking;
    const entries = () => calendarEntries(request, email);
    await booking.open('standard');
    await goToDay(booking, slot);
    await press(page, new RegExp(`^${slot.time}`));
    await press(page, 'Next');
    await tabTo(page, page.getByLabel('Guests', { exact: true }));
    await page.keyboard.type('4');
    for (const [label, text] of Object.entries(guest)) await typeInto(page, page.getByLabel(label), text);
    await typeInto(page, page.getByLabel('Email'), email);
    await press(page, 'Continue');
    await tabTo(page, page.getByRole('checkbox', { name: /^I have read the liability waiver/ }));
    await page.keyboard.press('Space');
    await press(page, 'Continue');
    await booking.isAt('payment');
    await typeCard(page);
    await page.keyboard.press('Enter');
    await page.clock.fastForward(2000);
    const code = await booking.confirmationCode();
    await expect.poll(async () => (await entries()).length).toBe(1);

    await tabTo(page, page.getByRole('link', { name: 'Change or cancel' }));
    await page.keyboard.press('Enter');
    await expect(heading(page, /days to go|Tomorrow|Today/)).toBeVisible();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await isSound(page);
    await press(page, /^Change date or time/);
    await goToDay(booking, other);
    await expect(page.getByRole('button', { name: new RegExp(`^${other.time}.*, nothing to pay`) })).toBeVisible();
    await press(page, new RegExp(`^${other.time}`));
    await isSound(page);
    await press(page, 'Move my visit');
    await expect(heading(page, /^Moved to /)).toBeFocused();
    await expect(page.getByText(longDate(other.date)).first()).toBeVisible();
    await expect.poll(async () => (await entries()).at(-1)?.sequence).toBe(1);

    await press(page, /^Change party size/);
    await press(page, 'One fewer: Guests');
    await press(page, `Change to 3 guests, refund ${fare('standard', 1)}`);
    await expect(heading(page, 'Your party size is updated')).toBeFocused();
    await expect.poll(async () => (await entries()).at(-1)?.sequence).toBe(2);

    await press(page, /^Cancel the visit/);
    await isSound(page);
    await press(page, `Cancel and refund ${fare('standard', 3)}`);
    await expect(heading(page, 'Your visit is canceled')).toBeFocused();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText(`All ${fare('standard', 4)}`);
    await isSound(page);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(`All ${fare('standard', 4)} was refunded to your card.`)).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();

    await expect.poll(async () => (await entries()).length).toBe(4);
    const said = await entries();
    expect(said.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['PUBLISH', 0],
      ['PUBLISH', 1],
      ['PUBLISH', 2],
      ['CANCEL', 3],
    ]);
    expect(new Set(said.map(({ uid }) => uid)).size).toBe(1);
    expect(said[0]?.start).not.toBe(said[1]?.start);
    expect(said[1]?.start).toBe(said[3]?.start);
    const mails = await mailsTo(request, email);
    expect(mails[0]?.text).toContain('/visit/');
    expect(mails.at(-1)?.subject).toContain(`Canceled: ${code}`);
  });
});

test('by keyboard alone: the party size changes, and stale pages say so', async ({ page, context, slots }) => {
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await later(slots), 2);
  await booking.fillCard();
  await booking.pay();
  await booking.isAt('ticket');
  const url = await page.getByRole('link', { name: 'Change or cancel' }).getAttribute('href');
  const [older, untouched] = [await context.newPage(), await context.newPage()];
  await untouched.goto(url ?? '');
  for (const each of [older, page]) {
    // The page comes rendered, and refetches the visit once it is used.
    const read = each.waitForResponse((response) => response.request().postData()?.includes('"MyVisit"') ?? false);
    await each.goto(url ?? '');
    await each.locator('html').dispatchEvent('touchstart');
    await read;
  }
  await page.getByRole('button', { name: /^Change party size/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'One fewer: Guests' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Change to 1 guest/ }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Your party size is updated')).toBeFocused();

  await older.getByRole('button', { name: /^Cancel the visit/ }).click();
  await older.getByRole('button', { name: /^Cancel and refund/ }).click();
  await expect(older.getByRole('alert').filter({ hasText: 'This visit has changed' })).toBeVisible();
  await expect(older.getByText('One guest,')).toBeVisible();

  // It refetches the visit at the first press.
  await untouched.getByRole('button', { name: /^Cancel the visit/ }).click();
  await expect(untouched.getByRole('alert').filter({ hasText: 'This visit has changed' })).toBeVisible();
  await expect(untouched.getByText('One guest,')).toBeVisible();
});

test('finds a booking by code and address, without revealing whether it exists', async ({ page, request, slots }) => {
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await later(slots), 2);
  await booking.fillCard();
  await booking.pay();
  const code = await booking.confirmationCode();
  await expect.poll(async () => (await mailsTo(request, booking.email)).length).toBe(1);
  await page.goto('/visit');
  await isSound(page);
  const words: (string | null)[] = [];
  for (const typed of [code, 'HT-2222-2222']) {
    await page.getByLabel('Confirmation code').fill(typed);
    await page.getByLabel('Email').fill(booking.email);
    await page.getByRole('button', { name: 'Send my link' }).click();
    await expect(page.getByText('Check your e-mail')).toBeVisible();
    words.push(await page.getByRole('status').filter({ hasText: 'Check your e-mail' }).textContent());
    await page.reload();
  }
  expect(words[0]).toBe(words[1]);
  await expect.poll(async () => (await mailsTo(request, booking.email)).length).toBe(2);
  for (const address of ['nobody@example.test', booking.email]) {
    await page.getByLabel('Address you booked with').fill(address);
    await page.getByLabel('Address you booked with').press('Enter');
    const told = page.getByRole('status').filter({ hasText: 'Check your e-mail' });
    await expect(told).toContainText(
      'If visits are booked with this address, the links to all of them are on their way',
    );
    await isSound(page);
    await page.reload();
  }
  await expect.poll(async () => (await mailsTo(request, booking.email)).length).toBe(3);
  const links = (await mailsTo(request, booking.email)).find(({ subject }) => subject === 'The link to your visit');
  expect(links?.text).toContain(code);
  await page.goto(new URL(/https?:\S+\/visit\/\S+/.exec(links?.text ?? '')?.[0] ?? '').pathname);
  await expect(page.getByText(code).first()).toBeVisible();
  await page.goto(`/visit/${'A'.repeat(43)}`);
  await expect(page.getByText('This link doesn’t lead to a visit')).toBeVisible();
});

test('guests sign the waiver by the link and enter their access needs', async ({ page, request, slots, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const booking = new BookingPage(page);
  await booking.open('standard');
  await booking.goTo('payment', await later(slots), 2);
  await booking.fillCard();
  await booking.pay();
  await booking.isAt('ticket');
  await expect(page.getByText('1 of 2 signed')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link for guests' }).click();
  await expect(page.getByText('Link copied. Send it to your guests.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/waiver\/[\w-]{43}$/);
  await isSound(page);
  const url = await page.getByRole('link', { name: 'Change or cancel' }).getAttribute('href');
  await page.goto(url ?? '');
  await expect(page.getByText('One waiver is still to sign.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign a waiver' }).click();
  await page.getByLabel('Name of the guest').fill('June Marshall');
  await page.getByLabel(/^For a child/).fill('Ada Marshall');
  await isSound(page);
  await page.getByRole('button', { name: 'I have read it and I sign it' }).click();
  await expect(page.getByRole('heading', { name: 'Waivers: two of two signed' })).toBeVisible();
  await page.getByLabel('What do you need to get around?').fill('One of us uses a wheelchair.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Your guide will read it before the tour.')).toBeVisible();
  await isSound(page);
  await page.reload();
  await expect(page.getByText(/^Signed by Ada Marshall/)).toBeVisible();
  await expect(page.getByLabel('What do you need to get around?')).toHaveValue('One of us uses a wheelchair.');
  await expect.poll(async () => (await mailsTo(request, booking.email)).length).toBe(1);
  expect(JSON.stringify(await mailsTo(request, booking.email))).not.toContain('wheelchair');
});

test('a guest signs on a phone by a link that can do nothing else', async ({ page, request, slots, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = await bookElsewhere(request, await later(slots), 3);
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  const text = (await mailsTo(request, email))[0]?.text ?? '';
  expect(text).toContain('Waivers: 1 of 3 signed.');
  const link = /\/visit\/[\w-]{43}/.exec(text)?.[0];
  await page.goto(link ?? 'no link in the ticket');
  await page.getByRole('button', { name: 'Copy link for guests' }).click();
  await expect(page.getByText('Link copied. Send it to your guests.')).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname).toMatch(/^\/waiver\/[\w-]{43}$/);
  expect(text).toContain(copied.href);

  await page.setViewportSize(phone);
  await page.goto(copied.pathname);
  await expect(heading(page, new RegExp(`invites you to ${house.name}$`))).toBeVisible();
  await isSound(page);
  await press(page, 'I have read it and I sign it');
  await expect(page.getByText('The name must be at least 2 characters')).toBeVisible();
  await expect(page.getByLabel('Name of the guest')).toBeFocused();
  await page.keyboard.type('June Marshall');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Signed for June Marshall' })).toBeFocused();
  await isSound(page);
  const words = await page.locator('main').textContent();
  expect(words).not.toContain(email);
  expect(words).not.toMatch(/HT-\w{4}-\w{4}/);
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Waivers: two of three signed' })).toBeVisible();
});

test('a visitor replaces the link, which ends at once, and opens the visit by the mailed one', async ({
  page,
  request,
  slots,
}) => {
  const email = await bookElsewhere(request, await later(slots), 2);
  const linkOf = (text: string | undefined) => /\/visit\/[\w-]{43}/.exec(text ?? '')?.[0] ?? 'no link in the ticket';
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1);
  const old = linkOf((await mailsTo(request, email))[0]?.text);
  await page.goto(old);
  await page.getByRole('button', { name: 'Replace this link' }).click();
  await expect(page.getByText(/^Replace it\?/)).toBeFocused();
  await isSound(page);
  await page.getByRole('button', { name: 'Replace the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible();
  await expect(page.locator(':focus')).toContainText('This link has ended');
  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'This link was replaced' })).toBeVisible();
  await isSound(page);
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(2);
  const fresh = linkOf((await mailsTo(request, email)).at(-1)?.text);
  expect(fresh).not.toBe(old);
  await page.goto(fresh);
  await expect(heading(page, /days to go|Tomorrow|Today/)).toBeVisible();
});
