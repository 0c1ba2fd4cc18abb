import { expect } from '@playwright/test';
import { newPicture } from './support/picture-file.js';
import { newName, StaffDesk } from './support/staff-desk.js';
import { test } from './support/test.js';

const chooser = 'Choose images';
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
const huge = { name: 'map.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };

test('pictures are uploaded with their progress, counted, listed, and removed again', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open('Images');
  const names = [newName('one'), newName('two'), newName('three')].map((name) => `${name}.png`);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/upload', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel(chooser).setInputFiles(names.map(newPicture));
  await expect(page.getByRole('progressbar', { name: `Uploading ${names[0]}` })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  release();
  await desk.isTold('Images uploaded', '3 images uploaded successfully');
  await expect(page.getByText('3 images uploaded', { exact: true })).toBeVisible();
  const chosen = page.getByRole('list', { name: 'Chosen images' });
  await expect(chosen.getByText('Uploaded', { exact: true })).toHaveCount(3);
  for (const preview of await chosen.locator('img').all()) {
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  }
  const [first = '', second = ''] = names;
  await expect(desk.row(first)).toContainText('64 × 64');
  await expect(desk.row(first)).toContainText('Nothing');

  await chosen.getByRole('button', { name: `Remove ${first}` }).click();
  await desk.isTold('File removed', 'Image removed successfully');
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(desk.row(first)).toHaveCount(0);

  await desk
    .row(second)
    .getByRole('button', { name: `Remove ${second}` })
    .click();
  await desk.dialog('Remove this image?').getByRole('button', { name: 'Remove' }).click();
  await desk.isTold('File removed', 'Image removed successfully');
  await expect(desk.row(second)).toHaveCount(0);
});

test('too many, no image and too large are refused in the exact words, the rest goes on', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open('Images');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload')) asked.push(request.url());
  });
  await page.getByLabel(chooser).setInputFiles(Array.from({ length: 11 }, (_, at) => newPicture(`${at}.png`)));
  await desk.isTold('Too many files', 'Maximum 10 files allowed');
  expect(asked).toHaveLength(0);
  await page.getByLabel(chooser).setInputFiles([notes]);
  await desk.isTold('Invalid file type', 'notes.txt is not an image file');
  await page.getByLabel(chooser).setInputFiles([huge]);
  await desk.isTold('File too large', 'map.png exceeds 10MB limit');
  expect(asked).toHaveLength(0);

  const good = `${newName('good')}.png`;
  await page.getByLabel(chooser).setInputFiles([notes, newPicture(good), huge]);
  await desk.isTold('Images uploaded', '1 images uploaded successfully');
  expect(asked).toHaveLength(1);
  const skipped = page.getByText('2 files skipped').locator('..');
  await expect(skipped).toContainText('notes.txt is not an image file');
  await expect(skipped).toContainText('map.png exceeds 10MB limit');
  await expect(desk.row(good)).toBeVisible();
});

test('pictures can be dropped, and the place for them says so', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open('Images');
  const name = `${newName('dropped')}.png`;
  const { buffer, mimeType } = newPicture(name);
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
  await desk.isTold('Images uploaded', '1 images uploaded successfully');
  await expect(desk.row(name)).toBeVisible();
  await expect(page.getByText('Drag images here, or')).toBeVisible();
});

test('an upload that fails says so and can be tried again; what the server refuses is told', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open('Images');
  const name = `${newName('again')}.png`;
  let isDown = true;
  await page.route('**/api/upload', (route) => (isDown ? route.abort('connectionrefused') : route.continue()));
  await page.getByLabel(chooser).setInputFiles([newPicture(name)]);
  await desk.isTold('Upload failed', 'Failed to upload images. Please try again.');
  await expect(page.getByText('Not uploaded')).toBeVisible();
  isDown = false;
  await desk.button(`Try again: ${name}`).click();
  await desk.isTold('Images uploaded', '1 images uploaded successfully');
  const fake = { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') };
  await page.getByLabel(chooser).setInputFiles([fake]);
  await desk.isTold('Upload failed', 'Failed to upload images. Please try again.');
  await expect(page.getByText('fake.png is not an image file')).toBeVisible();
});

test('a picture that a product shows is kept, with the reason', async ({ page }) => {
  const desk = new StaffDesk(page);
  await desk.open('Images');
  await desk.search('Search images').fill('tea-room-mug');
  const row = desk.row('tea-room-mug.png');
  await expect(row).toContainText('Tea Room Mug');
  await row.getByRole('button', { name: /^Remove/ }).click();
  const dialog = desk.dialog('Remove this image?');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await desk.isTold('Remove failed', 'Failed to remove image');
  await expect(dialog.getByRole('alert')).toContainText('Tea Room Mug');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
});
