import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { ComposersModule } from './composers.module.js';
import { EmailAdminModule } from './emails/email-admin.module.js';
import { SendingModule } from './emails/send-queued-emails/sending.module.js';
import { HouseModule } from './house/house.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

@Module({
  imports: [
    InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
    HouseModule,
    ComposersModule,
    SendingModule,
    EmailAdminModule,
  ],
})
export class AppModule {}
