import { Module } from '@nestjs/common';
import { EarnVisitsJob } from './earn-visits/earn-visits.job.js';
import { EarnVisits } from './earn-visits/earn-visits.js';

@Module({ providers: [EarnVisits, EarnVisitsJob], exports: [EarnVisits] })
export class LinesModule {}
