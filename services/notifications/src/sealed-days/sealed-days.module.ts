import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { MailSealedDay } from './mail-sealed-day.js';
import { SealedDayEmail } from './sealed-day-email.js';

@Module({ imports: [EmailsModule], providers: [SealedDayEmail, MailSealedDay], exports: [SealedDayEmail] })
export class SealedDaysModule {}
