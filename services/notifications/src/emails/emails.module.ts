import { Module } from '@nestjs/common';
import { EmailRepository } from './email.repository.js';

@Module({ providers: [EmailRepository], exports: [EmailRepository] })
export class EmailsModule {}
