import { expect } from '@playwright/test';
import { expectGoodLayout } from '../support/accessibility.js';
import { AdminPage } from '../support/admin-page.js';
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
