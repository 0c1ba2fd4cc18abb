import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Module } from '@nestjs/common';
import type { Environment } from '../env.js';
import { AccountRepository } from './account.repository.js';
import { AccountSecrets } from './account-secrets.js';
import { ManagerForMailResolver } from './manager-for-mail/manager-for-mail.resolver.js';
import { PasswordHasher } from './password-hasher.js';

@Module({
  providers: [
    AccountRepository,
    PasswordHasher,
    ManagerForMailResolver,
    {
      provide: AccountSecrets,
      inject: [ENVIRONMENT],
      useFactory: ({ ACCOUNT_SECRET }: Environment) => new AccountSecrets(ACCOUNT_SECRET),
    },
  ],
  exports: [AccountRepository, PasswordHasher, AccountSecrets],
})
export class AccountsModule {}
