import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../env.js';
import { BusyError } from '../../http/busy-error.js';
import { AlsoFor, CallingStaff, IdentityGuard, OnlyFor } from '../../http/identity.guard.js';
import { type ReceivedFile, receiveFiles } from './receive-files.js';
import { TakeUpload, type UploadedFile } from './take-upload.js';
import { TemporaryFiles } from './temporary-files.js';
import { type FileRefusal, noFileIsValid, notStored, refusedFile } from './upload-problems.js';

interface RejectedFile {
  readonly originalname: string;
  readonly message: string;
}

/** Requests with files on the disk. */
const mostAtOnce = 16;
const megabyte = 1024 * 1024;

const isRefusal = (outcome: UploadedFile | FileRefusal): outcome is FileRefusal => 'message' in outcome;

/** Product.md §7, for managers. */
@Controller()
@UseGuards(IdentityGuard)
export class UploadController {
  private underWay = 0;

  constructor(
    private readonly takeUpload: TakeUpload,
    private readonly files: TemporaryFiles,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Post('upload')
  @OnlyFor('manager')
  // For the images of its demo products.
  @AlsoFor('catalog')
  @HttpCode(201)
  async upload(@Req() request: FastifyRequest, @CallingStaff() staff: StaffIdentity | null): Promise<UploadedFile> {
    return this.withFiles(request, 'image', 1, async ([file], newPath) => {
      const outcome = await this.takeUpload.execute(file, newPath, staff);
      if (isRefusal(outcome)) throw new ProblemError(refusedFile(outcome, 'image'));
      return outcome;
    });
  }

  /** Stores the valid files, and returns the reason for each of the others. */
  @Post('upload-multiple')
  @OnlyFor('manager')
  @HttpCode(201)
  async uploadMultiple(
    @Req() request: FastifyRequest,
    @CallingStaff() staff: StaffIdentity | null,
  ): Promise<{ files: UploadedFile[]; rejected: RejectedFile[] }> {
    const { UPLOAD_MAX_FILES } = this.environment;
    return this.withFiles(request, 'images', UPLOAD_MAX_FILES, async (received, newPath) => {
      const files: UploadedFile[] = [];
      const rejected: RejectedFile[] = [];
      for (const file of received) {
        const outcome = await this.takeOneOfMany(
          () => this.takeUpload.execute(file, newPath, staff),
          file,
          files.length > 0,
        );
        if (isRefusal(outcome)) rejected.push({ originalname: file.originalname, message: outcome.message });
        else files.push(outcome);
      }
      if (files.length === 0) throw new ProblemError(noFileIsValid(rejected));
      return { files, rejected };
    });
  }

  /** An outage must not hide from staff which files of the batch are already stored. */
  private async takeOneOfMany(
    take: () => Promise<UploadedFile | FileRefusal>,
    file: ReceivedFile,
    othersAreStored: boolean,
  ) {
    try {
      return await take();
    } catch (error) {
      if (!othersAreStored) throw error;
      this.logger.error({ err: error }, 'a file of a batch could not be stored');
      return notStored(file.originalname);
    }
  }

  private async withFiles<Result>(
    request: FastifyRequest,
    field: string,
    maxFiles: number,
    work: (files: [ReceivedFile, ...ReceivedFile[]], newPath: () => string) => Promise<Result>,
  ): Promise<Result> {
    if (this.underWay >= mostAtOnce) throw new BusyError();
    this.underWay += 1;
    try {
      const maxBytes = this.environment.UPLOAD_MAX_MEGABYTES * megabyte;
      return await this.files.whileWorking(async (newPath) =>
        work(await receiveFiles(request, { field, maxFiles, maxBytes, newPath }), newPath),
      );
    } finally {
      this.underWay -= 1;
    }
  }
}
