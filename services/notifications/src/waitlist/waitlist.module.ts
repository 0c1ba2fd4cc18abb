import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { MailWaitlistNotice } from './mail-waitlist-notice.js';
import { WaitlistEmail } from './waitlist-email.js';

@Module({
  imports: [EmailsModule, TicketsModule],
  providers: [WaitlistEmail, MailWaitlistNotice],
  exports: [WaitlistEmail],
})
export class WaitlistModule {}
