import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
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
      useFactory: ({ CONTACT_URLS, IDENTITY_PRIVATE_KEY }: Environment) =>
        new ContactClient({
          audience: 'contact',
          urls: CONTACT_URLS,
          key: signingKey('notifications', IDENTITY_PRIVATE_KEY),
        }),
    },
    MessageForStaffEmail,
    AcknowledgementEmail,
    MailMessageWhenReceived,
  ],
  exports: [MessageForStaffEmail, AcknowledgementEmail],
})
export class ContactModule {}
