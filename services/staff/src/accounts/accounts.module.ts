import { Module } from '@nestjs/common';
import { AccountRepository } from './account.repository.js';
import { PasswordHasher } from './password-hasher.js';

@Module({ providers: [AccountRepository, PasswordHasher], exports: [AccountRepository, PasswordHasher] })
export class AccountsModule {}
