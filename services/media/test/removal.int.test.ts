import { randomUUID } from 'node:crypto';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CatalogVoice, catalogVoice } from './support/catalog-voice.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg } from './support/sample-images.js';

let media: RunningMedia;
let catalog: CatalogVoice;
beforeAll(async () => {
  media = await runMedia();
  catalog = await catalogVoice(media.nats.url);
});
afterAll(async () => {
  await catalog.close();
  await media.close();
});

const uses = (): Promise<{ product_id: string; filename: string | null; version: number; product_name: string }[]> =>
  media.database.dataSource.query('SELECT * FROM image_uses');
const useOf = async (productId: string) => (await uses()).find((use) => use.product_id === productId);
const served = async (filename: string) => (await media.call(`/uploads/${filename}`)).status;
const eventsOf = async (filename: string): Promise<string[]> => {
  const rows: { subject: string }[] = await media.database.dataSource.query(
    'SELECT subject FROM outbox WHERE aggregate_id = $1 ORDER BY position',
    [filename],
  );
  return rows.map(({ subject }) => subject);
};
const stored = 'hilltop.media.image-stored.v1';
const removed = 'hilltop.media.image-removed.v1';

describe('removing an image', () => {
  it('removes it from the site at once, and publishes it', async () => {
    const filename = await media.keep(await jpeg(400, 300));
    expect((await media.call(`/uploads/${filename}?w=320`)).status).toBe(200);
    const response = await media.remove(filename);
    expect([response.status, await response.json()]).toEqual([200, { filename }]);
    expect(await served(filename)).toBe(404);
    expect((await media.call(`/uploads/${filename}?w=320`)).status).toBe(404);
    expect(await eventsOf(filename)).toEqual([stored, removed]);
    expect((await media.remove(filename)).status).toBe(404);
    expect(await eventsOf(filename)).toHaveLength(2);
  });

  it('is for staff only', async () => {
    const filename = await media.keep(await jpeg());
    for (const identity of [null, { role: 'visitor' }, { role: 'service', name: 'catalog' }] as const) {
      expect((await media.remove(filename, identity)).status).toBe(401);
    }
    expect(await served(filename)).toBe(200);
  });

  it('is undone by the same upload', async () => {
    const content = await jpeg();
    const filename = await media.keep(content, 'first.jpg');
    await media.remove(filename);
    expect(await media.keep(content, 'second.jpg')).toBe(filename);
    expect(await served(filename)).toBe(200);
    const [row] = (await media.rows()).filter((image) => image.filename === filename);
    expect(row).toMatchObject({ originalname: 'second.jpg', uploads: 2, removed_at: null });
    expect(await eventsOf(filename)).toEqual([stored, removed, stored]);
  });
});

describe('an image that a product shows', () => {
  it('is not removed, and the refusal names the product', async () => {
    const filename = await media.keep(await jpeg());
    const productId = randomUUID();
    await catalog.says({ productId, version: 1, image: `/uploads/${filename}`, name: 'Hilltop mug' });
    await eventually(async () => expect(await useOf(productId)).toBeDefined());
    const response = await media.remove(filename);
    expect(response.status).toBe(409);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      type: 'urn:problem-type:hilltop:image-in-use',
      detail: 'It is shown by Hilltop mug.',
      usedBy: [{ kind: 'product', id: productId, name: 'Hilltop mug' }],
    });
    expect(await served(filename)).toBe(200);
    expect(await eventsOf(filename)).toEqual([stored]);
  });

  it('is not removed either while catalog does not respond', async () => {
    const filename = await media.keep(await jpeg());
    const productId = randomUUID();
    await catalog.says({ productId, version: 1, image: `/uploads/${filename}`, name: 'Hilltop mug' });
    await eventually(async () => expect(await useOf(productId)).toBeDefined());
    media.catalog.isAway = true;
    try {
      const response = await media.remove(filename);
      expect([response.status, await response.json()]).toMatchObject([409, { detail: 'It is shown by Hilltop mug.' }]);
    } finally {
      media.catalog.isAway = false;
    }
  });

  it('can be removed once the product shows another one, or is off sale', async () => {
    const [one, other] = [await media.keep(await jpeg()), await media.keep(await jpeg())];
    const productId = randomUUID();
    await catalog.says({ productId, version: 1, image: `/uploads/${one}` });
    await catalog.says({ productId, version: 2, image: `/uploads/${other}` });
    await eventually(async () => expect(await useOf(productId)).toMatchObject({ filename: other, version: 2 }));
    expect((await media.remove(one)).status).toBe(200);
    expect((await media.remove(other)).status).toBe(409);
    await catalog.withdraws(productId, 3);
    await eventually(async () => expect(await useOf(productId)).toMatchObject({ filename: null, version: 3 }));
    expect((await media.remove(other)).status).toBe(200);
  });

  it('depends on the newest version, in whatever order events arrive', async () => {
    const [old, now] = [await media.keep(await jpeg()), await media.keep(await jpeg())];
    const productId = randomUUID();
    await catalog.says({ productId, version: 5, image: `/uploads/${now}` });
    await eventually(async () => expect(await useOf(productId)).toMatchObject({ version: 5 }));
    expect((await media.remove(old)).status).toBe(200);
    // The previous image of the product is not restored.
    await catalog.says({ productId, version: 4, image: `/uploads/${old}` });
    await catalog.withdraws(productId, 3);
    const gone = randomUUID();
    await catalog.withdraws(gone, 2);
    await eventually(async () => expect(await useOf(gone)).toMatchObject({ filename: null }));
    await catalog.says({ productId: gone, version: 1, image: `/uploads/${old}` });
    await media.database.dataSource.query('SELECT pg_sleep(0.3)');
    expect(await useOf(productId)).toMatchObject({ filename: now, version: 5 });
    expect(await useOf(gone)).toMatchObject({ filename: null, version: 2 });
    expect(await served(old)).toBe(404);
  });

  it('is restored when it has just been removed', async () => {
    const filename = await media.keep(await jpeg());
    await media.remove(filename);
    await catalog.says({ productId: randomUUID(), version: 1, image: `/uploads/${filename}` });
    await eventually(async () => expect(await served(filename)).toBe(200));
    expect(await eventsOf(filename)).toEqual([stored, removed, stored]);
  });

  it('is none when the product shows no image, or one that is not ours', async () => {
    const images = [null, '', 'https://example.org/a.jpg', '/uploads/old-name.jpg', '/uploads/../x'];
    const ids = images.map(() => randomUUID());
    for (const [at, image] of images.entries()) {
      await catalog.says({ productId: ids[at] ?? '', version: 1, image });
    }
    await eventually(async () => {
      for (const id of ids) expect(await useOf(id)).toMatchObject({ filename: null });
    });
  });
});
