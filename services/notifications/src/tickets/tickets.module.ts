import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { SubgraphClient } from '@hilltop/platform/graphql/subgraph-client';
import { signingKey } from '@hilltop/platform/identity/identity-keys';
import { Module } from '@nestjs/common';
import { EmailsModule } from '../emails/emails.module.js';
import type { Environment } from '../env.js';
import { OrdersClientModule } from '../orders-client/orders-client.module.js';
import { MailTicketAgain } from './mail-ticket-again.js';
import { MailTicketWhenBookingConfirmed } from './mail-ticket-when-booking-confirmed.js';
import { MailReminder } from './reminders/mail-reminder.js';
import { PreviewReminderResolver } from './reminders/preview-reminder.resolver.js';
import { AfterVisitEmail, VisitReminderEmail } from './reminders/reminder-emails.js';
import { TicketEmail } from './ticket-email.js';
import { VisitCalendarResolver } from './visit-calendar.resolver.js';
import { MailVisitLinks } from './visit-links/mail-visit-links.js';
import { VisitLinksEmail } from './visit-links/visit-links-email.js';

@Module({
  imports: [EmailsModule, OrdersClientModule],
  providers: [
    {
      provide: SubgraphClient,
      inject: [ENVIRONMENT],
      useFactory: ({ BOOKINGS_URLS, IDENTITY_PRIVATE_KEY }: Environment) =>
        new SubgraphClient({
          audience: 'bookings',
          urls: BOOKINGS_URLS,
          key: signingKey('notifications', IDENTITY_PRIVATE_KEY),
        }),
    },
    TicketEmail,
    MailTicketWhenBookingConfirmed,
    MailTicketAgain,
    VisitLinksEmail,
    MailVisitLinks,
    VisitReminderEmail,
    AfterVisitEmail,
    MailReminder,
    PreviewReminderResolver,
    VisitCalendarResolver,
  ],
  exports: [TicketEmail, VisitLinksEmail, VisitReminderEmail, AfterVisitEmail, SubgraphClient],
})
export class TicketsModule {}
