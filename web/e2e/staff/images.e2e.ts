import { expect } from '@playwright/test';
import { AdminPage } from '../support/admin-page.js';
import { deferred } from '../support/deferred.js';
import { holdOperation } from '../support/graphql.js';
import { another } from '../support/house.js';
import { newImage } from '../support/image-file.js';
import { uniqueName } from '../support/names.js';
import { staffSession } from '../support/staff-session.js';
import { test } from '../support/test.js';

test.use({ storageState: staffSession });

const chooser = 'Choose images';
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not an image') };
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not an image') };

test('images are uploaded with their progress, counted, listed, and removed again', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Images');
  const names = [uniqueName('one'), uniqueName('two'), uniqueName('three')].map((name) => `${name}.png`);
  const { promise: held, resolve: release } = deferred();
  await page.route('**/api/upload', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel(chooser).setInputFiles(names.map(newImage));
  await expect(page.getByRole('progressbar', { name: `Uploading ${names[0]}` })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  release();
  await admin.expectToast('Images uploaded', '3 images uploaded successfully');
  await expect(page.getByText('3 images uploaded', { exact: true })).toBeVisible();
  const chosen = page.getByRole('list', { name: 'Chosen images' });
  await expect(chosen.getByText('Uploaded', { exact: true })).toHaveCount(3);
  for (const preview of await chosen.locator('img').all()) {
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  }
  const [first = '', second = ''] = names;
  await expect(admin.row(first)).toContainText('64 × 64');
  await expect(admin.row(first)).toContainText('Nothing');

  await chosen.getByRole('button', { name: `Remove ${first}` }).click();
  await admin.expectToast('File removed', 'Image removed successfully');
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(admin.row(first)).toHaveCount(0);

  await admin
    .row(second)
    .getByRole('button', { name: `Remove ${second}` })
    .click();
  const answerList = await holdOperation(page, 'StaffImages');
  await admin.dialog('Remove this image?').getByRole('button', { name: 'Remove' }).click();
  await admin.expectToast('File removed', 'Image removed successfully');
  answerList();
  await expect(admin.row(second)).toHaveCount(0);
  // The row that had it is gone.
  await expect(admin.heading(/^Uploaded Images/)).toBeFocused();
});

test('a file that is no image is refused in the exact words, and the others go on', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Images');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload')) sent.push(request.url());
  });
  await page.getByLabel(chooser).setInputFiles([notes]);
  await admin.expectToast('Invalid file type', 'notes.txt is not an image file');
  expect(sent).toHaveLength(0);
  const good = `${uniqueName('good')}.png`;
  await page.getByLabel(chooser).setInputFiles([notes, newImage(good), plan]);
  await admin.expectToast('Images uploaded', '1 images uploaded successfully');
  expect(sent).toHaveLength(1);
  const skipped = page.getByText('2 files skipped').locator('..');
  await expect(skipped).toContainText('notes.txt is not an image file');
  await expect(skipped).toContainText('plan.pdf is not an image file');
  await expect(admin.row(good)).toBeVisible();
});

test('images can be dropped, and the place for them says so', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Images');
  const name = `${uniqueName('dropped')}.png`;
  const { buffer, mimeType } = newImage(name);
  const transfer = await page.evaluateHandle(
    ({ bytes, type, called }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], called, { type }));
      return data;
    },
    { bytes: [...buffer], type: mimeType, called: name },
  );
  const zone = page.getByText('Drag images here, or').locator('..');
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop them here')).toBeVisible();
  await page.getByText('Drop them here').locator('..').dispatchEvent('drop', { dataTransfer: transfer });
  await admin.expectToast('Images uploaded', '1 images uploaded successfully');
  await expect(admin.row(name)).toBeVisible();
  await expect(page.getByText('Drag images here, or')).toBeVisible();
});

test('a failed upload says so and can be retried; a refusal of the server is shown', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Images');
  const name = `${uniqueName('again')}.png`;
  let isDown = true;
  await page.route('**/api/upload', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await page.getByLabel(chooser).setInputFiles([newImage(name)]);
  await admin.expectToast('Upload failed', 'Failed to upload images. Please try again.');
  await expect(page.getByText('Not uploaded')).toBeVisible();
  isDown = false;
  await admin.button(`Try again: ${name}`).click();
  await admin.expectToast('Images uploaded', '1 images uploaded successfully');
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not an image at all') };
  await page.getByLabel(chooser).setInputFiles([fake]);
  await admin.expectToast('Upload failed', 'fake.png is not an image file');
  await expect(page.getByRole('main').getByText('fake.png is not an image file')).toBeVisible();
});

test('an image that a product shows is kept, with the reason', async ({ page }) => {
  const admin = new AdminPage(page);
  await admin.open('Images');
  await admin.search('Search images').fill(another.picture);
  const row = admin.row(`${another.picture}.png`);
  await expect(row).toContainText(another.name);
  await row.getByRole('button', { name: /^Remove/ }).click();
  const dialog = admin.dialog('Remove this image?');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await admin.expectToast('Remove failed', 'Failed to remove image');
  await expect(dialog.getByRole('alert')).toContainText(another.name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
});
