import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentOf } from '@hilltop/platform/environment/service-variables';
import {
  countVariable,
  millisecondsVariable,
  privateKeyVariable,
  textVariable,
  urlListVariable,
  urlVariable,
} from '@hilltop/platform/environment/variables';

/** Variables of this service, in addition to the common ones. */
export const variables = {
  /** Base addresses of the replicas of catalog. It lists the images in use before one is purged. */
  CATALOG_URLS: urlListVariable,
  /** Signs these requests as this service. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** The object store, accessed by plain S3 calls with path-style addresses. */
  S3_ENDPOINT: urlVariable,
  S3_ACCESS_KEY: textVariable,
  S3_SECRET_KEY: textVariable,
  /** Created at startup when it is missing. */
  S3_BUCKET: textVariable.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket'),
  S3_REGION: textVariable.default('us-east-1'),
  /** Maximum size of a file, in MB of 1,048,576 bytes (product.md §9). */
  UPLOAD_MAX_MEGABYTES: countVariable(1, 100).default(10),
  /** Maximum number of files in a batch (product.md §9). */
  UPLOAD_MAX_FILES: countVariable(1, 100).default(10),
  /** Maximum size of an image, in millions of pixels over all frames. */
  UPLOAD_MAX_MEGAPIXELS: countVariable(1, 250).default(40),
  /** How long a request can take to arrive, in milliseconds: phones on a hill are slow. */
  UPLOAD_MS: millisecondsVariable.default(600_000),
  /** Folder of uploads before they are checked; replicas can share it. */
  UPLOAD_DIRECTORY: textVariable.default(join(tmpdir(), 'hilltop-media-uploads')),
  /** Concurrently decoded images: for uploads, and again for renditions. */
  IMAGE_WORKERS: countVariable(1, 32).default(2),
  /** How long a removed image can be restored before it is purged, in milliseconds. */
  PURGE_AFTER_MS: millisecondsVariable.default(600_000),
};

export type Environment = EnvironmentOf<typeof variables>;
