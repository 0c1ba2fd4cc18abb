import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg } from './support/sample-images.js';

let media: RunningMedia;
beforeAll(async () => {
  media = await runMedia();
});
afterAll(() => media.close());

const told = () => toldActions(media.database.dataSource);

it('an upload and a removal record who did it, without the file name', async () => {
  const filename = await media.keep(await jpeg(), 'lighthouse.jpg');
  expect((await media.call(`/upload/${filename}`, { method: 'DELETE' }, testStaff)).status).toBe(200);
  const who = { staffId: testStaff.id, staffRole: 'manager', targetType: 'image', targetId: filename };
  const image = { contentType: 'image/jpeg', bytes: expect.any(Number), width: expect.any(Number) };
  expect(await told()).toMatchObject([
    { action: 'uploadImage', ...who, before: null, after: image },
    { action: 'removeImage', ...who, before: image, after: null },
  ]);
  expect(JSON.stringify(await told())).not.toContain('lighthouse');
});

it('the demo’s upload, which no member of staff made, and refused ones record nothing', async () => {
  const { length } = await told();
  const file = { name: 'a.jpg', content: await jpeg() };
  expect((await media.upload('/upload', [file], { role: 'service', name: 'catalog' })).status).toBe(201);
  expect((await media.upload('/upload', [file], { role: 'visitor' })).status).toBe(401);
  expect((await media.call('/upload/unknown.jpg', { method: 'DELETE' }, testStaff)).status).toBe(404);
  expect(await told()).toHaveLength(length);
});
