import { expect } from '@playwright/test';
import { expectGoodLayout } from '../../../../e2e/support/accessibility.js';
import { AdminPage } from '../../../../e2e/support/admin-page.js';
import { test } from '../../../../e2e/support/test.js';

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
    const row = media.getByRole('button', { name: film });
    // The first film is open already.
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
    const play = media.getByRole('button', { name: 'Play the film' });
    await expect(play).toBeVisible();
    expect(asked).toHaveLength(place);
    await play.click();
    await expect(media.frameLocator('iframe').getByText('The film runs')).toBeVisible();
    expect(asked.at(-1)).toBe(host);
  }
  await visitor.close();
});
