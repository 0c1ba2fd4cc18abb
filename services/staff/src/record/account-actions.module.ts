import { Module } from '@nestjs/common';
import { AccountActions } from './account-actions.js';

@Module({ providers: [AccountActions], exports: [AccountActions] })
export class AccountActionsModule {}
