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

/** Variables of this service, besides those that every service has. */
export const variables = {
  /** Base addresses of the replicas of catalog, which is asked what it shows before an image is deleted for good. */
  CATALOG_URLS: urlListVariable,
  /** What it signs that with, as itself. */
  IDENTITY_PRIVATE_KEY: privateKeyVariable,
  /** The object store; plain S3 calls, path style. */
  S3_ENDPOINT: urlVariable,
  S3_ACCESS_KEY: textVariable,
  S3_SECRET_KEY: textVariable,
  /** Made at the start where it is missing. */
  S3_BUCKET: textVariable.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket'),
  S3_REGION: textVariable.default('us-east-1'),
  /** Largest file that is taken, in MB of 1,048,576 bytes (product.md §9). */
  UPLOAD_MAX_MEGABYTES: countVariable(1, 100).default(10),
  /** Most files of one batch (product.md §9). */
  UPLOAD_MAX_FILES: countVariable(1, 100).default(10),
  /** Largest image that is decoded, in millions of pixels, all frames together. */
  UPLOAD_MAX_MEGAPIXELS: countVariable(1, 250).default(40),
  /** Longest that one request may take to arrive, in milliseconds: phones on a hill are slow. */
  UPLOAD_MS: millisecondsVariable.default(600_000),
  /** Where uploads wait until they are looked at; replicas may share it. */
  UPLOAD_DIRECTORY: textVariable.default(join(tmpdir(), 'hilltop-media-uploads')),
  /** Images that are decoded at once: uploads, and renditions besides. */
  IMAGE_WORKERS: countVariable(1, 32).default(2),
  /** How long a removed image can still come back before its bytes go, in milliseconds. */
  PURGE_AFTER_MS: millisecondsVariable.default(600_000),
};

export type Environment = EnvironmentOf<typeof variables>;
