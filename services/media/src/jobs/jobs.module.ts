import { Module } from '@nestjs/common';
import { JobStarter } from './job-starter.js';

@Module({ providers: [JobStarter], exports: [JobStarter] })
export class JobsModule {}
