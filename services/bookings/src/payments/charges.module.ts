import { Module } from '@nestjs/common';
import { Charges } from './charges.js';
import { ReturnForgottenChargesJob } from './return-forgotten-charges.job.js';

@Module({ providers: [Charges, ReturnForgottenChargesJob], exports: [Charges] })
export class ChargesModule {}
