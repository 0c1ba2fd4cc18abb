import { Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { LinksModule } from './links/links.module.js';
import { ManageAccountsModule } from './manage-accounts/manage-accounts.module.js';
import { MyAccountModule } from './my-account/my-account.module.js';
import { SessionsModule } from './sessions/sessions.module.js';

@Module({ imports: [SessionsModule, LinksModule, ManageAccountsModule, MyAccountModule, AuditModule] })
export class AppModule {}
