import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../env.js';
import type { ImageFile } from '../image.entity.js';
import { addressOf } from '../image-name.js';
import { UPLOAD_QUEUE } from '../image-work.js';
import { WorkQueue } from '../work-queue.js';
import { reEncode } from './re-encode.js';
import type { ReceivedFile } from './receive-files.js';
import { StoreImage } from './store-image.js';
import { type FileRefusal, fileTooLarge, incomplete, notRead, tooManyPixels } from './upload-problems.js';

/** The response of the documented calls (product.md §3). */
export interface UploadedFile {
  readonly url: string;
  readonly filename: string;
  readonly originalname: string;
  /** Bytes of the stored file. */
  readonly size: number;
}

/** Stores a valid image. */
@Injectable()
export class TakeUpload {
  constructor(
    @Inject(UPLOAD_QUEUE) private readonly queue: WorkQueue,
    private readonly storeImage: StoreImage,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param newPath returns the path of a temporary file that is deleted after the request */
  async execute(
    file: ReceivedFile,
    newPath: () => string,
    staff: StaffIdentity | null,
  ): Promise<UploadedFile | FileRefusal> {
    const { originalname } = file;
    const { UPLOAD_MAX_MEGABYTES, UPLOAD_MAX_MEGAPIXELS } = this.environment;
    if (file.tooLarge) return fileTooLarge(originalname, UPLOAD_MAX_MEGABYTES);
    const path = newPath();
    const found = await this.queue.run(() => reEncode(file.path, path, UPLOAD_MAX_MEGAPIXELS * 1_000_000));
    if (found === 'not-an-image' || found === 'not-supported') return notRead(originalname, found === 'not-supported');
    if (found === 'incomplete') return incomplete(originalname);
    if (found === 'too-many-pixels') return tooManyPixels(originalname, UPLOAD_MAX_MEGAPIXELS);
    await this.storeImage.execute(found, path, originalname, staff);
    this.logger.info({ filename: found.filename, bytes: found.bytes }, 'image stored');
    return uploadedFile(found, originalname);
  }
}

function uploadedFile({ filename, bytes }: ImageFile, originalname: string): UploadedFile {
  return { url: addressOf(filename), filename, originalname, size: bytes };
}
