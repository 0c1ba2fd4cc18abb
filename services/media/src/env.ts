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

/** Variables in addition to the common ones. */
export const variables = {
  /** Catalog lists the images in use before one is purged. */
  CATALOG_URLS: urlListVariable,
  /** Orders says which private files there are. */
  ORDERS_URLS: urlListVariable,
  /** Signs requests as this service. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** Plain S3 calls with path-style addresses. */
  S3_ENDPOINT: urlVariable,
  S3_ACCESS_KEY: textVariable,
  S3_SECRET_KEY: textVariable,
  /** Created at startup when it is missing. */
  S3_BUCKET: textVariable.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket'),
  S3_REGION: textVariable.default('us-east-1'),
  /** Per file, in MB of 1,048,576 bytes (product.md §9). */
  UPLOAD_MAX_MEGABYTES: countVariable(1, 100).default(10),
  /** Per batch (product.md §9). */
  UPLOAD_MAX_FILES: countVariable(1, 100).default(10),
  /** Over all frames. */
  UPLOAD_MAX_MEGAPIXELS: countVariable(1, 250).default(40),
  /** How long a request can take to arrive: phones on a hill are slow. */
  UPLOAD_MS: millisecondsVariable.default(600_000),
  /** Uploads before they are checked; replicas can share it. */
  UPLOAD_DIRECTORY: textVariable.default(join(tmpdir(), 'hilltop-media-uploads')),
  /** For uploads, and again for renditions. */
  IMAGE_WORKERS: countVariable(1, 32).default(2),
  /** How long a removed image can be restored. */
  PURGE_AFTER_MS: millisecondsVariable.default(600_000),
};

export type Environment = EnvironmentOf<typeof variables>;
