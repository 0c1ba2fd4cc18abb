import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SecondStep } from './second-step.js';
import { SecondStepRepository } from './second-step.repository.js';

@Module({
  imports: [AccountsModule],
  providers: [SecondStep, SecondStepRepository],
  exports: [SecondStep, SecondStepRepository],
})
export class SecondStepModule {}
