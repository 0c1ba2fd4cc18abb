import { Module } from '@nestjs/common';
import { EmailRepository } from './email.repository.js';
import { QueueBell } from './queue-bell.js';

@Module({ providers: [EmailRepository, QueueBell], exports: [EmailRepository, QueueBell] })
export class EmailsModule {}
