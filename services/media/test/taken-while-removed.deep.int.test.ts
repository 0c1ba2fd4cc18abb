import { randomUUID } from 'node:crypto';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { NoteUseWhenProductPutOnSaleOrChanged } from '../src/products/note-use-when-product-put-on-sale-or-changed.js';
import { type CatalogVoice, catalogVoice, productEvent } from './support/catalog-voice.js';
import { holdingOpen, waitingForLock } from './support/locks.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg } from './support/sample-images.js';

let media: RunningMedia;
let catalog: CatalogVoice;
let dataSource: DataSource;
beforeAll(async () => {
  media = await runMedia();
  dataSource = media.database.dataSource;
  catalog = await catalogVoice(media.nats.url);
});
afterAll(async () => {
  await catalog.close();
  await media.close();
});

const LOCKS_IMAGE = 'SELECT%FROM "images"%FOR UPDATE%';

/** Finds violations: removed images that a product shows. */
const removedAndShown = async (filename: string): Promise<boolean> => {
  const rows = await dataSource.query(
    `SELECT 1 FROM images i JOIN image_uses u ON u.filename = i.filename
     WHERE i.filename = $1 AND i.removed_at IS NOT NULL`,
    [filename],
  );
  return rows.length > 0;
};

const take = (filename: string) => productEvent({ productId: randomUUID(), version: 1, image: `/uploads/${filename}` });

/** A naive removal: checks, then acts. */
async function carelessRemoval(filename: string): Promise<'removed' | 'in use'> {
  return dataSource.transaction(async (manager) => {
    const uses = await manager.query('SELECT 1 FROM image_uses WHERE filename = $1', [filename]);
    if (uses.length > 0) return 'in use';
    await manager.query('UPDATE images SET removed_at = now() WHERE filename = $1', [filename]);
    return 'removed';
  });
}

/** A naive reaction: checks without a lock. */
async function carelessReaction(filename: string): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const [image] = await manager.query('SELECT removed_at FROM images WHERE filename = $1', [filename]);
    await manager.query(`INSERT INTO image_uses VALUES ($1, 'Tea cup', $2, 1)`, [randomUUID(), filename]);
    if (image.removed_at) await manager.query('UPDATE images SET removed_at = NULL WHERE filename = $1', [filename]);
  });
}

describe('an image that a product takes while staff remove it', () => {
  it('stays when the product is first: the removal waits, and is refused', async () => {
    const filename = await media.keep(await jpeg());
    const reaction = media.get(NoteUseWhenProductPutOnSaleOrChanged);
    let removal: Promise<Response> | undefined;
    await holdingOpen(
      dataSource,
      (manager) => reaction.react(take(filename), manager),
      async () => {
        removal = media.remove(filename);
        await waitingForLock(dataSource, LOCKS_IMAGE);
      },
    );
    expect((await removal)?.status).toBe(409);
    expect(await removedAndShown(filename)).toBe(false);
  });

  it('would be lost with a removal that does not lock', async () => {
    const filename = await media.keep(await jpeg());
    const reaction = media.get(NoteUseWhenProductPutOnSaleOrChanged);
    let removal: Promise<string> | undefined;
    await holdingOpen(
      dataSource,
      (manager) => reaction.react(take(filename), manager),
      async () => {
        removal = carelessRemoval(filename);
        await waitingForLock(dataSource, 'UPDATE images%');
      },
    );
    expect(await removal).toBe('removed');
    expect(await removedAndShown(filename)).toBe(true);
  });

  /** Runs a removal up to its last step, then `meanwhile`, then lets it commit. */
  async function whileRemovalIsOpen(filename: string, meanwhile: () => Promise<unknown>): Promise<Response> {
    let removal: Promise<Response> | undefined;
    await holdingOpen(
      dataSource,
      (manager) => manager.query('LOCK TABLE outbox IN EXCLUSIVE MODE'),
      async () => {
        removal = media.remove(filename);
        await waitingForLock(dataSource, 'INSERT INTO outbox%');
        await meanwhile();
      },
    );
    if (!removal) throw new Error('nothing was removed');
    return removal;
  }

  it('comes back when the removal is first: the reaction waits, and restores it', async () => {
    const filename = await media.keep(await jpeg());
    const removal = await whileRemovalIsOpen(filename, async () => {
      const event = take(filename);
      await catalog.says({ productId: event.data.productId, version: 1, image: `/uploads/${filename}` });
      await waitingForLock(dataSource, LOCKS_IMAGE);
    });
    expect(removal.status).toBe(200);
    await eventually(async () => expect((await media.call(`/uploads/${filename}`)).status).toBe(200));
    expect(await removedAndShown(filename)).toBe(false);
  });

  it('would be lost with a reaction that does not lock', async () => {
    const filename = await media.keep(await jpeg());
    await whileRemovalIsOpen(filename, () => carelessReaction(filename));
    expect(await removedAndShown(filename)).toBe(true);
  });

  it('is never both removed and shown, in whatever order they run', async () => {
    const filenames = await Promise.all(Array.from({ length: 12 }, async () => media.keep(await jpeg())));
    const answers = await Promise.all(
      filenames.flatMap((filename, at) => {
        const says = () => catalog.says({ productId: randomUUID(), version: 1, image: `/uploads/${filename}` });
        const removes = async () => (await media.remove(filename)).status;
        return at % 2 ? [says(), removes()] : [removes(), says()];
      }),
    );
    await eventually(async () => {
      const [row] = await dataSource.query('SELECT count(*)::int AS uses FROM image_uses WHERE filename = ANY($1)', [
        filenames,
      ]);
      expect(row.uses).toBe(12);
    });
    expect(answers.filter((answer) => answer !== undefined && ![200, 409].includes(answer))).toEqual([]);
    for (const filename of filenames) expect(await removedAndShown(filename)).toBe(false);
  });
});
