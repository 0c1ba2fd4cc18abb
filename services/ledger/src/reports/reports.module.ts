import { Module } from '@nestjs/common';
import { AccountBalancesResolver } from './balances/account-balances.resolver.js';
import { JournalResolver } from './journal/journal.resolver.js';
import { ListLinesResolver } from './list-lines/list-lines.resolver.js';
import { PayoutsResolver } from './payouts/payouts.resolver.js';
import { providerAccount } from './payouts/provider-account.js';
import { Takings } from './takings/takings.js';
import { TakingsResolver } from './takings/takings.resolver.js';
import { TaxReportResolver } from './tax/tax-report.resolver.js';
import { VouchersReportResolver } from './vouchers/vouchers-report.resolver.js';

@Module({
  providers: [
    Takings,
    TakingsResolver,
    AccountBalancesResolver,
    TaxReportResolver,
    VouchersReportResolver,
    ListLinesResolver,
    JournalResolver,
    providerAccount,
    PayoutsResolver,
  ],
})
export class ReportsModule {}
