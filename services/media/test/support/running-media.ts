import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Identity, identityHeader, visitor } from '@hilltop/platform/identity/identity';
import { eventually } from '@hilltop/platform/testing/eventually';
import { TestClock } from '@hilltop/platform/testing/test-clock';
import { signForTest, testPrivateKey } from '@hilltop/platform/testing/test-keys';
import { startTestS3, testS3Keys } from '@hilltop/platform/testing/test-s3';
import { startTestService, testStaff } from '@hilltop/platform/testing/test-service';
import type { Type } from '@nestjs/common';
import { mediaService } from '../../src/service.js';
import { ObjectStore } from '../../src/storage/object-store.js';
import { startFakeCatalog } from './fake-catalog.js';
import { startFakeOrders } from './fake-orders.js';

/** One file of a form. */
export interface FormFile {
  readonly field?: string;
  readonly name: string;
  readonly content: Uint8Array | string;
  /** The content type that the browser states. */
  readonly type?: string;
}

/** The whole service on its own servers, called over HTTP as the gateway calls it. */
export async function runMedia(settings: { UPLOAD_MAX_MEGABYTES?: number } = {}) {
  const s3 = await startTestS3();
  const directory = await mkdtemp(join(tmpdir(), 'hilltop-test-uploads-'));
  const catalog = await startFakeCatalog();
  const orders = await startFakeOrders();
  const clock = new TestClock(new Date().toISOString());
  const service = await startTestService(mediaService, {
    environment: {
      CATALOG_URLS: [catalog.url] as [string, ...string[]],
      ORDERS_URLS: [orders.url] as [string, ...string[]],
      IDENTITY_PRIVATE_KEY: testPrivateKey('media'),
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY: testS3Keys.accessKey,
      S3_SECRET_KEY: testS3Keys.secretKey,
      S3_BUCKET: 'images',
      S3_REGION: 'us-east-1',
      UPLOAD_MAX_MEGABYTES: settings.UPLOAD_MAX_MEGABYTES ?? 10,
      UPLOAD_MAX_FILES: 10,
      UPLOAD_MAX_MEGAPIXELS: 40,
      UPLOAD_MS: 60_000,
      UPLOAD_DIRECTORY: directory,
      IMAGE_WORKERS: 2,
      PURGE_AFTER_MS: 600_000,
    },
    clock,
  });
  const get = <Part>(part: Type<Part>): Part => service.app.get(part, { strict: false });
  // Readiness creates the bucket.
  await eventually(async () => {
    const { status } = await fetch(`${service.url}/readyz`);
    if (status !== 200) throw new Error(`readiness is ${status}`);
  });

  const headersFor = async (identity: Identity | null): Promise<Record<string, string>> =>
    identity ? { [identityHeader]: await signForTest(identity, 'media') } : {};

  const call = async (path: string, init: RequestInit = {}, identity: Identity | null = visitor): Promise<Response> =>
    fetch(`${service.url}${path}`, { ...init, headers: { ...(await headersFor(identity)), ...init.headers } });

  const upload = (
    path: '/upload' | '/upload-multiple',
    files: readonly FormFile[],
    identity: Identity | null = testStaff,
  ): Promise<Response> => {
    const form = new FormData();
    const usual = path === '/upload' ? 'image' : 'images';
    for (const { field = usual, name, content, type = 'image/jpeg' } of files) {
      form.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
    }
    return call(path, { method: 'POST', body: form }, identity);
  };

  return {
    ...service,
    s3,
    clock,
    catalog,
    orders,
    get,
    headersFor,
    call,
    upload,
    /** Uploads a valid image. @returns its name */
    async keep(content: Uint8Array, name = 'image.jpg'): Promise<string> {
      const response = await upload('/upload', [{ name, content }]);
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as { filename: string }).filename;
    },
    remove: (filename: string, identity: Identity | null = testStaff) =>
      call(`/upload/${filename}`, { method: 'DELETE' }, identity),
    rows: (): Promise<{ filename: string; originalname: string; uploads: number; removed_at: Date | null }[]> =>
      service.database.dataSource.query('SELECT * FROM images ORDER BY uploaded_at, filename'),
    /** Types of pending and published events, in order. */
    async events(): Promise<string[]> {
      const rows: { subject: string }[] = await service.database.dataSource.query(
        `SELECT subject FROM outbox WHERE subject NOT LIKE '%.staff-action-recorded.v1' ORDER BY position`,
      );
      return rows.map(({ subject }) => subject.replace(/^hilltop\.media\.|\.v1$/g, ''));
    },
    async objects(prefix = 'originals/'): Promise<string[]> {
      return (await get(ObjectStore).list(prefix, '', 1_000)).map(({ key }) => key);
    },
    temporaryFiles: () => readdir(directory).catch(() => []),
    directory,
    async close() {
      await service.close();
      await catalog.close();
      await orders.close();
      await s3.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type RunningMedia = Awaited<ReturnType<typeof runMedia>>;
