import { expect } from '@playwright/test';
import { expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
import { BookingPage } from '../support/booking-page.js';
import { test } from '../support/test.js';

// The whole site has one content.
test.describe.configure({ mode: 'serial' });

const players = [
  { film: /^The tunnel, and the search/, address: 'https://www.wfaa.com/embeds/video/1', host: 'https://www.wfaa.com' },
  { film: /^Fascinating Piece/, address: 'https://www.nbcdfw.com/portableplayer/1', host: 'https://www.nbcdfw.com' },
  { film: /^Welcome To Texas/, address: 'https://youtu.be/aB3dE5fG7hI', host: 'https://www.youtube-nocookie.com' },
];

test('staff give videos their players, and each loads when a visitor presses play, and not before', async ({
  page,
  browser,
}) => {
  const admin = new AdminPage(page);
  await page.goto('/admin');
  await admin.signIn();
  await admin.goTo('Content');
  const form = admin.form('Media item');
  for (const { film, address } of players) {
    await admin.button(film).click();
    await form.getByLabel('Video address').fill('https://videos.example.net/w/8812');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByLabel('Video address')).toHaveAccessibleDescription(
      /YouTube, NBC 5 DFW and WFAA can be played/,
    );
    await form.getByLabel('Video address').fill(address);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(admin.button(film)).toContainText('Plays on the page');
  }
  await expectGoodLayout(page, 'admin-content');

  const visitor = await browser.newContext();
  const media = await visitor.newPage();
  const asked: string[] = [];
  for (const { host } of players) {
    await media.route(`${host}/**`, async (route) => {
      asked.push(new URL(route.request().url()).origin);
      const isScript = route.request().resourceType() === 'script';
      const played = isScript ? 'document.body.append("The film runs");' : '<p>The film runs</p>';
      await route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: played });
    });
  }
  await media.goto('/media');
  for (const [place, { film, host }] of players.entries()) {
    await media.getByRole('button', { name: film }).click();
    const play = media.getByRole('button', { name: 'Play the film' });
    await expect(play).toBeVisible();
    expect(asked).toHaveLength(place);
    await play.click();
    await expect(media.frameLocator('iframe').getByText('The film runs')).toBeVisible();
    expect(asked.at(-1)).toBe(host);
  }
  await visitor.close();
});

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
  await admin.button(/^Where do we meet\?/).click();
  await form.getByLabel('Answer').fill('');
  await form.getByRole('button', { name: 'Save question' }).click();
  await expect(form.getByLabel('Answer')).toHaveAccessibleDescription('Answer is required');
  await form.getByLabel('Answer').fill('Your guide waits under the left tower.');
  await form.getByLabel('How sure it is').selectOption('Known');
  await form.getByLabel('Source of the answer').fill('the curator');
  await expect(form.getByRole('group', { name: 'Preview' })).toContainText('Source: the curator');
  await form.getByRole('button', { name: 'Save question' }).click();
  await admin.expectToast('Saved', 'The site now shows it.');
  await expectGoodLayout(page, 'admin-questions');
  await page.goto('/visit-us');
  const card = page.getByRole('listitem').filter({ hasText: 'Where do we meet?' });
  await expect(card).toContainText('Your guide waits under the left tower.');
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
      await expect(page.getByText('817-555-0102').first()).toBeVisible();
      await expect(page.locator('body')).not.toContainText(before);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('contentinfo')).toContainText('817-555-0102');
  } finally {
    await save(before);
    await desk.close();
  }
});
