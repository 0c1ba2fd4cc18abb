import { InboxModule } from '@hilltop/platform/messaging/inbox/inbox.module';
import { Module } from '@nestjs/common';
import { LinesModule } from './lines/lines.module.js';
import { TakeMovementWhenMoneyMoved } from './lines/take-movement/take-movement-when-money-moved.js';
import { ReportsModule } from './reports/reports.module.js';
import { SealedDaysModule } from './sealed-days/sealed-days.module.js';
import { SUBSCRIPTIONS } from './subscriptions.js';

@Module({
  imports: [InboxModule.forRoot({ subscriptions: SUBSCRIPTIONS }), LinesModule, ReportsModule, SealedDaysModule],
  providers: [TakeMovementWhenMoneyMoved],
})
export class AppModule {}
