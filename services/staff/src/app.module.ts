import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { ErasuresModule } from './erasures/erasures.module.js';
import { LinksModule } from './links/links.module.js';
import { ManageAccountsModule } from './manage-accounts/manage-accounts.module.js';
import { MyAccountModule } from './my-account/my-account.module.js';
import { RecordModule } from './record/record.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

@Module({
  imports: [
    InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }),
    SessionsModule,
    LinksModule,
    ManageAccountsModule,
    MyAccountModule,
    AuditModule,
    RecordModule,
    ErasuresModule,
  ],
})
export class AppModule {}
