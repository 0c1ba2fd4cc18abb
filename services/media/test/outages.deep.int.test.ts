import { utimes, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { eventually } from '@hilltop/platform/testing/eventually';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ImageRepository } from '../src/images/image.repository.js';
import { originalKey, renditionKey } from '../src/images/object-keys.js';
import { TemporaryFiles } from '../src/images/store-upload/temporary-files.js';
import { SweepOrphans } from '../src/images/sweep-orphans/sweep-orphans.js';
import { createS3Client } from '../src/storage/connect-object-store.js';
import { ObjectStore } from '../src/storage/object-store.js';
import { ObjectStoreError } from '../src/storage/object-store-error.js';
import { holdingOpen, waitingForLock } from './support/locks.js';
import { type RunningMedia, runMedia } from './support/running-media.js';
import { jpeg } from './support/sample-images.js';

const hour = 60 * 60 * 1000;

let media: RunningMedia;
beforeAll(async () => {
  media = await runMedia();
});
afterAll(() => media.close());

const sweep = () => media.get(SweepOrphans).execute();

describe('without the object store', () => {
  it('nothing is stored partially, every request reports it, and the service recovers by itself', async () => {
    const filename = await media.keep(await jpeg(500, 400));
    const before = [await media.rows(), await media.events()];
    await media.s3.kill();

    const files = [{ name: 'a.jpg', content: await jpeg() }];
    for (const path of ['/upload', '/upload-multiple'] as const) {
      const response = await media.upload(path, files);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(JSON.stringify(await response.json())).not.toMatch(/ECONN|127\.0\.0\.1|object store/);
    }
    expect([await media.rows(), await media.events()]).toEqual(before);
    expect(await media.temporaryFiles()).toEqual([]);
    for (const path of [`/uploads/${filename}`, `/uploads/${filename}?w=320`]) {
      const response = await media.call(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    }
    const readiness = await fetch(`${media.url}/readyz`);
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toMatchObject({ notReady: [{ name: 'object store' }] });
    expect((await media.ask('{ images { total } }', {}, testStaff)).data?.images).toMatchObject({ total: 1 });

    await media.s3.start();
    expect((await media.upload('/upload', files)).status).toBe(201);
    expect((await media.call(`/uploads/${filename}?w=320`)).status).toBe(200);
    expect((await fetch(`${media.url}/readyz`)).status).toBe(200);
  });

  it('a batch returns the files that were stored before the outage', async () => {
    const store = media.get(ObjectStore);
    const put = store.put.bind(store);
    let left = 2;
    store.put = async (...object) => {
      if (object[0].startsWith('originals/')) left -= 1;
      if (left < 0) throw new ObjectStoreError('take an object', new Error('away'));
      return put(...object);
    };
    const files = await Promise.all(['1.jpg', '2.jpg', '3.jpg'].map(async (name) => ({ name, content: await jpeg() })));
    const response = await media.upload('/upload-multiple', files);
    store.put = put;
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      files: [{ originalname: '1.jpg' }, { originalname: '2.jpg' }],
      rejected: [{ originalname: '3.jpg', message: '3.jpg could not be stored. Please try again.' }],
    });
  });

  it('that accepts requests and never responds, requests time out', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const { client, close } = createS3Client({
      S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      S3_REGION: 'us-east-1',
      UPLOAD_MAX_MEGABYTES: 10,
    });
    const store = new ObjectStore({ client, bucket: 'images', region: 'us-east-1' });
    await expect(store.put('a', Buffer.from('abc'), 'text/plain')).rejects.toThrow(ObjectStoreError);
    close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

describe('a crash between object and row', () => {
  it('leaves an object that is deleted after an hour, and nothing else is', async () => {
    const { dataSource } = media.database;
    const kept = await media.keep(await jpeg(500, 400));
    expect((await media.call(`/uploads/${kept}?w=320`)).status).toBe(200);
    const rows = await media.rows();
    const objects = await media.objects('');

    await dataSource.query('ALTER TABLE outbox RENAME TO outbox_away');
    const response = await media.upload('/upload', [{ name: 'a.jpg', content: await jpeg() }]);
    await dataSource.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(response.status).toBe(500);
    expect(await media.rows()).toEqual(rows);
    const [orphan] = (await media.objects('')).filter((key) => !objects.includes(key));
    expect(orphan).toMatch(/^originals\//);

    const store = media.get(ObjectStore);
    const lost = [
      originalKey(`${'a'.repeat(64)}.png`),
      renditionKey(`${'a'.repeat(64)}.png`, 320, 'webp'),
      renditionKey(kept, 960, 'webp'),
    ];
    const foreign = ['backup/a.jpg', 'originals/read-me.txt', `renditions/${kept}/320.png`];
    for (const key of [...lost, ...foreign]) await store.put(key, Buffer.from('x'), 'text/plain');

    await sweep();
    expect(await media.objects('')).toEqual(expect.arrayContaining([...objects, ...lost, ...foreign, orphan]));
    media.clock.forward(hour + 60_000);
    await sweep();
    await eventually(async () => {
      const left = await media.objects('');
      expect(left).toEqual(expect.arrayContaining([...objects, ...foreign]));
      for (const key of [...lost, orphan]) expect(left).not.toContain(key);
    });
    expect((await media.call(`/uploads/${kept}?w=320`)).status).toBe(200);
  });

  it('does not lose an image that is uploaded again just as the object is deleted', async () => {
    const { dataSource } = media.database;
    const content = await jpeg();
    const filename = await media.keep(content);
    for (const uploadFirst of [true, false]) {
      await dataSource.query('DELETE FROM images WHERE filename = $1', [filename]);
      media.clock.forward(2 * hour);
      const steps = [() => media.keep(content), sweep];
      if (!uploadFirst) steps.reverse();
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
      expect(await media.objects(originalKey(filename))).toHaveLength(1);
      expect((await media.call(`/uploads/${filename}`)).status).toBe(200);
    }
  });

  it('does not lose an image whose row is about to be written', async () => {
    const { dataSource } = media.database;
    const content = await jpeg();
    const filename = await media.keep(content);
    await dataSource.query('DELETE FROM images WHERE filename = $1', [filename]);
    media.clock.forward(2 * hour);
    const work: Promise<unknown>[] = [];
    await holdingOpen(
      dataSource,
      (manager) => manager.query('LOCK TABLE outbox IN EXCLUSIVE MODE'),
      async () => {
        work.push(media.keep(content));
        await waitingForLock(dataSource, 'INSERT INTO outbox%');
        work.push(sweep());
        await dataSource.query('SELECT pg_sleep(0.5)');
      },
    );
    await Promise.all(work);
    expect(await media.objects(originalKey(filename))).toHaveLength(1);
  });

  it('leaves a file that is deleted after an hour', async () => {
    const [old, young] = ['old', 'young'].map((name) => join(media.directory, name));
    for (const path of [old, young]) await writeFile(String(path), 'left behind');
    const now = new Date();
    const before = new Date(now.getTime() - hour - 1_000);
    await utimes(String(old), before, before);
    expect(await media.get(TemporaryFiles).sweep(now)).toBe(1);
    expect(await media.temporaryFiles()).toEqual(['young']);
  });
});
