import { randomUUID } from 'node:crypto';
import { eventually } from '@hilltop/platform/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImageRepository } from '../src/images/image.repository.js';
import { originalKey } from '../src/images/object-keys.js';
import { PurgeRemoved } from '../src/images/purge-removed/purge-removed.js';
import { type CatalogVoice, catalogVoice } from './support/catalog-voice.js';
import { holdingOpen, waitingForLock } from './support/locks.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg } from './support/sample-images.js';

const minute = 60_000;

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

const hasRow = async (filename: string) => (await media.rows()).some((row) => row.filename === filename);
const objectsOf = async (filename: string) =>
  (await media.objects('')).filter((key) => key.includes(filename)).map((key) => key.split('/')[0]);
const wanted = () => media.database.dataSource.query(`SELECT filename FROM renditions WHERE avif_state = 'wanted'`);
const purge = () => media.get(PurgeRemoved).execute();

/** The job may already have done it; either way it is gone. */
const purged = (filename: string) =>
  eventually(async () => {
    await purge();
    expect([await hasRow(filename), await objectsOf(filename)]).toEqual([false, []]);
  });

describe('the bytes of a removed image', () => {
  it('stay for ten minutes, and are then deleted with all widths', async () => {
    const [filename, other] = [await media.keep(await jpeg(700, 500)), await media.keep(await jpeg(700, 500))];
    for (const name of [filename, other]) await media.call(`/uploads/${name}?w=320`);
    // An AVIF that is stored while its image goes is left to the sweep.
    await eventually(async () => expect(await wanted()).toEqual([]));
    await media.remove(filename);
    media.clock.forward(9 * minute);
    await purge();
    expect(await hasRow(filename)).toBe(true);
    expect(await objectsOf(filename)).toEqual(expect.arrayContaining(['originals', 'renditions']));

    media.clock.forward(minute);
    await purged(filename);
    expect(await hasRow(other)).toBe(true);
    expect(await objectsOf(other)).toEqual(expect.arrayContaining(['originals', 'renditions']));
    expect((await media.call(`/uploads/${other}?w=320`)).status).toBe(200);
  });

  it('stay when a product took the image in the meantime', async () => {
    const filename = await media.keep(await jpeg());
    await media.remove(filename);
    await catalog.says({ productId: randomUUID(), version: 1, image: `/uploads/${filename}` });
    await eventually(async () => expect((await media.call(`/uploads/${filename}`)).status).toBe(200));
    media.clock.forward(60 * minute);
    await purge();
    expect((await media.call(`/uploads/${filename}`)).status).toBe(200);
  });

  it('stay when a product shows the image but its event has not arrived, as with NATS down', async () => {
    const filename = await media.keep(await jpeg());
    await media.remove(filename);
    media.catalog.shown.add(filename);
    media.clock.forward(60 * minute);
    expect(await purge()).toBe(0);
    await media.nats.stop();
    expect(await purge()).toBe(0);
    expect([await hasRow(filename), await objectsOf(filename)]).toEqual([true, ['originals']]);
    await media.nats.start();
    media.catalog.shown.delete(filename);
    await purged(filename);
  });

  it('stay while catalog does not respond', async () => {
    const filename = await media.keep(await jpeg());
    await media.remove(filename);
    media.clock.forward(60 * minute);
    media.catalog.isAway = true;
    expect(await purge()).toBe(0);
    expect([await hasRow(filename), await objectsOf(filename)]).toEqual([true, ['originals']]);
    media.catalog.isAway = false;
    await purged(filename);
  });

  it('stay when the store is down, and are deleted later', async () => {
    const filename = await media.keep(await jpeg());
    await media.remove(filename);
    media.clock.forward(60 * minute);
    await media.s3.stop();
    await expect(purge()).rejects.toThrow('object store');
    expect(await hasRow(filename)).toBe(true);
    await media.s3.start();
    await purged(filename);
  });
});

describe('the same image, uploaded while its bytes are purged', () => {
  it.each(['the upload', 'the purge'])('has row and object afterwards, with %s first', async (first) => {
    const { dataSource } = media.database;
    const content = await jpeg();
    const filename = await media.keep(content);
    await media.remove(filename);
    media.clock.forward(60 * minute);
    const steps = [() => media.keep(content), purge];
    if (first === 'the purge') steps.reverse();
    const work: Promise<unknown>[] = [];
    await holdingOpen(
      dataSource,
      (manager) => media.get(ImageRepository).holdName(filename, manager),
      async () => {
        for (const step of steps) {
          work.push(step());
          await waitingForLock(dataSource, 'SELECT pg_advisory_xact_lock%');
          await dataSource.query('SELECT pg_sleep(0.2)');
        }
      },
    );
    await Promise.all(work);
    expect([await hasRow(filename), await objectsOf(filename)]).toEqual([true, ['originals']]);
    expect((await media.call(`/uploads/${filename}`)).status).toBe(200);
    expect(await media.objects(originalKey(filename))).toHaveLength(1);
  });
});
