import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { CorrectMovementResolver } from './lines/correct-movement/correct-movement.resolver.js';
import { EarnVisitsJob } from './lines/earn-visits/earn-visits.job.js';
import { EarnVisits } from './lines/earn-visits/earn-visits.js';
import { TakeMovementWhenMoneyMoved } from './lines/take-movement-when-money-moved.js';
import { BlankReasonsWhenPersonErased } from './personal-data/blank-reasons-when-person-erased.js';
import { correctionReasons } from './personal-data/correction-reasons.resolver.js';
import { AccountBalancesResolver } from './reports/account-balances.resolver.js';
import { ListLinesResolver } from './reports/list-lines.resolver.js';
import { PayoutsResolver } from './reports/payouts/payouts.resolver.js';
import { providerAccount } from './reports/payouts/provider-account.js';
import { ReportResolver } from './reports/report.resolver.js';
import { Takings } from './reports/takings/takings.js';
import { TakingsResolver } from './reports/takings/takings.resolver.js';
import { TaxReport } from './reports/tax/tax-report.js';
import { TaxReportResolver } from './reports/tax/tax-report.resolver.js';
import { SealedDayResolver } from './sealed-days/read-seals/sealed-day.resolver.js';
import { SealsResolver } from './sealed-days/read-seals/seals.resolver.js';
import { SealMetrics } from './sealed-days/seal.metrics.js';
import { SealDaysJob } from './sealed-days/seal-days/seal-days.job.js';
import { SealDays } from './sealed-days/seal-days/seal-days.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

const lines = [EarnVisits, EarnVisitsJob, CorrectMovementResolver];

const reports = [
  Takings,
  TakingsResolver,
  AccountBalancesResolver,
  TaxReport,
  TaxReportResolver,
  ListLinesResolver,
  ReportResolver,
  providerAccount,
  PayoutsResolver,
];

const sealedDays = [SealDays, SealDaysJob, SealMetrics, SealsResolver, SealedDayResolver];

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS })],
  providers: [
    ...lines,
    ...reports,
    ...sealedDays,
    TakeMovementWhenMoneyMoved,
    BlankReasonsWhenPersonErased,
    ...correctionReasons,
  ],
})
export class AppModule {}
