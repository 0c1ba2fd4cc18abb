import { createHash, randomUUID } from 'node:crypto';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { createWatchedDatabase, type WatchedDatabase } from '@hilltop/platform/testing/watched-database';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImageRepository } from '../src/images/image.repository.js';
import { RenditionRepository } from '../src/images/render-width/rendition.repository.js';
import { FIND_SERVED_IMAGE } from '../src/images/served-image.js';
import { mediaService } from '../src/service.js';
import { ImageUseRepository } from '../src/uses/image-use.repository.js';

/** Years of images with their widths and uses, some of them removed. */
const FILL = `
  INSERT INTO images SELECT encode(sha256(n::text::bytea), 'hex') || '.png', 'image/png', 'Picture ' || n % 2000 || '.png',
    1000 + n % 900, 800, 600, 1, 1, now() - n * interval '1 hour', CASE WHEN n % 100 = 0 THEN now() ELSE NULL END
  FROM generate_series(1, 4000) n;
  INSERT INTO renditions SELECT filename, w, 900, CASE WHEN bytes = 1001 THEN 'wanted' ELSE 'none' END, NULL, 0, now()
  FROM images, unnest(ARRAY[320, 640]) w;
  INSERT INTO image_uses SELECT gen_random_uuid(), 'Product', filename, 1 FROM images`;

const SORTS = ['NAME', 'SIZE', 'UPLOADED'] as const;
const name = (n: number) => `${createHash('sha256').update(String(n)).digest('hex')}.png`;
const now = new Date('2026-11-21T16:30:00Z');

let database: WatchedDatabase;
let images: ImageRepository;
beforeAll(async () => {
  database = await createWatchedDatabase({
    entities: mediaService.entities,
    migrations: mediaService.migrations,
    fill: FILL,
    growing: ['images', 'renditions', 'image_uses'],
  });
  images = new ImageRepository(database.dataSource);
});
afterAll(() => database.close());

describe('with thousands of rows, there is no sequential scan', () => {
  it('for serving an image and rendering its widths', async () => {
    const renditions = new RenditionRepository(database.dataSource, new TestClock('2100-01-01T00:00:00Z'));
    const reads = await database.watch.wholeReadsOf(async () => {
      await database.watch.statements.run(FIND_SERVED_IMAGE, [name(7), 640]);
      await renditions.noteWebp(name(7), 1280, 900, 'wanted');
      const wanted = await renditions.takeWantedAvif();
      if (!wanted) throw new Error('no AVIF is wanted');
      await renditions.endAvif(wanted, null);
      await renditions.find(wanted);
      await renditions.of([name(7), name(8)], database.dataSource.manager);
      await renditions.forget(name(7), 1280);
    });
    expect(reads).toEqual({});
  });

  it('for storing, removing and restoring an image, and for its uses', async () => {
    const uses = new ImageUseRepository(database.dataSource);
    const reads = await database.watch.wholeReadsOf(() =>
      database.dataSource.transaction(async (manager) => {
        await images.lock(name(7), manager);
        await images.markRemoved(name(7), now, manager);
        await images.bringBack(name(7), manager);
        await images.known([name(7), name(8)], manager);
        await images.find(name(9));
        await images.removedBy(now, 100);
        const use = { productId: randomUUID(), productName: 'Mug', filename: name(7), version: 1 };
        await uses.note(use, manager);
        await uses.of([name(7), name(8)], manager);
        await uses.clear(use.productId, 2, manager);
      }),
    );
    expect(reads).toEqual({});
  });

  it.each(SORTS)('for the first page of a list in admin: %s', async (sort) => {
    const slow = await database.watch.slowFirstPagesOf((page, direction) => images.page(page, sort, direction));
    expect(slow).toEqual({});
  });
});

describe('the check of plans', () => {
  it('finds a missing index', async () => {
    await database.dataSource.query('DROP INDEX images_by_size; DROP INDEX image_uses_by_image');
    const slow = await database.watch.slowFirstPagesOf((page, direction) => images.page(page, 'SIZE', direction));
    const sorted = ['sorts', 'images'];
    expect(Object.values(slow)).toEqual([sorted, sorted]);
    const uses = new ImageUseRepository(database.dataSource);
    expect(Object.values(await database.watch.wholeReadsOf(() => uses.of([name(7)])))).toEqual([['image_uses']]);
  });
});
