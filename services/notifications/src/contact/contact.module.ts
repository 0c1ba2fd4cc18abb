import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import type { Environment } from '../env.js';
import { ContactClient } from './contact-client.js';
import { MailMessageWhenReceived } from './mail-message-when-received.js';
import { AcknowledgementEmail, MessageForStaffEmail } from './message-emails.js';

@Module({
  imports: [EmailsModule],
  providers: [
    {
      provide: ContactClient,
      inject: [ENVIRONMENT],
      useFactory: ({ CONTACT_URLS, CONTACT_SECRET }: Environment) =>
        new ContactClient({ caller: 'notifications', audience: 'contact', urls: CONTACT_URLS, secret: CONTACT_SECRET }),
    },
    MessageForStaffEmail,
    AcknowledgementEmail,
    MailMessageWhenReceived,
  ],
  exports: [MessageForStaffEmail, AcknowledgementEmail],
})
export class ContactModule {}
