import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import type { Environment } from '../env.js';
import { InvitationEmail, PasswordResetEmail } from './link-emails.js';
import { MailLinkWhenIssued } from './mail-link-when-issued.js';
import { StaffClient } from './staff-client.js';

@Module({
  imports: [EmailsModule],
  providers: [
    {
      provide: StaffClient,
      inject: [ENVIRONMENT],
      useFactory: ({ STAFF_URLS, IDENTITY_PRIVATE_KEY }: Environment) =>
        new StaffClient({
          audience: 'staff',
          urls: STAFF_URLS,
          key: signingKey('notifications', IDENTITY_PRIVATE_KEY),
        }),
    },
    InvitationEmail,
    PasswordResetEmail,
    MailLinkWhenIssued,
  ],
  exports: [InvitationEmail, PasswordResetEmail, StaffClient],
})
export class StaffLinksModule {}
