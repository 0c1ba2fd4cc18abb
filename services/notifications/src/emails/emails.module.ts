import { JobSignal } from '@hilltop/platform/async/job-signal';
import { Module } from '@nestjs/common';
import { EmailRepository } from './email.repository.js';

@Module({ providers: [EmailRepository, JobSignal], exports: [EmailRepository, JobSignal] })
export class EmailsModule {}
