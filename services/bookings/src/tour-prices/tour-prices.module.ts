import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module.js';
import { ToursModule } from '../tours/tours.module.js';
import { ApplyPlannedPricesJob } from './apply-planned-prices/apply-planned-prices.job.js';
import { ApplyPlannedPrices } from './apply-planned-prices/apply-planned-prices.js';
import { ChangeTourPrices } from './change-tour-prices.js';
import { PreviewPriceResolver } from './preview-price/preview-price.resolver.js';
import { ReadPrices } from './read-prices.js';
import { SetPrices } from './set-prices.js';
import { SetRules } from './set-rules.js';
import { TicketTypesResolver } from './ticket-types/ticket-types.resolver.js';
import { TourPricesResolver } from './tour-prices.resolver.js';

/** Above tours: what managers do with types, prices and rules. */
@Module({
  imports: [ScheduleModule, ToursModule],
  providers: [
    ChangeTourPrices,
    SetPrices,
    SetRules,
    ReadPrices,
    TourPricesResolver,
    TicketTypesResolver,
    PreviewPriceResolver,
    ApplyPlannedPrices,
    ApplyPlannedPricesJob,
  ],
})
export class TourPricesModule {}
